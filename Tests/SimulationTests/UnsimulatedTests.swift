import Simulation
import Testing

/// What exists in the frameworks and does nothing here says so when it is used.
struct UnsimulatedTests {
  @Test("A call without behaviour ends the step, and what is shown stays")
  func call() throws {
    let lines = try inSimulation { simulation in
      simulation.evaluate(
        """
        struct Page: View {
          @Environment(\\.openURL) var openURL
          var body: some View { Button("Read") { openURL(URL(string: "https://example.org")!); print("after") } }
        }
        """)
      simulation.show("Page()")
      let start = simulation.lines.count
      simulation.tap("\"Read\"")
      simulation.find("Read")
      return Array(simulation.lines[start...])
    }
    #expect(
      lines == [
        "action  Page  closure",
        "error: 'OpenURLAction.callAsFunction(_:)' exists and is not simulated here: "
          + "there is no other app to open an address in",
        "Read",
      ])
  }

  @Test("A modifier without behaviour says so once and shows its content")
  func modifier() throws {
    let lines = try inSimulation { simulation in
      simulation.show("Text(\"Inbox\").badge(2).contentShape(Circle())")
      simulation.find("Inbox")
      simulation.show("Text(\"Sent\").badge(3)")
      return simulation.lines
    }
    #expect(
      lines == [
        "warning: 'View.badge(_:)' exists and is not simulated here: a badge is not shown",
        "warning: 'View.contentShape(_:)' exists and is not simulated here: "
          + "a tap goes to what it names, whatever the shape",
        "Inbox",
      ])
  }

  @Test("A bound call that does less than on a device says so and goes on")
  func bound() throws {
    let lines = try inSimulation { simulation in
      simulation.evaluate(
        """
        let url = URL(string: "https://example.com")!
        UIApplication.shared.open(url)
        UIApplication.shared.open(url)
        print("after")
        """)
      return simulation.lines
    }
    #expect(
      lines == [
        "warning: 'UIApplication.open(_:options:completionHandler:)' exists and is not simulated here: "
          + "the other app does not come to the front, this one stays active",
        "after",
      ])
  }
}
