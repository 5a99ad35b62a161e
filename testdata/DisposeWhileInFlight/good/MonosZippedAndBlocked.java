// runs: clean
import dev.tensorlint.runtime.Tensor;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Two flows are one, and it is over before the tensors are closed. */
final class MonosZippedAndBlocked {
  static void run() {
    Tensor x = Tensor.of(1f);
    Tensor y = Tensor.of(2f);
    Mono<Float> left = Mono.fromCallable(() -> x.item()).subscribeOn(Schedulers.parallel());
    Mono<Float> right = Mono.fromCallable(() -> y.item()).subscribeOn(Schedulers.parallel());
    System.out.println(Mono.zip(left, right, Float::sum).block());
    x.close();
    y.close();
  }
}
