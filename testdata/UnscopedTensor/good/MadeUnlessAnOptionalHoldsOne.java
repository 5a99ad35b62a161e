// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** An optional that holds nothing needs no release, and one that holds a tensor is asked for it. */
final class MadeUnlessAnOptionalHoldsOne {
  static void run() {
    System.out.println(first(Optional.of(Tensor.of(1f, 2f))));
    System.out.println(first(Optional.empty()));
  }

  private static float first(Optional<Tensor> known) {
    Optional<Tensor> mapped = known.map(each -> each);
    if (mapped.isEmpty()) {
      try (Tensor made = Tensor.of(3f)) {
        return made.toFloatArray()[0];
      }
    }
    Tensor held = mapped.get();
    float first = held.toFloatArray()[0];
    mapped.ifPresent(Tensor::close);
    return first;
  }
}
