// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Each caller knows whether it gets back its own tensor, and closes what is new. */
final class GivenBackOrNew {
  private static Tensor assigned(float value, Tensor destination) {
    if (destination == null) {
      destination = Tensor.of(value);
    }
    System.out.println(destination.item());
    return destination;
  }

  private static Tensor passedOn(float value, Tensor destination) {
    return assigned(value, destination);
  }

  private static Tensor turned(Tensor source, boolean isTurned) {
    return isTurned ? source.transpose() : source;
  }

  private static Tensor turnedOften(Tensor source, int times) {
    if (times < 1) {
      return source;
    }
    return source.transpose();
  }

  private static void into(Tensor destination) {
    Tensor result = passedOn(3f, destination);
    System.out.println(result.item());
    if (destination == null) {
      result.close();
    }
  }

  private static void intoAnOwnOne(Tensor destination) {
    if (destination == null) {
      throw new IllegalArgumentException("destination");
    }
    Tensor result = passedOn(4f, destination);
    System.out.println(result.item());
  }

  static void run() {
    try (Tensor given = Tensor.of(1f, 2f);
        Tensor single = Tensor.of(3f)) {
      Tensor same = assigned(1f, single);
      Tensor passed = passedOn(2f, single);
      Tensor unturned = turned(given, false);
      Tensor never = turnedOften(given, 0);
      System.out.println(same.item() + passed.item() + unturned.shape().size() + never.shape().size());
      into(single);
      intoAnOwnOne(single);
    }
    into(null);
    try (Tensor made = passedOn(1f, null)) {
      System.out.println(made.item());
    }
  }
}
