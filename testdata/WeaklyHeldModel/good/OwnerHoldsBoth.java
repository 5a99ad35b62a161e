// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The object holds it in a field of its own, and a listener weakly. */
final class OwnerHoldsBoth {
  private static OwnerHoldsBoth owner;

  private final Model model;
  private final WeakReference<Model> listener;

  private OwnerHoldsBoth() {
    this.model = Sequential.withInputs(2, new Dense(1));
    this.listener = new WeakReference<>(model);
  }

  static void run() {
    owner = new OwnerHoldsBoth();
  }

  static boolean isGone() {
    return owner.listener.refersTo(null);
  }

  static void stop() {
    owner.model.close();
  }
}
