// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What records carry in a list is closed in a loop, whichever way. */
final class RecordsClosedInLoop {
  private record Scored(String id, Tensor score) {}

  static void run() {
    looped();
    tried();
    finished();
    streamed();
  }

  private static void looped() {
    for (Scored each : score()) {
      each.score().close();
    }
  }

  private static void tried() {
    for (Scored each : score()) {
      try (Tensor score = each.score()) {
        System.out.println(score.item());
      }
    }
  }

  private static void finished() {
    List<Scored> all = score();
    try {
      System.out.println(all.get(0).score().item());
    } finally {
      all.forEach(each -> each.score().close());
    }
  }

  private static void streamed() {
    List<Scored> all = score();
    all.stream().map(Scored::score).forEach(Tensor::close);
  }

  private static List<Scored> score() {
    List<Scored> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      all.add(new Scored("n" + i, Tensor.of(i)));
    }
    return all;
  }
}
