import Frameworks
func dispatchModule() -> Module { Module("Dispatch", texts: []) { _ in } }
func foundationModule() -> Module { Module("Foundation", texts: []) { _ in } }
func combineModule() -> Module { Module("Combine", texts: []) { _ in } }
