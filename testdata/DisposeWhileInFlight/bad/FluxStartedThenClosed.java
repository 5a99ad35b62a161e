// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

/** The flow goes on, on a thread of its scheduler; a latch makes it come late. */
final class FluxStartedThenClosed {
  static void run() {
    CountDownLatch closed = new CountDownLatch(1);
    CompletableFuture<Float> last = new CompletableFuture<>();
    Tensor weights = Tensor.of(1f);
    Flux.range(0, 3)
        .publishOn(Schedulers.boundedElastic())
        .doOnNext(round -> await(closed))
        .map(round -> round * weights.item())
        .subscribe(last::complete, last::completeExceptionally);
    weights.close(); // want DisposeWhileInFlight potential
    closed.countDown();
    System.out.println(last.join());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
