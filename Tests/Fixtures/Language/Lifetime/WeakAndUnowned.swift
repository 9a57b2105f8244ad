final class Owner {
  let name: String; var pet: Pet?; init(_ n: String) { name = n }; deinit { print("owner", name, "gone") }
}
final class Pet { weak var owner: Owner?; let name = "rex"; deinit { print("pet gone") } }
final class Card { unowned let owner: Owner; init(_ o: Owner) { owner = o }; deinit { print("card gone") } }
var o: Owner? = Owner("ann")
o!.pet = Pet()
o!.pet!.owner = o
weak var w = o
var card: Card? = Card(o!)
print(w?.name ?? "nil", o!.pet!.owner?.name ?? "nil", card!.owner.name)
card = nil
o = nil
print(w == nil)
