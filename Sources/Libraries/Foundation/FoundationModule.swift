import Frameworks
import Interpreter

/// Foundation and Core Graphics' geometry.
package func foundationModule() -> Module {
  Module(
    "Foundation", aliases: ["CoreGraphics", "CoreFoundation", "ObjectiveC", "Darwin", "os", "FoundationEssentials"],
    texts: [
      FoundationText.geometry, FoundationText.objects, FoundationText.text, FoundationText.attributed, FoundationText.values, FoundationText.dates,
      FoundationText.notifications, FoundationText.json, FoundationText.timers,
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
    bindTimers(b)
    bindOperations(b)
  }
}
