// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.lang.ref.WeakReference;

/** Not a model: a tensor behind a weak reference is the business of other rules. */
final class WeakReferenceToOther {
  private static WeakReference<StringBuilder> text = new WeakReference<>(null);
  private static WeakReference<Tensor> tensor = new WeakReference<>(null);

  static void run() {
    text = new WeakReference<>(new StringBuilder("log"));
    try (Tensor x = Tensor.of(1f)) {
      tensor = new WeakReference<>(x);
      System.out.println(tensor.get() == x);
    }
    System.out.println(text != null);
  }
}
