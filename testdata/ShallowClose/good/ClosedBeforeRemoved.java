// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** Who leaves is taken out of the map once the tensor there is closed. */
final class ClosedBeforeRemoved {
  static void run() {
    Players players = new Players();
    players.join("a", 1f);
    System.out.println(players.total());
    players.leave("a");
  }

  private static final class Players {
    private final Map<String, Tensor> scores = new HashMap<>();

    void join(String name, float score) {
      scores.put(name, Tensor.of(score));
    }

    float total() {
      float total = 0f;
      for (Tensor score : scores.values()) {
        total += score.item();
      }
      return total;
    }

    void leave(String name) {
      Tensor score = scores.get(name);
      if (score != null) {
        score.close();
        scores.remove(name);
      }
    }
  }
}
