import Glibc

/// Runs the program on a thread with room for deep recursion: the parser and the interpreter recurse natively, and the
/// usual 8 MB end at a chain of 4,000 calls.
public enum LargeStack {
  /// Bytes of address space; only what is touched is memory.
  static let bytes = 512 << 20

  /// Lets the thread allocate where the program does: an arena of its own would grow by 4 kB, with a call of the system
  /// for each. `malloc.h` is in no module, so the function is looked up by its name.
  private static func growMemoryInLargeSteps() {
    guard let function = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(function, to: (@convention(c) (_ parameter: Int32, _ value: Int32) -> Int32).self)
    let (arenas, growth): (Int32, Int32) = (-8, -2)
    _ = mallopt(arenas, 1)
    _ = mallopt(growth, 4 << 20)
  }

  private final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs `body` to its end. Signals go to its thread, so that a read there is interrupted by Ctrl-C.
  public static func run(_ body: @escaping () -> Void) {
    growMemoryInLargeSteps()
    var all = sigset_t()
    sigfillset(&all)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &all, &before)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, bytes)
    var thread = pthread_t()
    let job = Job {
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      body()
    }
    let context = Unmanaged.passRetained(job).toOpaque()
    guard
      pthread_create(
        &thread, &attributes,
        { context in
          Unmanaged<Job>.fromOpaque(context!).takeRetainedValue().body()
          return nil
        }, context) == 0
    else {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
      return
    }
    pthread_join(thread, nil)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
