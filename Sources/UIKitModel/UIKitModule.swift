import Frameworks
import Interpreter

/// UIKit.
package func uiKitModule() -> Module {
  Module(
    "UIKit", exports: ["Foundation", "ObjectiveC"],
    texts: [
      UIKitText.view, UIKitText.layers, UIKitText.views, UIKitText.textInput, UIKitText.controllers,
      UIKitText.valueControls,
      UIKitText.menus, UIKitText.bars, UIKitText.gestures, UIKitText.scrolling, UIKitText.constraints,
      UIKitText.containers, UIKitText.application, UIKitText.graphics, UIKitText.tables, UIKitText.configurations,
      UIKitText.collections, UIKitText.diffable, UIKitText.systemControllers,
    ],
    compilerTexts: [UIKitText.compilerOnly], absent: AbsentNames.names
  ) { b in
    b.mainActorClass = watchMainThread
    bindViews(b)
    bindLayers(b)
    bindControls(b)
    bindControllers(b)
    bindButtons(b)
    bindValueControls(b)
    bindPickers(b)
    bindBars(b)
    bindGestures(b)
    bindScrolling(b)
    bindConstraints(b)
    bindStacks(b)
    bindPresentation(b)
    bindPreferredSize(b)
    bindNavigation(b)
    bindTabsAndPages(b)
    bindAlerts(b)
    bindSearch(b)
    bindApplication(b)
    bindTraits(b)
    bindDisplayLinks(b)
    bindGraphics(b)
    bindCells(b)
    bindTables(b)
    bindCollections(b)
    bindCollectionLayouts(b)
    bindSystemControllers(b)
  }
}

/// UIKit and what builds on it.
package func uiKitModules() -> [Module] {
  [uiKitModule(), snapKitModule(), webKitModule(), mapKitModule()] + systemControllerModules() + canvasModules()
    + [appKitModule()]
}

/// What UIKit keeps in the host for a session.
package func installUIKit(_ machine: Machine) {
  installViewTraits(machine)
  let traits = machine.viewTraits
  installButtons(traits)
  installMenus(traits)
  installValueControls(traits)
  installColorWell(traits)
  installPickers(traits)
  installBars(traits)
  installScrolling(traits)
  installStacks(traits)
  installNavigation(traits)
  installTabsAndPages(traits)
  installAlerts(traits)
  installLists(traits)
  installListContent(traits)
}
