// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.TimerTask;

/** Its class may keep it elsewhere: where it is made is no place to close it. */
final class OwnerIsATask {
  static void run() {
    Report report = new Report();
    report.run();
  }

  private static final class Report extends TimerTask {
    private final Tensor value = Tensor.of(1f); // want OwnerNotCloseable definite

    @Override
    public void run() {
      System.out.println(value.item());
    }
  }
}
