// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import reactor.core.publisher.Mono;

/** Nothing runs before somebody subscribes, and then the tensor is gone. */
final class MonoOutlivesTry {
  static void run() {
    System.out.println(score().block());
  }

  private static Mono<Float> score() {
    try (Tensor weights = Tensor.of(1f)) { // want DisposeWhileInFlight potential
      return Mono.fromCallable(() -> weights.item()).map(score -> score * 2);
    }
  }
}
