import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Two names for one object, what is kept of a record behind its turn, what survives a scope. */
final class Alike {
  private static Tensor[] slots;
  private static Tensor[] others;
  private static Tensor kept;
  private Tensor own;

  record Pair(Tensor first, Tensor second) {}

  interface Source {
    Tensor[] array();

    Pair pair();
  }

  static void bothAreMade() {
    Tensor[] a = {Tensor.zeros(1)};
    Tensor[] b = {Tensor.ones(1)};
    a[0].close();
    b[0] = null;
    a[0].item();
  }

  static void oneIsMade(Tensor[] b, Tensor x) {
    Tensor[] a = {Tensor.zeros(1)};
    a[0].close();
    b[0] = x;
    a[0].item();
  }

  static void oneIsMadeAndLent(Tensor[] b, Tensor x, Consumer<Tensor[]> taker) {
    Tensor[] a = {Tensor.zeros(1)};
    taker.accept(a);
    a[0].close();
    b[0] = x;
    a[0].item();
  }

  static void oneIsMadeAndKept(Tensor x) {
    Tensor[] a = {Tensor.zeros(1)};
    slots = a;
    a[0].close();
    others[0] = x;
    a[0].item();
  }

  static void oneIsMadeTheOtherUnknown(Source source, Tensor x) {
    Tensor[] a = {Tensor.zeros(1)};
    a[0].close();
    Tensor[] b = source.array();
    b[0] = x;
    a[0].item();
  }

  static void oneIsKeptAndReadAgain(Tensor x) {
    Tensor[] a = {Tensor.zeros(1)};
    slots = a;
    a[0].close();
    Tensor[] b = slots;
    b[0] = x;
    a[0].item();
  }

  static void oneIsGivenTheOtherUnknown(Tensor[] a, Source source, Tensor x) {
    a[0].close();
    Tensor[] b = source.array();
    b[0] = x;
    a[0].item();
  }

  static void oneIsGivenTheOtherIsNotNull(Tensor[] a, Source source, Tensor x) {
    a[0].close();
    Tensor[] b = source.array();
    if (b != null) {
      b[0] = x;
    }
    a[0].item();
  }

  static void bothAreGiven(Tensor[] a, Tensor[] b, Tensor x) {
    a[0].close();
    b[0] = x;
    a[0].item();
  }

  static void anArrayIsNoList(Tensor[] a, List<Tensor> b, Tensor x) {
    a[0].close();
    b.set(0, x);
    a[0].item();
  }

  static void twoLists(List<Tensor> a, List<Tensor> b, Tensor x) {
    a.get(0).close();
    b.set(0, x);
    a.get(0).item();
  }

  static void aViewOfAList(List<Tensor> a, Tensor x) {
    List<Tensor> view = a.subList(0, 1);
    a.get(0).close();
    view.set(0, x);
    a.get(0).item();
  }

  void renew(Alike other) {
    other.own = Tensor.zeros(1);
  }

  void theOtherMayBeThis(Alike other) {
    own.close();
    renew(other);
    own.item();
  }

  void theOtherIsNew() {
    Alike other = new Alike();
    own.close();
    renew(other);
    own.item();
  }

  static void theLastIsKept(List<Pair> pairs) {
    Tensor last = null;
    for (Pair pair : pairs) {
      last = pair.first();
      pair.first().close();
      pair.second().close();
    }
    if (last != null) {
      last.item();
    }
  }

  static void theOneBeforeIsKept(List<Pair> pairs) {
    Tensor before = null;
    for (Pair pair : pairs) {
      if (before != null) {
        before.item();
      }
      before = pair.second();
      pair.first().close();
    }
  }

  static void allAreClosed(List<Pair> pairs) {
    for (Pair pair : pairs) {
      Tensor first = pair.first();
      first.close();
      pair.second().close();
    }
    pairs.get(0).first().item();
  }

  static void twiceThrough(List<Pair> pairs) {
    for (Pair pair : pairs) {
      pair.first().close();
    }
    for (Pair pair : pairs) {
      pair.first().item();
      pair.second().close();
    }
  }

  static void perhapsNone(Map<String, Pair> pairs) {
    Pair pair = pairs.get("a");
    if (pair == null) {
      pairs.put("a", new Pair(Tensor.zeros(1), Tensor.ones(1)));
      return;
    }
    pair.first().close();
    pairs.remove("a");
    pair.first().item();
  }

  static void closedOnOneWay(Pair pair, boolean a) {
    if (a) {
      pair.first().close();
    }
    pair.first().item();
  }

  static void closedAndForgotten(Source source) {
    Pair pair = source.pair();
    pair.first().close();
    pair = source.pair();
    pair.first().item();
  }

  static void eitherSurvives(boolean a) {
    Tensor result =
        TensorScope.tidy(
            () -> {
              Tensor one = Tensor.zeros(1);
              Tensor two = Tensor.ones(1);
              return a ? one : two;
            });
    result.close();
  }

  static void oneOfAListSurvives(boolean a) {
    List<Tensor> all =
        TensorScope.tidy(
            () -> {
              List<Tensor> some = new ArrayList<>();
              Tensor sure = Tensor.zeros(1);
              Tensor perhaps = Tensor.ones(1);
              some.add(sure);
              if (a) {
                some.add(perhaps);
              }
              return some;
            });
    all.get(0).item();
  }

  static void keptOutsideIsGone() {
    TensorScope.tidy(
        () -> {
          kept = Tensor.zeros(1);
          return null;
        });
    kept.item();
  }

  static void perhapsInWhatIsGivenBack(Source source, Consumer<Tensor> taker) {
    Object result =
        TensorScope.tidy(
            () -> {
              Tensor one = Tensor.zeros(1);
              taker.accept(one);
              kept = one;
              return source.array();
            });
    kept.item();
  }

  static void goneThoughTaken(Consumer<Tensor> taker) {
    TensorScope.tidy(
        () -> {
          Tensor one = Tensor.zeros(1);
          taker.accept(one);
          kept = one;
          return null;
        });
    kept.item();
  }

  static void scopeInScope(Supplier<Tensor> maker) {
    try (TensorScope outer = TensorScope.open()) {
      Tensor result = TensorScope.tidy(() -> Tensor.zeros(1));
      result.item();
      try (TensorScope inner = TensorScope.open()) {
        Tensor made = Tensor.ones(1);
        outer.close();
        made.item();
      }
    }
  }

  static void closedInPartThenAll(List<Tensor> all) {
    Tensor first = all.get(0);
    first.close();
    all.forEach(Tensor::close);
    first.item();
  }

  static void byTheNameOfAnInterface(boolean a) {
    AutoCloseable closeable = a ? Tensor.zeros(1) : TensorScope.open();
    try {
      closeable.close();
      closeable.toString();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
