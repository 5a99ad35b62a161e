import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What methods do to what goes in, and what their callers make of it. */
class Callers {

  static Tensor fresh() {
    return Tensor.zeros(1).keep();
  }

  static Tensor scoped() {
    return Tensor.zeros(1);
  }

  static Tensor freshOrScoped(boolean a) {
    return a ? fresh() : scoped();
  }

  static Tensor nullOrFresh(boolean a) {
    if (a) {
      return null;
    }
    return fresh();
  }

  static void closes(Tensor t) {
    t.close();
  }

  static void closesWhen(Tensor t, boolean a) {
    if (a) {
      t.close();
    }
  }

  static void closesUnlessNull(Tensor t) {
    if (t != null) {
      t.close();
    }
  }

  static void reads(Tensor t) {
    t.toFloatArray();
  }

  static void readsThenCloses(Tensor t) {
    reads(t);
    closes(t);
  }

  static void closesAll(Tensor... all) {
    for (Tensor each : all) {
      each.close();
    }
  }

  static void closesEach(List<Tensor> all) {
    all.forEach(Tensor::close);
  }

  static Tensor same(Tensor t) {
    reads(t);
    return t;
  }

  static Tensor inPlace(Tensor t) {
    return t.reluInPlace();
  }

  static Tensor tenfold(Tensor t) {
    return t.mul(10f);
  }

  private Tensor field;

  void stores(Tensor t) {
    field = t;
  }

  void storesWhen(Tensor t, boolean a) {
    if (a) {
      this.field = t;
    }
  }

  Tensor lends() {
    return field;
  }

  Tensor replaces(Tensor t) {
    Tensor old = field;
    field = t;
    return old;
  }

  static void ends(boolean a) {
    if (a) {
      throw new IllegalStateException();
    }
  }

  static void alwaysThrows(Tensor t) {
    t.toFloatArray();
    throw new IllegalStateException("always");
  }

  static void recursive(Tensor t, int n) {
    if (n == 0) {
      t.close();
    } else {
      recursive(t, n - 1);
    }
  }

  static Tensor pingOrPong(Tensor t, int n) {
    return n == 0 ? t : pong(t.relu(), n - 1);
  }

  static Tensor pong(Tensor t, int n) {
    return pingOrPong(t, n);
  }

  static void neverEnds(Tensor t) {
    neverEnds(t);
  }

  static void runs(Runnable code) {
    code.run();
  }

  static Tensor gets(Supplier<Tensor> source) {
    return source.get();
  }

  static void gives(Consumer<Tensor> sink, Tensor t) {
    sink.accept(t);
  }

  void overridden(Tensor t) {
    t.close();
  }

  static class Sub extends Callers {
    @Override
    void overridden(Tensor t) {
      t.toFloatArray();
    }
  }

  void callsThem(boolean a, Callers other) {
    Tensor t1 = fresh();
    closes(t1);
    t1.toFloatArray();
    Tensor t2 = scoped();
    closesWhen(t2, a);
    reads(t2);
    Tensor t3 = freshOrScoped(a);
    Tensor t4 = nullOrFresh(a);
    closesUnlessNull(t4);
    Tensor t5 = same(fresh());
    readsThenCloses(t5);
    readsThenCloses(t5);
    Tensor t6 = fresh();
    Tensor t7 = inPlace(t6);
    t6.close();
    t7.item();
    Tensor t8 = tenfold(t3);
    Tensor t9 = fresh();
    closesAll(t8, t9);
    t9.item();
    Tensor t10 = fresh();
    closesEach(List.of(t10));
  }

  void storesThem(Callers other) {
    Tensor t1 = fresh();
    stores(t1);
    Tensor t2 = fresh();
    other.stores(t2);
    Tensor t3 = fresh();
    Tensor old = replaces(t3);
    old.close();
    lends().item();
    lends().close();
    field.item();
  }

  void storesOnAWay(boolean a) {
    Tensor t = fresh();
    storesWhen(t, a);
  }

  static void callsRecursive(int n) {
    Tensor t = fresh();
    recursive(t, n);
    t.item();
    Tensor u = pingOrPong(fresh(), n);
    u.close();
  }

  static void callsWhatNeverEnds() {
    Tensor v = fresh();
    neverEnds(v);
    v.close();
  }

  static void callsWhatThrows(boolean a) {
    Tensor t = fresh();
    ends(a);
    t.close();
    Tensor u = fresh();
    if (a) {
      alwaysThrows(u);
    }
    u.close();
  }

  static void callsFunctions() {
    Tensor t = fresh();
    runs(() -> t.close());
    Tensor u = gets(() -> Tensor.zeros(1));
    Tensor v = gets(Callers::fresh);
    gives(Tensor::close, v);
    gives(x -> x.item(), u);
  }

  static void callsOverridden(Callers any, Sub sub) {
    Tensor t = fresh();
    any.overridden(t);
    t.item();
    Tensor u = fresh();
    sub.overridden(u);
    u.item();
  }

  static class Holder {
    private final Tensor first;
    private Tensor second;

    Holder(Tensor first) {
      this.first = first;
      this.second = first.relu();
    }

    Holder() {
      this(Tensor.zeros(1));
    }

    Tensor first() {
      return first;
    }

    void close() {
      first.close();
      second.close();
    }
  }

  static void makesHolders() {
    Holder a = new Holder(fresh());
    a.first().item();
    a.close();
    a.first().item();
    Holder b = new Holder();
    b.second.close();
    b.second = fresh();
    Tensor t = fresh();
    Holder c = new Holder(t);
    t.close();
  }

  record Pair(Tensor left, Tensor right) {
    Pair {
      left.item();
    }

    void close() {
      left.close();
      right.close();
    }
  }

  static void makesPairs() {
    Pair p = new Pair(fresh(), fresh());
    p.left().close();
    p.left().item();
    Pair q = new Pair(fresh(), fresh());
    q.close();
    q.right().item();
  }

  static Tensor larger(Tensor one, Tensor other) {
    return one.item() > other.item() ? one : other;
  }

  static Tensor largestOrNull(Tensor one, Tensor other, Tensor last, boolean a) {
    return a ? larger(larger(one, other), last) : null;
  }

  static void closesTheLargerOnly() {
    Tensor one = Tensor.zeros(1);
    Tensor other = Tensor.zeros(2);
    larger(one, other).close();
  }

  static void closesBoth() {
    Tensor one = Tensor.zeros(1);
    Tensor other = Tensor.zeros(2);
    larger(one, other).item();
    one.close();
    other.close();
  }

  static void closesTheOther() {
    Tensor one = Tensor.zeros(1);
    Tensor other = Tensor.zeros(2);
    Tensor best = larger(one, other);
    (best == one ? other : one).close();
    best.close();
  }

  static float usesTheLargerAfterItMayBeClosed() {
    Tensor one = Tensor.zeros(1);
    Tensor other = Tensor.zeros(2);
    Tensor best = larger(one, other);
    one.close();
    float value = best.item();
    other.close();
    return value;
  }
}
