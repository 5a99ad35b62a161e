// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;

/** The answer is computed when the subscriber asks, long after the request was closed. */
final class SingleOutlivesTry {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      System.out.println(answer(model, new float[] {1, 2}).blockingGet());
    }
  }

  private static Single<Float> answer(Model model, float[] row) {
    try (Tensor request = Tensor.of(row, Shape.of(1, 2))) { // want DisposeWhileInFlight potential
      return Single.fromCallable(() -> predict(model, request)).subscribeOn(Schedulers.io());
    }
  }

  private static float predict(Model model, Tensor request) {
    try (Tensor prediction = model.predict(request)) {
      return prediction.item();
    }
  }
}
