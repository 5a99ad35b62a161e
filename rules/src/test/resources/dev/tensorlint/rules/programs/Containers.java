import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Containers of other kinds than a list of tensors: of each other, weak ones, given ones, copies. */
final class Containers {
  private static final Map<Object, Tensor> WEAK = new WeakHashMap<>();
  private static final Map<String, Model> MODELS = new WeakHashMap<>();
  private static final Map<Model, Tensor> BY_MODEL = new WeakHashMap<>();
  private Map<Object, Tensor> unknownMap;
  private final List<Tensor> mine = new ArrayList<>();

  interface Marker {}

  static List<Tensor> made() {
    List<Tensor> made = new ArrayList<>();
    made.add(Tensor.zeros(1));
    return made;
  }

  static void arrayWithAName() {
    Tensor[] both = {Tensor.zeros(1), Tensor.ones(1)};
  }

  static void arrayWithoutAName() {
    System.out.println(new Tensor[] {Tensor.zeros(1), Tensor.ones(1)}.length);
  }

  static void arrayOfWhatHasNoModel(Object any) {
    Tensor t = Tensor.zeros(1);
    Marker[] all = {(Marker) (Object) t};
    Marker[] none = {(Marker) any};
    int[] numbers = {1, 2};
  }

  static void arrayOfArrays() {
    Tensor[][] all = {{Tensor.zeros(1)}, {Tensor.ones(1)}};
    all[0][0].close();
    all[0][0].item();
  }

  static void underAKeyThatIsMadeHere() {
    Object key = new Object();
    Tensor t = Tensor.zeros(1);
    WEAK.put(key, t);
    t = null;
  }

  static void underAKeyFromElsewhere(Object key) {
    WEAK.put(key, Tensor.zeros(1));
  }

  static void underALiteral() {
    MODELS.put("a", Sequential.of(new Dense(1)));
  }

  static void underAModelThatIsMadeHere() {
    Model key = Sequential.of(new Dense(1));
    BY_MODEL.put(key, Tensor.zeros(1));
    key.close();
  }

  static void underAModelThatIsClosed() {
    Model key = Sequential.of(new Dense(1));
    key.close();
    BY_MODEL.put(key, Tensor.zeros(1));
  }

  static void underOneOfTwoKeys(Object given, boolean a) {
    Object key = a ? new Object() : given;
    WEAK.put(key, Tensor.zeros(1));
  }

  static void inAWeakMapOfThisMethod() {
    Map<Object, Tensor> weak = new WeakHashMap<>();
    weak.put(new Object(), Tensor.zeros(1));
    Map<Model, String> names = new WeakHashMap<>();
    names.put(Sequential.of(new Dense(1)), "a");
  }

  static void inAWeakOrAStrongMap(boolean a) {
    Map<Object, Tensor> map = a ? new WeakHashMap<>() : new HashMap<>();
    map.put(new Object(), Tensor.zeros(1));
  }

  void inAnUnknownMap() {
    unknownMap.put(new Object(), Tensor.zeros(1));
  }

  static Model weaklyHeld(String name) {
    WeakReference<Model> weak = new WeakReference<>(Sequential.of(new Dense(1)));
    return weak.get();
  }

  static Tensor notWeaklyHeld(String name) {
    WeakReference<Model> weak = new WeakReference<>(Sequential.of(new Dense(1)));
    Object any = weak.get();
    return (Tensor) any;
  }

  static void listInItself() {
    List<Object> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    all.add(all);
  }

  static void listInAList() {
    List<List<Tensor>> outer = new ArrayList<>();
    outer.add(made());
    outer.get(0).get(0).close();
    for (List<Tensor> inner : outer) {
      for (Tensor each : inner) {
        each.close();
      }
    }
  }

  static void elementOfAListThatIsCleared(List<Tensor> all) {
    Tensor t = all.get(0);
    all.clear();
    t.close();
  }

  static void elementOfAnOwnListThatIsCleared() {
    List<Tensor> all = made();
    Tensor t = all.get(0);
    all.clear();
    t.close();
  }

  static void closedElementOfAListThatIsCleared(List<Tensor> all) {
    Tensor t = all.get(0);
    t.close();
    all.clear();
  }

  static void oneOfTwoListsIsCleared(List<Tensor> given, boolean a) {
    List<Tensor> own = made();
    List<Tensor> either = a ? own : given;
    either.clear();
    own.forEach(Tensor::close);
  }

  private static void emptiesSometimes(List<Tensor> all, boolean a) {
    if (a) {
      all.forEach(Tensor::close);
      all.clear();
    }
  }

  static void emptiedByAHelper(boolean a) {
    List<Tensor> all = made();
    emptiesSometimes(all, a);
    for (Tensor each : all) {
      each.close();
    }
  }

  static void emptiedAndUsed(boolean a) {
    List<Tensor> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    emptiesSometimes(all, a);
    t.item();
    all.forEach(Tensor::close);
  }

  static void copyOfUnknown() {
    List<Tensor> copy = new ArrayList<>(mystery());
    copy.forEach(Tensor::close);
  }

  static void copyOfWhatAHelperMade() {
    List<Tensor> all = made();
    List<Tensor> copy = new ArrayList<>(all);
    copy.forEach(Tensor::close);
    all.get(0).item();
  }

  static void copyThatIsForgotten() {
    List<Tensor> all = made();
    List<Tensor> copy = List.copyOf(all);
    all.forEach(Tensor::close);
    copy.get(0).item();
  }

  static void copyOfOneOfTwo(boolean a) {
    List<Tensor> one = made();
    List<Tensor> two = made();
    List<Tensor> copy = new ArrayList<>(a ? one : two);
    copy.forEach(Tensor::close);
  }

  static void addedAll() {
    List<Tensor> all = made();
    List<Tensor> others = new ArrayList<>();
    others.addAll(all);
    all.clear();
    others.forEach(Tensor::close);
  }

  static void partOfAList() {
    List<Tensor> all = made();
    all.subList(0, 1).forEach(Tensor::close);
    all.get(0).item();
  }

  static void viewsOfAMap(Map<String, Tensor> all) {
    all.values().forEach(Tensor::close);
    for (Map.Entry<String, Tensor> entry : all.entrySet()) {
      entry.getValue().item();
    }
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  static void withoutTypes(Object any) {
    List raw = new ArrayList();
    Tensor t = Tensor.zeros(1);
    raw.add(t);
    Object first = raw.get(0);
    ((Tensor) first).close();
    t.item();
    Comparable other = (Comparable) raw.get(0);
    List fromElsewhere = (List) any;
    fromElsewhere.add(Tensor.ones(1));
  }

  static void ofCloseables() throws Exception {
    List<AutoCloseable> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    all.add(Sequential.of(new Dense(1)));
    for (AutoCloseable each : all) {
      each.close();
    }
    AutoCloseable first = all.get(0);
    first.close();
    first.close();
  }

  static void ofSubtypes(List<? extends AutoCloseable> all) throws Exception {
    all.get(0).close();
    AutoCloseable first = all.get(0);
    first.close();
  }

  static void asMarkers(List<Tensor> all) {
    for (Object each : all) {
      Marker marker = (Marker) each;
    }
    Object first = all.get(0);
    Marker marker = (Marker) first;
  }

  static void anEmptyOne() {
    List<Tensor> all = new ArrayList<>();
    Tensor first = all.get(0);
    first.close();
    for (Tensor each : all) {
      each.close();
    }
    first.item();
  }

  static void onlyElement() {
    List<Tensor> all = List.of(Tensor.zeros(1));
    Tensor first = all.get(0);
    first.close();
    first.item();
    all.iterator().next().item();
  }

  static void takenOut() {
    Deque<Tensor> all = new ArrayDeque<>();
    all.push(Tensor.zeros(1));
    Tensor top = all.pop();
    top.close();
    all.push(Tensor.ones(1));
    Tensor same = all.peek();
    same.close();
    all.peek().item();
  }

  static void streamed() {
    List<Tensor> all = Stream.of(1, 2).map(i -> Tensor.zeros(i)).collect(Collectors.toList());
    all.get(0).item();
    Set<Tensor> others = new LinkedHashSet<>(Arrays.asList(Tensor.zeros(1), Tensor.ones(1)));
    others.stream().filter(t -> t.item() > 0).forEach(Tensor::close);
  }

  static void filtered() {
    List<Tensor> all = made();
    all.stream().filter(t -> t.item() > 0).forEach(Tensor::close);
    List<Tensor> own = new ArrayList<>();
    own.add(Tensor.zeros(1));
    own.stream().limit(1).forEach(t -> t.close());
    own.get(0).item();
  }

  static void inAStream() {
    List<Tensor> all = made();
    closesAll(all.stream());
    List<Tensor> others = made();
    readsAll(others.stream());
    others.get(0).item();
    streamed(others).forEach(Tensor::close);
  }

  private static void closesAll(Stream<Tensor> all) {
    all.forEach(Tensor::close);
  }

  private static void readsAll(Stream<Tensor> all) {
    all.forEach(t -> t.item());
    all.close();
  }

  private static Stream<Tensor> streamed(List<Tensor> all) {
    return all.stream();
  }

  static void listThatCascades(NDManager manager) {
    NDList list = new NDList();
    NDArray x = manager.create(1f);
    list.add(x);
    list.close();
    x.toFloatArray();
    NDList other = new NDList(manager.create(2f));
    other.addAll(list);
    other.singletonOrThrow().toFloatArray();
    for (NDArray each : other) {
      each.close();
    }
  }

  static void filledByAHelper(NDManager manager) {
    NDList list = new NDList();
    puts(list, manager.create(1f));
    list.head().close();
    list.head().toFloatArray();
  }

  private static void puts(NDList list, NDArray x) {
    list.add(x);
  }

  private static void fills(Collection<Tensor> all, boolean a) {
    if (a) {
      all.add(Tensor.zeros(1));
    }
  }

  static void perhapsFilled(boolean a) {
    List<Tensor> all = new ArrayList<>();
    fills(all, a);
    all.get(0).item();
  }

  void perhapsFillsAField(boolean a) {
    fills(mine, a);
  }

  static void isEmptyTold(List<Tensor> all) {
    if (all.isEmpty()) {
      return;
    }
    List<Tensor> own = made();
    if (!own.isEmpty()) {
      own.get(0).close();
    }
    while (!own.isEmpty()) {
      own.remove(0).close();
    }
  }
}
