import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Objects that carry what they are given, and who has to release it where they go. */
final class Records {
  private static Pair kept;
  private static Tensor shared;

  record Pair(Tensor first, Tensor second) {
    float sum() {
      return first.item() + second.item();
    }

    Pair swapped() {
      return new Pair(second, first);
    }
  }

  record Named(String name, Tensor value) {}

  record Nested(Pair pair, String name) {}

  record Batch(List<Tensor> all) {}

  record Trained(Model model, Tensor loss) {}

  record Checked(Tensor value) {
    Checked {
      if (value.item() < 0) {
        throw new IllegalArgumentException();
      }
    }
  }

  record Owning(Tensor value) implements AutoCloseable {
    @Override
    public void close() {
      value.close();
    }
  }

  static void madeAndForgotten() {
    Pair pair = new Pair(Tensor.zeros(1), Tensor.ones(1));
  }

  static void madeAndClosed() {
    Pair pair = new Pair(Tensor.zeros(1), Tensor.ones(1));
    pair.first().close();
    pair.second().close();
  }

  static void oneIsForgotten() {
    Pair pair = new Pair(Tensor.zeros(1), Tensor.ones(1));
    pair.first().close();
  }

  static void usedBehindItsRelease() {
    Pair pair = new Pair(Tensor.zeros(1), Tensor.ones(1));
    pair.first().close();
    pair.first().item();
    pair.second().item();
    pair.sum();
    pair.second().close();
  }

  static void namedBesides() {
    Tensor t = Tensor.zeros(1);
    Named named = new Named("t", t);
    t.close();
    named.value().item();
  }

  static void nameIsNoResource() {
    Named named = new Named("t", null);
    named.name().length();
  }

  static Pair made() {
    return new Pair(Tensor.zeros(1), Tensor.ones(1));
  }

  static Pair madeOf(Tensor x) {
    return new Pair(x, x.relu());
  }

  static Pair madeOfShared() {
    return new Pair(shared, Tensor.zeros(1));
  }

  static Pair ofGiven(Tensor x, Tensor y) {
    return new Pair(x, y);
  }

  static Pair madeOnOneWay(boolean a, Tensor x) {
    return a ? new Pair(Tensor.zeros(1), x) : new Pair(x, x);
  }

  static Pair halfNull(boolean a) {
    return new Pair(Tensor.zeros(1), a ? Tensor.ones(1) : null);
  }

  static Pair ofTheScope() {
    try (TensorScope scope = TensorScope.open()) {
      return new Pair(Tensor.zeros(1), Tensor.ones(1).keep());
    }
  }

  static Trained trained(Tensor x) {
    Model model = Sequential.of(new Dense(1));
    return new Trained(model, model.predict(x));
  }

  static Named namedOf(String name) {
    return new Named(name, Tensor.zeros(1));
  }

  static Pair madeAndKept() {
    Pair pair = new Pair(Tensor.zeros(1), Tensor.ones(1));
    kept = pair;
    return pair;
  }

  static Pair madeInEachRound(int n) {
    Pair last = null;
    for (int i = 0; i < n; i++) {
      last = new Pair(Tensor.zeros(1), Tensor.ones(1));
    }
    return last;
  }

  static Nested nested() {
    return new Nested(made(), "x");
  }

  static Batch batch(int n) {
    List<Tensor> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(Tensor.zeros(1));
    }
    return new Batch(all);
  }

  static Owning owning() {
    return new Owning(Tensor.zeros(1));
  }

  static void forgetsWhatWasMade() {
    Pair pair = made();
  }

  static void closesWhatWasMade() {
    Pair pair = made();
    pair.first().close();
    pair.second().close();
    pair.first().item();
  }

  static void closesOneOfWhatWasMade() {
    Pair pair = made();
    pair.second().close();
    pair.first().item();
    pair.second().item();
  }

  static void closesWhatWasGiven() {
    Tensor x = Tensor.zeros(1);
    Pair pair = madeOf(x);
    pair.first().close();
    x.item();
    pair.second().close();
  }

  static void forgetsWhatWasMadeOfIt() {
    Tensor x = Tensor.zeros(1);
    Pair pair = madeOf(x);
    x.close();
  }

  static void makesItOfShared() {
    Pair pair = madeOfShared();
    pair.first().close();
    shared.item();
  }

  static void bothWereGiven() {
    Tensor x = Tensor.zeros(1);
    Tensor y = Tensor.ones(1);
    Pair pair = ofGiven(x, y);
    pair.first().close();
    pair.second().close();
  }

  static void perhapsMade(boolean a) {
    Tensor x = Tensor.zeros(1);
    Pair pair = madeOnOneWay(a, x);
    x.close();
    pair.first().item();
  }

  static void perhapsNull(boolean a) {
    Pair pair = halfNull(a);
    pair.first().close();
    if (pair.second() != null) {
      pair.second().close();
    }
  }

  static void deadOnArrival() {
    Pair pair = ofTheScope();
    pair.first().item();
    pair.second().close();
  }

  static void intoAScope() {
    try (TensorScope scope = TensorScope.open()) {
      Pair pair = made();
      pair.first().item();
    }
  }

  static void modelAndLoss(Tensor x) {
    Trained trained = trained(x);
    trained.loss().close();
    trained.model().close();
  }

  static void lossWithoutItsModel(Tensor x) {
    Trained trained = trained(x);
    trained.model().close();
    trained.loss().item();
  }

  static void namedByItsText() {
    namedOf("a").value().item();
    Named b = namedOf("b");
    b.value().close();
  }

  static void twoOfAKind() {
    Named a = namedOf("a");
    Named b = namedOf("b");
    a.value().close();
    b.value().item();
    a.value().item();
  }

  static void inEachRound(int n) {
    Named last = null;
    for (int i = 0; i < n; i++) {
      Named next = namedOf("a");
      if (last != null) {
        last.value().close();
      }
      last = next;
    }
    if (last != null) {
      last.value().close();
    }
  }

  static Pair passedOn() {
    Pair pair = made();
    pair.first().item();
    return pair;
  }

  static void intoAList(List<Pair> all) {
    Pair pair = made();
    all.add(pair);
  }

  static void intoAMap() {
    Map<String, Pair> all = new HashMap<>();
    all.put("a", made());
    all.get("a").first().close();
  }

  static void toUnknownCode() {
    Pair pair = made();
    mystery(pair);
  }

  static void toAHelper() {
    Pair pair = made();
    closes(pair);
    pair.first().item();
  }

  private static void closes(Pair pair) {
    pair.first().close();
    pair.second().close();
  }

  static void toItsOwnMethod() {
    Pair pair = made();
    Pair other = pair.swapped();
    other.first().close();
    other.second().close();
  }

  static void aRecordInARecord() {
    Nested nested = nested();
    nested.pair().first().close();
  }

  static void aRecordOfARecord() {
    Nested nested = new Nested(new Pair(Tensor.zeros(1), Tensor.ones(1)), "x");
    nested.pair().first().close();
  }

  static void allOfABatch(int n) {
    Batch batch = batch(n);
    for (Tensor each : batch.all()) {
      each.close();
    }
  }

  static void noneOfABatch(int n) {
    Batch batch = batch(n);
    batch.all().size();
  }

  static void refused(Tensor x) {
    Checked checked = new Checked(Tensor.zeros(1));
    checked.value().close();
  }

  static void refusedAndCaught() {
    Tensor t = Tensor.zeros(1);
    try {
      new Checked(t).value().item();
    } catch (IllegalArgumentException e) {
      t.item();
    }
    t.close();
  }

  static void closedAsAWhole() {
    try (Owning owning = owning()) {
      owning.value().item();
    }
    Owning other = new Owning(Tensor.zeros(1));
    other.value().item();
  }

  static void inherited() {
    Pair pair = made();
    pair.hashCode();
    pair.equals(pair);
    pair.toString();
    pair.first().close();
  }

  static void handedToTheField() {
    kept = made();
    kept.first().close();
  }

  static void lostByAFailure(Tensor x) throws IOException {
    Pair pair = made();
    if (x.item() > 0) {
      throw new IOException();
    }
    pair.first().close();
    pair.second().close();
  }
}
