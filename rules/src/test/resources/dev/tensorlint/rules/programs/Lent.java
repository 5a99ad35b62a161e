import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;

/** What methods give out of fields and containers, and what becomes of it in other hands. */
final class Lent {
  private final List<Tensor> all = new ArrayList<>();
  private final Map<Object, Tensor> weak = new WeakHashMap<>();
  private static final Map<String, Tensor> SHARED = new HashMap<>();
  private Tensor held;
  private Box box;

  static final class Box {
    private Tensor inside;
    private final List<Tensor> more = new ArrayList<>();

    Box(Tensor given) {
      inside = given;
      mystery(this);
    }

    Box() {}

    Tensor inside() {
      return inside;
    }

    Tensor firstOfMore() {
      return more.get(0);
    }

    void clear() {
      more.clear();
    }

    void clearWhen(boolean a) {
      if (a) {
        more.forEach(Tensor::close);
        more.clear();
      }
    }

    void closeInside() {
      inside.close();
    }

    void replace(Tensor other) {
      inside = other;
    }
  }

  Tensor first() {
    return all.get(0);
  }

  Tensor firstOrNull() {
    return all.isEmpty() ? null : all.get(0);
  }

  Tensor added() {
    Tensor t = Tensor.zeros(1);
    all.add(t);
    return t;
  }

  Tensor addedClosed() {
    Tensor t = Tensor.zeros(1);
    all.add(t);
    t.close();
    return t;
  }

  Tensor addedToBoth() {
    Tensor t = Tensor.zeros(1);
    all.add(t);
    SHARED.put("t", t);
    return t;
  }

  Tensor firstOfAReplacedList(List<Tensor> given) {
    List<Tensor> own = new ArrayList<>();
    own.add(Tensor.zeros(1));
    return own.get(0);
  }

  Tensor ofTheWeakMap(Object key) {
    return weak.get(key);
  }

  Tensor madeUnlessInTheWeakMap(Object key) {
    Tensor known = weak.get(key);
    if (known == null) {
      known = Tensor.zeros(1);
      weak.put(key, known);
    }
    return known;
  }

  Tensor madeUnlessKnownAndNotKept(Object key) {
    Tensor known = weak.get(key);
    return known == null ? Tensor.zeros(1) : known;
  }

  static Tensor ofAGivenWeakMap(WeakHashMap<Object, Tensor> given, Object key) {
    return given.get(key);
  }

  static List<Tensor> arrayListOrSet(boolean a) {
    return a ? new ArrayList<>(List.of(Tensor.zeros(1))) : List.of(Tensor.ones(1));
  }

  static Iterable<Tensor> listOrSet(boolean a) {
    List<Tensor> list = new ArrayList<>();
    list.add(Tensor.zeros(1));
    Set<Tensor> set = new HashSet<>();
    set.add(Tensor.ones(1));
    return a ? list : set;
  }

  void usesTheFirst() {
    first().close();
    first().item();
  }

  void usesTheFirstOfAnother(Lent other) {
    Tensor t = other.first();
    t.close();
    t.item();
  }

  void usesTheFirstOfItsOwnObject() {
    Lent own = new Lent();
    own.added();
    own.first().close();
    own.first().item();
  }

  void perhapsNoFirst() {
    Tensor t = firstOrNull();
    if (t != null) {
      t.close();
    }
    all.clear();
  }

  void closesWhatWasAdded() {
    Tensor t = added();
    t.close();
    t.item();
  }

  void usesWhatWasAddedClosed() {
    addedClosed().item();
  }

  void forgetsWhatTheWeakMapHas(Object key) {
    Tensor t = ofTheWeakMap(key);
    t.item();
  }

  void usesWhatTheWeakMapKeeps(Object key) {
    madeUnlessInTheWeakMap(key).item();
    madeUnlessInTheWeakMap("always").item();
    madeUnlessKnownAndNotKept(key).item();
  }

  static void closesEitherList(boolean a) {
    arrayListOrSet(a).forEach(Tensor::close);
    for (Tensor each : listOrSet(a)) {
      each.close();
    }
  }

  static void inAnObjectThatUnknownCodeHasSeen() {
    Tensor t = Tensor.zeros(1);
    Box made = new Box(t);
    made.inside().close();
    t.item();
  }

  static void inAnObjectOfThisMethod() {
    Box made = new Box();
    made.replace(Tensor.zeros(1));
    made.inside().close();
    made.inside().item();
    made.closeInside();
    made.replace(Tensor.ones(1));
    made.inside().item();
  }

  static void oneObjectInEachRound(int n) {
    Box last = null;
    for (int i = 0; i < n; i++) {
      Box next = new Box();
      next.replace(Tensor.zeros(1));
      if (last != null) {
        last.closeInside();
      }
      last = next;
    }
  }

  static void clearsWhatAnotherHolds() {
    Box made = new Box();
    made.more.add(Tensor.zeros(1));
    made.clear();
    made.more.add(Tensor.ones(1));
    made.firstOfMore().close();
    made.clear();
  }

  static void clearsPerhaps(boolean a) {
    Box made = new Box();
    made.more.add(Tensor.zeros(1));
    made.clearWhen(a);
    made.more.forEach(Tensor::close);
  }

  void clearsTheFieldOfAField(boolean a) {
    box.closeInside();
    box.inside().item();
    box.clearWhen(a);
    Box same = box;
    same.inside.item();
  }

  static void cascades(NDManager manager) {
    NDList list = new NDList();
    NDArray x = manager.create(1f);
    NDArray y = manager.create(2f);
    list.add(x);
    list.add(y);
    y.close();
    list.close();
    x.toFloatArray();
    y.toFloatArray();
  }

  static void cascadesOnOneWay(NDManager manager, boolean a) {
    NDList list = new NDList();
    NDArray x = manager.create(1f);
    if (a) {
      list.add(x);
    }
    list.close();
    x.toFloatArray();
  }

  static void cascadesPerhaps(NDManager manager, boolean a) {
    NDList list = new NDList(manager.create(1f));
    if (a) {
      list.close();
    }
    list.singletonOrThrow().toFloatArray();
  }

  static void viewsOfAViewDieWithTheirOwner(boolean a) {
    Tensor t = Tensor.zeros(4);
    Tensor row = t.reshape(2, 2);
    Tensor cell = row.reshape(4);
    if (a) {
      t.close();
    }
    cell.item();
    row.item();
  }

  static void theSubManagersDie(NDManager manager, boolean a) {
    NDManager sub = manager.newSubManager();
    NDManager inner = sub.newSubManager();
    NDArray x = inner.create(1f);
    NDManager either = a ? sub : manager.newSubManager();
    either.close();
    x.toFloatArray();
    inner.close();
    x.toFloatArray();
  }

  static Optional<Tensor> found(boolean a) {
    return a ? Optional.of(Tensor.zeros(1)) : Optional.empty();
  }

  static void usesWhatWasFound(boolean a) {
    found(a).ifPresent(Tensor::close);
    found(a).get().item();
  }

  static void weakAndStrong() {
    Model model = Sequential.of(new Dense(1));
    WeakReference<Object> weak = new WeakReference<>(model);
    Object any = weak.get();
    Number other = (Number) any;
    Model again = (Model) weak.get();
    again.close();
    model.toString();
  }

  static Tensor outOfTwoScopes() {
    try (TensorScope outer = TensorScope.open()) {
      Tensor t;
      try (TensorScope inner = TensorScope.open()) {
        t = Tensor.zeros(1).keep();
      }
      return t.keep();
    }
  }

  static void tidied() {
    List<Tensor> both = TensorScope.tidy(() -> List.of(Tensor.zeros(1), Tensor.ones(1)));
    both.get(0).item();
    Tensor one = TensorScope.tidy(() -> Tensor.zeros(1).relu());
    one.close();
    TensorScope.tidy(
        () -> {
          Tensor.zeros(1).item();
        });
  }
}
