// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What fills the list has got it from somebody who closes what is in it. */
final class ListOfTheCaller {
  static void run() {
    List<Tensor> parts = new ArrayList<>();
    try {
      Filler filler = new Filler(parts);
      filler.fill(3);
      filler.fill(2);
      System.out.println(parts.size());
    } finally {
      parts.forEach(Tensor::close);
    }
  }

  private static final class Filler {
    private final List<Tensor> parts;

    Filler(List<Tensor> parts) {
      this.parts = parts;
    }

    void fill(int count) {
      for (int i = 0; i < count; i++) {
        parts.add(Tensor.of(i));
      }
    }
  }
}
