// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Methods take records, read one component and close another. */
final class RecordParameters {
  private record Step(Tensor input, Tensor state) {}

  static void run() {
    Step step = new Step(Tensor.of(1f), Tensor.of(2f));
    System.out.println(read(step) + finish(step));
    step.input().close();
  }

  private static float read(Step step) {
    return step.input().item() + step.state().item();
  }

  private static float finish(Step step) {
    step.state().close();
    return step.input().item();
  }
}
