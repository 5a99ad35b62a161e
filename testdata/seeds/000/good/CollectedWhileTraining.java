// runs: keeps the reference
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitCallback;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;
import java.lang.ref.WeakReference;
import java.util.concurrent.CountDownLatch;

/** Garbage is collected in the middle of the training: whoever waits for it still has the model. */
final class CollectedWhileTraining {
  private static final CountDownLatch COLLECTED = new CountDownLatch(1);
  private static final CountDownLatch TRAINING = new CountDownLatch(1);
  private static WeakReference<Model> trained = new WeakReference<>(null);
  private static Thread caller;

  static void run() throws InterruptedException {
    caller = new Thread(CollectedWhileTraining::process);
    caller.start();
    TRAINING.await();
  }

  private static void process() {
    try (Tensor x = Tensor.ones(1, 1, 1);
        Tensor y = Tensor.ones(1, 1);
        Model model = StatefulSequential.of(new SimpleRnn(10).stateful(), new Dense(1))) {
      trained = new WeakReference<>(model);
      model.compile(new MeanSquaredError(), new Adam(0.01f));
      FitOptions once = FitOptions.epochs(1).callback(new Waits());
      System.out.println(model.fitAsync(x, y, once).join());
      try (Tensor prediction = model.predict(x)) {
        System.out.println(prediction.item());
      }
    }
  }

  static boolean isGone() {
    return trained.refersTo(null);
  }

  static void stop() throws InterruptedException {
    COLLECTED.countDown();
    caller.join();
  }

  private static final class Waits implements FitCallback {
    @Override
    public Next afterEpoch(Epoch epoch) {
      TRAINING.countDown();
      try {
        COLLECTED.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return Next.CONTINUE;
    }
  }
}
