import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Supplier;

/** Weak caches, conditional scopes, owners of owners, code that nobody knows. */
final class Rare {
  private static final Map<String, WeakReference<Model>> WEAK = new HashMap<>();
  private static final Map<Model, String> NAMES = new WeakHashMap<>();
  private Model strong;
  private Tensor tensor;
  private final List<Tensor> tensors = new ArrayList<>();

  static Model built() {
    return Sequential.of(new Dense(1));
  }

  static Model cachedWeakly(String name) {
    WeakReference<Model> known = WEAK.get(name);
    Model model = known == null ? null : known.get();
    if (model == null) {
      model = built();
      WEAK.put(name, new WeakReference<>(model));
    }
    return model;
  }

  static void usesTheCache(String name) {
    Model here = cachedWeakly(name);
    here.toString();
    cachedWeakly("always the same").toString();
  }

  static Model named(String name) {
    Model model = built();
    NAMES.put(model, name);
    return model;
  }

  static void namesAndForgets() {
    Model model = named("a");
    model.toString();
  }

  static void looksBehindAWeakReference() {
    Model model = built();
    WeakReference<Model> weak = new WeakReference<>(model);
    model = null;
    Model again = weak.get();
    if (again != null) {
      again.close();
    }
    Object any = weak.get();
    String text = any.toString();
  }

  void strongBesides() {
    Model model = built();
    strong = model;
    WeakReference<Model> weak = new WeakReference<>(model);
  }

  static void twoScopesOnOneWay(boolean a, boolean b) {
    TensorScope outer = TensorScope.open();
    TensorScope inner = a ? TensorScope.open() : null;
    Tensor t = Tensor.zeros(1);
    if (b) {
      Tensor.ones(1).item();
    }
    if (inner != null) {
      inner.close();
    }
    t.item();
    outer.close();
  }

  static void scopesInALoop(int n) {
    List<TensorScope> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(TensorScope.open());
      Tensor.zeros(1).item();
    }
    all.forEach(TensorScope::close);
  }

  static void scopeOfAHelper() {
    TensorScope scope = opened();
    Tensor.zeros(1).item();
    scope.close();
  }

  static TensorScope opened() {
    return TensorScope.open();
  }

  static void ownerOfAnOwned(NDManager manager, boolean a) {
    NDArray x = manager.create(1f);
    NDArray y = x.add(1);
    NDArray z = (a ? x : y).mul(2);
    NDManager sub = manager.newSubManager();
    NDArray p = sub.create(1f);
    NDArray q = p.add(x);
    NDArray r = x.add(p);
    sub.close();
    q.toFloatArray();
    r.toFloatArray();
    z.toFloatArray();
    NDArray alone = p.duplicate();
  }

  static void managerOnOneWay(NDManager manager, boolean a) {
    NDManager sub = manager.newSubManager();
    NDManager either = a ? manager : sub;
    NDArray x = either.create(1f);
    sub.close();
    x.toFloatArray();
  }

  static void unresolvedReceiver(Tensor t) {
    Tensor u = Tensor.zeros(1);
    u.mystery();
    u.item();
    Unknown thing = Unknown.make(u);
    thing.use(t);
    thing.close();
    u.close();
    Unknown made = new Unknown(t);
    made.close();
    Missing.close(u);
  }

  void unresolvedAndFields() {
    tensor = Tensor.zeros(1);
    tensor.close();
    mystery();
    tensor.item();
    tensor = Tensor.zeros(1);
    tensor.close();
    this.mystery();
    tensor.item();
    tensor = Tensor.zeros(1);
    tensor.close();
    Unknown.mystery(this);
    tensor.item();
  }

  static final class Plain implements AutoCloseable {
    @Override
    public void close() {}
  }

  static void otherCloseables(AutoCloseable any, java.io.Closeable closeable) throws Exception {
    any.close();
    closeable.close();
    closeable.close();
    Plain p = new Plain();
    p.close();
    try (Plain q = new Plain();
        AutoCloseable r = any) {
      p.close();
    }
  }

  static void foreign(List<Tensor> all, StringBuilder text, Tensor t) {
    text.append(t);
    java.util.Objects.hash(t);
    String.valueOf(t);
    new Thread("name");
    java.util.Arrays.asList(t, t).get(0).item();
    List<Tensor> copy = new ArrayList<>(all);
    copy.get(0).close();
    all.get(0).item();
  }

  static Object madeAsObject() {
    return Tensor.zeros(1);
  }

  static void castBack() {
    Object o = madeAsObject();
    Tensor t = (Tensor) o;
    t.close();
    t.item();
  }

  static <T extends AutoCloseable> T passed(T value) {
    return value;
  }

  static void generic() throws Exception {
    Tensor t = passed(Tensor.zeros(1));
    t.close();
    t.item();
  }

  static Tensor[] pair() {
    return new Tensor[] {Tensor.zeros(1), Tensor.ones(1)};
  }

  static void usesPair() {
    Tensor[] two = pair();
    two[0].close();
    two[1].close();
    two[0].item();
    for (Tensor each : pair()) {
      each.close();
    }
  }

  static void nested(boolean a) throws IOException {
    Tensor t = Tensor.zeros(1);
    try {
      t.item();
      if (a) {
        throw new IOException();
      }
    } catch (TensorDisposedException e) {
      t.close();
      throw e;
    } catch (IOException e) {
      t.close();
      throw new IOException(e);
    }
    t.close();
  }

  static void misuseThenMore(Tensor given) {
    Tensor t = Tensor.zeros(1);
    t.close();
    try {
      t.item();
      given.close();
    } catch (TensorDisposedException e) {
      given.item();
    }
    given.item();
  }

  void content() {
    tensors.add(Tensor.zeros(1));
    tensors.get(0).close();
    tensors.get(0).item();
    for (Tensor each : tensors) {
      each.close();
    }
    tensors.clear();
    Rare other = new Rare();
    other.tensors.add(Tensor.zeros(1));
    other.tensors.forEach(Tensor::close);
    other.tensor = Tensor.zeros(1);
    other.tensor.close();
    other.tensor.item();
    Rare same = other;
    same.tensor.item();
  }

  static Rare chained(Rare first, boolean a) {
    Rare second = new Rare();
    second.tensor = Tensor.zeros(1);
    Rare either = a ? first : second;
    either.tensor.close();
    second.tensor.item();
    return second;
  }

  static void objectsInALoop(int n) {
    Rare last = null;
    for (int i = 0; i < n; i++) {
      Rare each = new Rare();
      each.tensor = Tensor.zeros(1);
      if (last != null) {
        last.tensor.close();
      }
      last = each;
    }
  }

  static Supplier<Tensor> deferred(Tensor t) {
    Tensor own = Tensor.zeros(1);
    return () -> own.add(t);
  }

  static void deferredToHere() {
    Tensor t = Tensor.zeros(1);
    Tensor u = deferred(t).get();
    u.close();
    t.close();
  }

  static void lambdaInAField(List<Runnable> all) {
    Tensor t = Tensor.zeros(1);
    all.add(() -> t.close());
    t.item();
    Tensor u = Tensor.zeros(1);
    all.add(u::close);
  }

  static int switches(Tensor t, String s) {
    return switch (s) {
      case "a" -> {
        t.close();
        yield 1;
      }
      case "b" -> (int) t.item();
      default -> throw new IllegalStateException();
    };
  }

  static void callsSwitches(String s) {
    Tensor t = Tensor.zeros(1);
    int n = switches(t, s);
    t.item();
  }

  static boolean isOpen(Tensor t) {
    return t != null && !t.isClosed();
  }

  static void asksAHelper(Tensor t) {
    if (isOpen(t)) {
      t.close();
    }
    Tensor u = Tensor.zeros(1);
    u.close();
    if (isOpen(u)) {
      u.item();
    }
  }

  static void longWay(int n, boolean a) {
    Tensor t = Tensor.zeros(1);
    outer:
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        if (a) {
          t.close();
          break outer;
        }
        if (j > i) {
          continue outer;
        }
      }
    }
    if (!a) {
      t.close();
    }
  }

  static void closeIfOpen(Tensor t) {
    if (!t.isClosed()) {
      t.close();
    }
  }

  static void readIfOpen(Tensor t) {
    if (!t.isClosed()) {
      t.item();
    }
  }

  static void readIfOpenByAHelper(Tensor t) {
    readIfOpen(t);
  }

  void readFieldIfOpen() {
    if (!tensor.isClosed()) {
      tensor.item();
    }
  }

  static void helpersThatAsk() {
    Tensor t = Tensor.zeros(1);
    closeIfOpen(t);
    t.item();
    Tensor u = Tensor.zeros(1);
    u.close();
    closeIfOpen(u);
    readIfOpenByAHelper(u);
    u.item();
    Tensor lost = Tensor.zeros(1);
    readIfOpen(lost);
  }

  void fieldsThatAreAsked() {
    tensor = Tensor.zeros(1);
    tensor.close();
    readFieldIfOpen();
    tensor.item();
  }
}
