import Glibc
import Interpreter
import Shell

LargeStack.run {
  exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
}
