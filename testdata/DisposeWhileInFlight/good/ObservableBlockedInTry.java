// runs: clean
import dev.tensorlint.runtime.Tensor;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.util.List;

/** The flow is over before the block is. */
final class ObservableBlockedInTry {
  static void run() {
    try (Tensor weights = Tensor.of(2f)) {
      List<Float> scores =
          Observable.range(0, 4)
              .concatMapSingle(
                  row ->
                      Single.fromCallable(() -> row * weights.item())
                          .subscribeOn(Schedulers.computation()))
              .toList()
              .blockingGet();
      System.out.println(scores);
      Observable.fromIterable(scores)
          .blockingForEach(score -> System.out.println(score * weights.item()));
    }
  }
}
