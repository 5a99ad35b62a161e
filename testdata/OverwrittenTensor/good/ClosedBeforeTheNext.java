// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The tensor of the round before is closed before another one takes its place. */
final class ClosedBeforeTheNext {
  private Tensor last;

  static void run() {
    differences(new float[] {1f, 1f, 3f, 4f, 4f, 9f});
    ClosedBeforeTheNext fields = new ClosedBeforeTheNext();
    for (float value : new float[] {1f, 1f, 3f}) {
      fields.add(value);
    }
    fields.end();
  }

  private static void differences(float[] values) {
    Tensor before = null;
    for (float value : values) {
      Tensor now = Tensor.of(value);
      if (before != null) {
        float difference = now.item() - before.item();
        if (difference == 0) {
          now.close();
          continue;
        }
        System.out.println(difference);
        before.close();
      }
      before = now;
    }
    if (before != null) {
      before.close();
    }
  }

  private void add(float value) {
    Tensor now = Tensor.of(value);
    if (last != null) {
      System.out.println(now.item() - last.item());
      last.close();
    }
    last = now;
  }

  private void end() {
    if (last != null) {
      last.close();
      last = null;
    }
  }
}
