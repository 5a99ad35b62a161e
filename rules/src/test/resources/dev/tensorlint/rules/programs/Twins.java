import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;

/** Two names may stand for one object: what is changed under one of them is changed for both. */
final class Twins implements AutoCloseable {
  private Tensor weights = Tensor.zeros(1);
  private Tensor[] slots = new Tensor[3];

  void storedInTheOther(Twins other) {
    weights.close();
    other.weights = Tensor.zeros(1);
    weights.item();
  }

  void renew() {
    weights = Tensor.zeros(1);
  }

  void otherRenews(Twins other) {
    weights.close();
    other.renew();
    weights.item();
  }

  static void renew(Twins one) {
    one.weights = Tensor.zeros(1);
  }

  void helperRenews(Twins other) {
    weights.close();
    renew(other);
    weights.item();
  }

  void releasedBehindTheOther(Twins other) {
    other.weights = Tensor.zeros(1);
    weights.close();
    weights.item();
  }

  void ownUnderAnotherName() {
    weights.close();
    Twins same = this;
    same.weights = Tensor.zeros(1);
    weights.item();
  }

  static void newOneIsNoOther(Twins other) {
    Twins own = new Twins();
    own.weights.close();
    other.weights = Tensor.zeros(1);
    own.weights.item();
  }

  void slotOfTheOther(Twins other) {
    slots[0].close();
    other.slots[0] = Tensor.zeros(1);
    slots[0].item();
  }

  void slotOfAnArray(Tensor[] given) {
    slots[0].close();
    given[0] = Tensor.zeros(1);
    slots[0].item();
  }

  static void arrayIsNoList(Tensor[] all, List<Tensor> others) {
    all[0].close();
    others.set(0, Tensor.zeros(1));
    all[0].item();
  }

  static void newListIsNoOther(List<Tensor> all) {
    List<Tensor> own = new ArrayList<>();
    all.get(0).close();
    own.add(Tensor.zeros(1));
    all.get(0).item();
    own.get(0).close();
  }

  static void listsOfAList(List<List<Tensor>> all) {
    List<Tensor> one = all.get(0);
    List<Tensor> other = all.get(1);
    one.get(0).close();
    other.set(0, Tensor.zeros(1));
    one.get(0).item();
  }

  static void stillTheSameTensor(Tensor[] all, Tensor[] others) {
    Tensor first = all[0];
    first.close();
    others[0] = Tensor.zeros(1);
    first.item();
  }

  static void lookedAtInAnother(Map<String, Tensor> all, Map<String, Tensor> others) {
    all.get("a").close();
    others.get("b").item();
    all.get("a").item();
  }

  static void throughAView(List<Tensor> all) {
    List<Tensor> some = all.subList(0, 2);
    all.get(0).close();
    some.set(0, Tensor.zeros(1));
    all.get(0).item();
  }

  static void beneathAView(List<Tensor> all) {
    List<Tensor> some = all.subList(0, 2);
    some.get(0).close();
    all.set(0, Tensor.zeros(1));
    some.get(0).item();
  }

  static void viewOfAnArray() {
    Tensor[] all = {Tensor.zeros(1)};
    List<Tensor> same = Arrays.asList(all);
    same.get(0).close();
    all[0] = Tensor.zeros(2);
    same.get(0).close();
  }

  static void throughAnEntry(Map<String, Tensor> all) {
    Map.Entry<String, Tensor> entry = all.entrySet().iterator().next();
    all.get("a").close();
    entry.setValue(Tensor.zeros(1));
    all.get("a").item();
  }

  static void throughAnIterator(List<Tensor> all) {
    ListIterator<Tensor> each = all.listIterator();
    all.get(0).close();
    each.next();
    each.set(Tensor.zeros(1));
    all.get(0).item();
  }

  static void turnsOutToBeTheSame(Tensor one, Tensor other) {
    one.close();
    if (one == other) {
      other.item();
    }
  }

  static void turnsOutToBeAnother(Tensor one, Tensor other) {
    one.close();
    if (one != other) {
      other.item();
    }
  }

  static void taken(List<Tensor> all) {
    Tensor first = all.get(0);
    all.remove(0).close();
    first.item();
  }

  static void nextOne(List<Tensor> all) {
    all.get(0).item();
    all.remove(0).close();
    all.get(0).item();
  }

  @Override
  public void close() {
    weights.close();
  }
}
