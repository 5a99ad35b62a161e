// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Records with tensors go all the ways that values go, and somebody closes what is in them. */
final class RecordsPassedOn {
  private static Batch latest;

  static void run() {
    Batch one = Objects.requireNonNull(Batch.of(1f, 2f));
    System.out.println(one.sum() + " " + one);
    one.x().close();
    one.y().close();

    Batch wide = Batch.of(1f, 2f);
    Batch other = wide.withX(Tensor.of(3f));
    other.x().close();
    other.y().close();
    wide.x().close();

    Batch.of(3f, 4f).itself().closeAll();
    finish(Batch.of(5f, 6f));

    List<Batch> all = new ArrayList<>();
    Batch.of(1f, 2f).register(all);
    all.add(Batch.of(2f, 3f));
    all.forEach(Batch::closeAll);
    Map<String, Batch> byName = new HashMap<>();
    byName.put("a", Batch.of(1f, 2f));
    byName.values().forEach(Batch::closeAll);
    Optional.of(Batch.of(1f, 2f)).ifPresent(Batch::closeAll);
    Batch[] slots = {Batch.of(1f, 2f)};
    for (Batch slot : slots) {
      slot.closeAll();
    }
    generic();
    loops();
  }

  private static void generic() {
    Pair<Tensor, Tensor> pair = new Pair<>(Tensor.of(1f), Tensor.of(2f));
    Pair<Tensor, Float> mapped =
        pair.mapSecond(
            tensor -> {
              try (tensor) {
                return tensor.item();
              }
            });
    System.out.println(mapped.second());
    mapped.first().close();

    List<Pair<String, Tensor>> named =
        Stream.of("a", "b").map(name -> new Pair<>(name, Tensor.of(1f))).toList();
    named.forEach(each -> each.second().close());

    Nested nested = new Nested(Batch.of(1f, 2f), Tensor.of(3f));
    nested.batch().closeAll();
    nested.extra().close();
  }

  private static void loops() {
    Batch former = null;
    for (int i = 0; i < 3; i++) {
      Batch now = i == 0 ? new Batch(Tensor.of(i), Tensor.of(i)) : Batch.of(i, i);
      if (former != null) {
        former.closeAll();
      }
      former = now;
    }
    if (former != null) {
      former.closeAll();
    }
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(Batch.of(1f, 2f).sum());
    }
    latest = Batch.of(1f, 2f);
    latest.closeAll();
    try (Closing closing = new Closing(Tensor.of(1f))) {
      System.out.println(closing.value().item());
    }
  }

  private static void finish(Batch batch) {
    batch.closeAll();
  }

  private record Batch(Tensor x, Tensor y) {
    static Batch of(float x, float y) {
      return new Batch(Tensor.of(x), Tensor.of(y));
    }

    float sum() {
      return x.item() + y.item();
    }

    Batch withX(Tensor other) {
      return new Batch(other, y);
    }

    Batch itself() {
      return this;
    }

    void register(List<Batch> all) {
      all.add(this);
    }

    void closeAll() {
      x.close();
      y.close();
    }
  }

  private record Pair<A, B>(A first, B second) {
    <C> Pair<A, C> mapSecond(Function<B, C> change) {
      return new Pair<>(first, change.apply(second));
    }
  }

  private record Nested(Batch batch, Tensor extra) {}

  private interface HasValue extends AutoCloseable {
    Tensor value();

    @Override
    default void close() {
      value().close();
    }
  }

  private record Closing(Tensor value) implements HasValue {}
}
