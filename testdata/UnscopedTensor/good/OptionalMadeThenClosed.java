// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The same, closed; and what an optional only passes on stays with the one who has it. */
final class OptionalMadeThenClosed {
  private static final Map<String, Tensor> KEPT = new HashMap<>();
  private static final Tensor DEFAULT = Tensor.of(7f);

  static void run() {
    try (Tensor mapped = Optional.of(2f).map(value -> Tensor.of(value)).get();
        Tensor instead = weight("1.5").orElseGet(() -> Tensor.of(1f));
        Tensor otherwise = Objects.requireNonNullElseGet(null, () -> Tensor.of(3f));
        Tensor nested = weight("0.5").flatMap(one -> doubled(one)).get()) {
      System.out.println(mapped.item() + instead.item() + otherwise.item() + nested.item());
    }
    System.out.println(kept("a").item() + kept("a").item());
    System.out.println(Optional.ofNullable(KEPT.get("b")).orElse(DEFAULT).item());
    Optional<Tensor> none = Optional.empty();
    Tensor held = none.or(() -> Optional.of(DEFAULT)).map(one -> one).orElseThrow();
    System.out.println(held.item());
    try (Tensor own = Tensor.of(5f)) {
      float value = Optional.of(own).map(Tensor::item).orElse(0f);
      boolean isLarge = Optional.of(own).map(one -> one.item() > 1f).orElse(false);
      System.out.println(isLarge ? value : -value);
    }
  }

  /** The map keeps what the function makes. */
  private static Tensor kept(String name) {
    return Optional.ofNullable(KEPT.get(name))
        .orElseGet(
            () -> {
              Tensor made = Tensor.of(4f);
              KEPT.put(name, made);
              return made;
            });
  }

  private static Optional<Tensor> weight(String text) {
    return text == null ? Optional.empty() : Optional.of(Tensor.of(Float.parseFloat(text)));
  }

  private static Optional<Tensor> doubled(Tensor one) {
    try (one) {
      return Optional.of(one.mul(2f));
    }
  }

  static void stop() {
    KEPT.values().forEach(Tensor::close);
    KEPT.clear();
    DEFAULT.close();
  }
}
