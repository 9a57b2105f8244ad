protocol Named { var name: String { get set } }
struct Cat: Named { var name: String }
final class Dog: Named { var name: String; init(_ n: String) { name = n } }
func rename<T: Named>(_ value: inout T) { value[keyPath: \.name] += "!" }
func get<T: Named>(_ value: T) -> String { value[keyPath: \T.name] }
struct Form<Model> {
  var model: Model
  subscript<V>(_ path: WritableKeyPath<Model, V>) -> V {
    get { model[keyPath: path] }
    set { model[keyPath: path] = newValue }
  }
}
var cat = Cat(name: "Tom")
var dog = Dog("Rex")
rename(&cat)
rename(&dog)
print(get(cat), get(dog))
var form = Form(model: cat)
form[\.name] = "Form"
form[\.name].append("?")
print(form.model.name, form[\.name].count)
func total<S: Sequence, N: Numeric>(_ s: S, _ path: KeyPath<S.Element, N>) -> N {
  s.reduce(0) { $0 + $1[keyPath: path] }
}
struct Item { let price: Double; let count: Int }
print(
  total([Item(price: 1.5, count: 2), Item(price: 2, count: 1)], \.price), total([Item(price: 1, count: 2)], \.count))
