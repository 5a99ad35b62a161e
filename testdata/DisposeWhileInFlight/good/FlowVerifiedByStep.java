// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.time.Duration;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;
import reactor.test.StepVerifier;

/** The way tests of flows are written: the verifier waits for the end. */
final class FlowVerifiedByStep {
  static void run() {
    try (Tensor weights = Tensor.of(2f)) {
      Flux<Float> scores =
          Flux.range(1, 3).publishOn(Schedulers.parallel()).map(row -> row * weights.item());
      StepVerifier.create(scores)
          .expectNext(2f)
          .assertNext(score -> System.out.println(score * weights.item()))
          .expectNextCount(1)
          .expectComplete()
          .verify(Duration.ofMinutes(1));
    }
  }
}
