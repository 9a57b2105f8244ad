// A type nested in a generic one, as an associated type: what it says of the outer parameters is known.
protocol Reducer {
  associatedtype State
  associatedtype Action
  func reduce(_ state: inout State, _ action: Action)
}
struct Counter: Reducer {
  struct State { var n = 0 }
  enum Action { case add(Int) }
  func reduce(_ state: inout State, _ action: Action) { if case .add(let k) = action { state.n += k } }
}
struct Pair<A: Reducer, B: Reducer>: Reducer {
  let a: A
  let b: B
  struct State {
    var a: A.State
    var b: B.State
  }
  enum Action {
    case left(A.Action)
    case right(B.Action)
  }
  func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .left(let inner): a.reduce(&state.a, inner)
    case .right(let inner): b.reduce(&state.b, inner)
    }
  }
}
final class Store<R: Reducer> {
  var state: R.State
  let reducer: R
  init(_ reducer: R, _ state: R.State) {
    self.reducer = reducer
    self.state = state
  }
  func send(_ action: R.Action) { reducer.reduce(&state, action) }
}
let store = Store(Pair(a: Counter(), b: Counter()), .init(a: .init(), b: .init(n: 2)))
store.send(.left(.add(3)))
store.send(.right(.add(4)))
print(store.state.a.n, store.state.b.n)
