import Glibc
import Interpreter

LargeStack.run {
  if CommandLine.arguments.dropFirst().first == "--worker" {
    Worker().run()
    exit(0)
  }
  guard let fuzzer = Fuzzer(Array(CommandLine.arguments.dropFirst())) else {
    print("usage: fuzz [--minutes N] [--seed N] [--keep FOLDER] [FOLDER…]")
    exit(2)
  }
  exit(fuzzer.run())
}
