// runs: clean
import dev.tensorlint.runtime.Tensor;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Each subscriber has a tensor of its own, which is closed when the flow ends. */
final class MonoUsesAndCloses {
  static void run() {
    System.out.println(score().block());
    System.out.println(closedAtTheEnd().block());
  }

  private static Mono<Float> score() {
    return Mono.using(
        () -> Tensor.of(1f),
        weights -> Mono.fromCallable(weights::item).subscribeOn(Schedulers.boundedElastic()),
        Tensor::close);
  }

  private static Mono<Float> closedAtTheEnd() {
    Tensor weights = Tensor.of(2f);
    return Mono.fromCallable(() -> weights.item())
        .map(score -> score * 2)
        .doFinally(signal -> weights.close());
  }
}
