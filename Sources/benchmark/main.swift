import Glibc
import Interpreter

LargeStack.run {
  exit(Benchmark().run())
}
