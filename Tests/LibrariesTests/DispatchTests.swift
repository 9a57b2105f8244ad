import Testing

/// Queues, timers and the run loop on the virtual clock; expectations are what Swift 6.3.1 prints.
struct DispatchTests {
  @Test func queuesAndTimers() {
    let output = printed(
      #"""
      import Foundation
      import Dispatch
      class Owner {
        var timer: Timer?
        var n = 0
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] t in self?.tick(t) } }
        func tick(_ t: Timer) {
          n += 1
          print("tick", n)
          if n == 3 { t.invalidate(); print("valid", t.isValid) }
        }
        deinit { print("owner gone") }
      }
      var owner: Owner? = Owner()
      owner!.start()
      DispatchQueue.main.async { print("async", Thread.isMainThread) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { print("after .15") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { print("after .05") }
      let item = DispatchWorkItem { print("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
      item.cancel()
      print("cancelled", item.isCancelled)
      let group = DispatchGroup()
      group.enter()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.02) { print("leave 1"); group.leave() }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.03) { print("leave 2"); group.leave() }
      group.notify(queue: .main) { print("all left") }
      let queue = DispatchQueue(label: "q")
      print(queue.sync { 42 }, queue.label)
      queue.async { let main = Thread.isMainThread; DispatchQueue.main.async { print("background main:", main) } }
      _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in owner = nil; print("end") }
      print("sync done")
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.6))
      """#)
    #expect(
      output == #"""
        cancelled true
        42 q
        sync done
        async true
        background main: false
        leave 1
        leave 2
        all left
        after .05
        tick 1
        after .15
        tick 2
        tick 3
        valid false
        owner gone
        end
        """#)
  }

  /// Expected by hand: there is no such module on Linux.
  @Test func retainedTargets() {
    let output = printed(
      #"""
      import Foundation
      class Clock: NSObject {
        var n = 0
        @objc func tick(_ timer: Timer) { n += 1; print("tick", n); if n == 2 { timer.invalidate() } }
        deinit { print("clock gone") }
      }
      var clock: Clock? = Clock()
      Timer.scheduledTimer(timeInterval: 1, target: clock!, selector: #selector(Clock.tick(_:)), userInfo: nil, repeats: true)
      clock = nil
      print("kept")
      DispatchQueue.main.sync { }
      """#)
    #expect(
      output == #"""
        kept
        error: BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread
        tick 1
        tick 2
        clock gone
        """#)
  }
}
