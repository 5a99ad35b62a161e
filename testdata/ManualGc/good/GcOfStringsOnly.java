// runs: clean
import java.util.ArrayList;
import java.util.List;

/** A list of strings is dropped. */
final class GcOfStringsOnly {
  static void run() {
    List<String> names = new ArrayList<>(List.of("a", "b"));
    System.out.println(names);
    names.clear();
    Runtime.getRuntime().gc();
  }
}
