import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** What needs more than one step to see: joins, keys, aliases of containers, nested handlers. */
final class Edges {

  static void manyWays(boolean a, boolean b, boolean c, boolean d, boolean e, boolean f) {
    Tensor t = Tensor.zeros(1);
    int n = 0;
    if (a) n++;
    if (b) n += 2;
    if (c) n += 3;
    if (d) n += 4;
    if (e) n += 5;
    if (f) t.close();
    if (!f) t.close();
    if (a) t.item();
  }

  static void keys(String k) {
    Map<String, Tensor> map = new HashMap<>();
    map.put("a", Tensor.zeros(1));
    map.put(k, Tensor.ones(1));
    map.get("a").close();
    map.get(k).close();
    map.get("a").item();
    map.get(k).item();
    map.get("b");
  }

  static void keysOverwritten() {
    Map<String, Tensor> map = new HashMap<>();
    map.put("a", Tensor.zeros(1));
    map.put("a", Tensor.ones(1));
    map.remove("a").close();
    map.clear();
  }

  static void indices(int i) {
    Tensor[] all = new Tensor[3];
    all[0] = Tensor.zeros(1);
    all[i] = Tensor.ones(1);
    all[0].close();
    all[i].close();
    all[0].item();
    all[1].item();
    all[0] = null;
  }

  static void slotOverwritten() {
    Tensor[] all = {Tensor.zeros(1), Tensor.ones(1)};
    all[0] = Tensor.zeros(2);
    all[1].close();
    all[1] = Tensor.ones(2);
  }

  static void listOfLists() {
    List<List<Tensor>> rows = new ArrayList<>();
    List<Tensor> row = new ArrayList<>();
    row.add(Tensor.zeros(1));
    rows.add(row);
    rows.get(0).get(0).close();
    row.get(0).item();
  }

  static void sameList() {
    List<Tensor> one = new ArrayList<>();
    List<Tensor> other = one;
    one.add(Tensor.zeros(1));
    other.get(0).close();
    one.get(0).item();
    other.clear();
  }

  static void eitherList(boolean a) {
    List<Tensor> one = new ArrayList<>();
    List<Tensor> two = new ArrayList<>();
    List<Tensor> chosen = a ? one : two;
    chosen.add(Tensor.zeros(1));
    one.forEach(Tensor::close);
    two.clear();
  }

  static void addedInALoopClosedInAnother(int n) {
    List<Tensor> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(Tensor.zeros(1));
    }
    for (Tensor each : all) {
      each.item();
    }
    for (Tensor each : all) {
      each.close();
    }
    for (Tensor each : all) {
      each.item();
    }
  }

  static void keptBeyondTheLoop(List<Tensor> all) {
    Tensor last = null;
    for (Tensor each : all) {
      each.close();
      last = each;
    }
    last.item();
  }

  static void handedOnInTheLoop(List<Tensor> all, List<Tensor> others) {
    for (Tensor each : all) {
      others.add(each);
    }
    all.get(0).close();
    others.get(0).item();
  }

  static void throwsInTheLoop(List<Tensor> all) throws IOException {
    List<Tensor> made = new ArrayList<>();
    for (Tensor each : all) {
      Tensor t = each.relu();
      risky(t);
      made.add(t);
    }
    made.forEach(Tensor::close);
  }

  private static void risky(Tensor t) throws IOException {
    if (t.item() > 0) {
      throw new IOException();
    }
  }

  private static void cleansUp(Tensor t) throws IOException {
    try {
      risky(t);
    } catch (IOException e) {
      t.close();
      throw e;
    }
  }

  static void calleeCleansUp() throws IOException {
    Tensor t = Tensor.zeros(1);
    cleansUp(t);
    t.close();
  }

  static void nestedHandlers(boolean a) {
    Tensor t = Tensor.zeros(1);
    Tensor u = Tensor.zeros(1);
    try {
      try {
        risky(t);
        t.close();
      } finally {
        u.close();
      }
    } catch (IOException e) {
      if (a) {
        t.close();
      }
    }
  }

  static void secondFails() throws IOException {
    try (Tensor t = Tensor.zeros(1)) {
      Tensor u = t.relu();
      risky(u);
      u.close();
    }
  }

  static Tensor madeOrThrown(boolean a) throws IOException {
    Tensor t = Tensor.zeros(1);
    if (a) {
      throw new IOException();
    }
    return t;
  }

  static void suppressed() {
    Tensor t = Tensor.zeros(1);
    try {
      risky(t);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    } finally {
      if (t != null) {
        t.close();
      }
    }
  }

  static void lambdaCaptures() {
    Tensor t = Tensor.zeros(1);
    Runnable close = () -> t.close();
    Runnable read = t::item;
    close.run();
    read.run();
    t.item();
  }

  static void inlineLambda(List<String> names) {
    Tensor t = Tensor.zeros(1);
    names.forEach(n -> t.item());
    names.forEach(n -> t.close());
    t.item();
  }

  static void madeInALambda(List<String> names) {
    names.forEach(n -> Tensor.zeros(1).item());
    names.stream().map(n -> Tensor.zeros(1)).forEach(Tensor::close);
  }

  static void same(Tensor t, Tensor u) {
    if (t == u) {
      t.close();
      u.item();
    }
    if (t != u) {
      u.close();
      t.item();
    }
  }

  static void instance(Object o) {
    if (o instanceof Tensor t) {
      t.close();
      t.item();
    }
    ((Tensor) o).item();
  }

  static void dispatch(int n) {
    Tensor t = Tensor.zeros(1);
    switch (n) {
      case 0:
        t.close();
        break;
      case 1:
        t.item();
      default:
        t.close();
    }
    Tensor u =
        switch (n) {
          case 0 -> Tensor.zeros(1);
          case 1 -> t;
          default -> null;
        };
    if (u != null) {
      u.close();
    }
  }

  static void overwrittenInALoop(int n) {
    Tensor t = Tensor.zeros(1);
    for (int i = 0; i < n; i++) {
      t = t.relu();
    }
    t.close();
  }

  static void overwrittenAndClosed(int n) {
    Tensor t = Tensor.zeros(1);
    for (int i = 0; i < n; i++) {
      Tensor next = t.relu();
      t.close();
      t = next;
    }
    t.close();
  }

  static void lastTwo(int n) {
    Tensor before = null;
    Tensor now = Tensor.zeros(1);
    while (n-- > 0) {
      if (before != null) {
        before.close();
      }
      before = now;
      now = now.relu();
    }
    now.close();
    before.item();
  }

  static void gcInALoop(int n) {
    for (int i = 0; i < n; i++) {
      Tensor t = Tensor.zeros(1);
      t.item();
      System.gc();
    }
  }

  static void joinsBoth(boolean a) {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f =
        a ? CompletableFuture.supplyAsync(() -> x.item()) : CompletableFuture.completedFuture(1f);
    f.join();
    x.close();
  }

  static void startedTwice(Tensor y) {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    f = CompletableFuture.supplyAsync(() -> y.item());
    f.join();
    x.close();
  }

  static CompletableFuture<Float> giving(Tensor x) {
    return CompletableFuture.supplyAsync(() -> x.item());
  }

  static void given() {
    Tensor x = Tensor.zeros(1);
    giving(x).join();
    Tensor y = Tensor.zeros(1);
    giving(y);
    y.close();
    x.close();
  }

  static void combined(Tensor z) {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    CompletableFuture<Float> g = CompletableFuture.supplyAsync(() -> z.item());
    f.thenCombine(g, (p, q) -> p + q).join();
    x.close();
  }

  static void predictsAndCloses(Model model, List<Tensor> inputs) {
    for (Tensor each : inputs) {
      try (Tensor y = model.predict(each)) {
        y.item();
      }
    }
    model.close();
  }

  static void parameterOverwritten(Tensor t) {
    t = t.relu();
    t.close();
  }

  static Tensor[] arrayReturned(boolean a) {
    Tensor[] made = {Tensor.zeros(1), Tensor.ones(1)};
    if (a) {
      made[0].close();
    }
    return made;
  }

  static void varargs(Tensor... all) {
    all[0].close();
    all[all.length - 1].item();
  }

  static void callsVarargs() {
    Tensor t = Tensor.zeros(1);
    Tensor u = Tensor.zeros(1);
    varargs(t, u);
    t.close();
    u.close();
  }

  static List<Tensor> twoMade() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    all.add(Tensor.ones(1));
    return all;
  }

  static void usesTwoMade() {
    List<Tensor> all = twoMade();
    all.get(0).item();
    twoMade().forEach(Tensor::close);
    List<Tensor> lost = twoMade();
  }
}
