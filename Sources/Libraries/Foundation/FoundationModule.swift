import Frameworks
import Interpreter

/// Foundation and Core Graphics' geometry.
package func foundationModule() -> Module {
  Module(
    "Foundation", aliases: ["CoreGraphics", "CoreFoundation", "Darwin", "os", "FoundationEssentials"],
    texts: [
      FoundationText.geometry, FoundationText.objects, FoundationText.text, FoundationText.attributed,
      FoundationText.values, FoundationText.dates,
      FoundationText.notifications, FoundationText.json, FoundationText.timers, FoundationText.scanner,
    ],
    setUp: { machine in registerBridges(machine) }
  ) { b in
    bindGeometry(b)
    bindObjects(b)
    bindText(b)
    bindCharacterSets(b)
    bindAttributedStrings(b)
    bindValues(b)
    bindURLs(b)
    bindDates(b)
    bindNumberFormats(b)
    bindServices(b)
    bindNotifications(b)
    bindCoders(b)
    bindContainers(b)
    bindTimers(b)
    bindOperations(b)
  }
}

/// What Apple's Foundation takes from Objective-C and Core Graphics. Foundation on Linux does not have it, so the
/// compiler
/// is given it as a module that the others import; the behaviour is bound with Foundation's.
package func objectiveCModule() -> Module {
  Module("ObjectiveC", exports: ["Foundation"], texts: [FoundationText.objectiveC]) { _ in }
}
