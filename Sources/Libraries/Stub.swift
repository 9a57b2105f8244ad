import Frameworks
func combineModule() -> Module { Module("Combine", texts: []) { _ in } }
