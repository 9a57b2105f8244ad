import Interpreter
import Simulation

/// Writes the page of what is simulated.
LargeStack.run {
  let simulation = Simulation()
  print(Coverage(simulation).text, terminator: "")
}
