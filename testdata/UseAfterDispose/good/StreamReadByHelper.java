// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A helper closes the stream that it has read: what is in the list stays open. */
final class StreamReadByHelper {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.of(1f));
    show(all.stream());
    System.out.println(all.get(0).item());
    all.get(0).close();
  }

  private static void show(Stream<Tensor> all) {
    all.forEach(each -> System.out.println(each.item()));
    all.close();
  }
}
