import dev.tensorlint.runtime.Tensor;

/** Records that patterns take apart, in the Java of JDK 21: read by the linter, not compiled. */
final class TakenApart {
  record Pair(Tensor left, Tensor right) {}

  sealed interface Input permits Row, Table, None {}

  record Row(Tensor values) implements Input {}

  record Table(Tensor values, int rows) implements Input {}

  record None() implements Input {}

  static float bothClosed() {
    Object made = new Pair(Tensor.of(1f), Tensor.of(2f));
    if (made instanceof Pair(var left, var right)) {
      float sum = left.item() + right.item();
      left.close();
      right.close();
      return sum;
    }
    return 0f;
  }

  static float oneForgotten() {
    Pair made = new Pair(Tensor.of(1f), Tensor.of(2f)); // want UnscopedTensor definite
    if (made instanceof Pair(Tensor left, Tensor right)) {
      float sum = left.item() + right.item();
      left.close();
      return sum;
    }
    return 0f;
  }

  static float readTooLate(Pair pair) {
    if (pair instanceof Pair(var left, var right)) {
      left.close();
      return right.item() + left.item(); // want UseAfterDispose definite
    }
    return 0f;
  }

  static float otherPart(Pair pair) {
    if (pair instanceof Pair(var left, var right)) {
      left.close();
      float value = right.item();
      right.close();
      return value;
    }
    return 0f;
  }

  static float closedByAccessor(Pair pair) {
    if (pair instanceof Pair(var left, var right)) {
      pair.left().close();
      return left.item(); // want UseAfterDispose definite
    }
    return 0f;
  }

  static float inASwitch() {
    Object made = new Pair(Tensor.of(1f), Tensor.of(2f));
    return switch (made) {
      case Pair(var left, var right) -> {
        float sum = left.item() + right.item();
        left.close();
        right.close();
        yield sum;
      }
      default -> 0f;
    };
  }

  static float twiceInASwitch(Pair pair) {
    return switch (pair) {
      case Pair(var left, var right) -> {
        left.close();
        right.close();
        left.close();
        yield right.item(); // want UseAfterDispose definite
      }
    };
  }

  static float guarded() {
    Pair made = new Pair(Tensor.of(1f), Tensor.of(2f));
    return switch (made) {
      case Pair(var left, var right) when left.item() > 0f -> {
        left.close();
        right.close();
        yield 1f;
      }
      case Pair(var left, var right) -> {
        left.close();
        right.close();
        yield 0f;
      }
    };
  }

  static float eachKind(Input input) {
    return switch (input) {
      case Row(var values) -> {
        float value = values.item();
        values.close();
        yield value;
      }
      case Table(Tensor values, int rows) -> {
        float value = values.item() * rows;
        values.close();
        yield value;
      }
      case None() -> 0f;
    };
  }

  static float eachKindOfOurs() {
    Input input = new Row(Tensor.of(1f));
    return switch (input) {
      case Row(var values) -> {
        try (values) {
          yield values.item();
        }
      }
      case Table(var values, var rows) -> rows;
      case None() -> 0f;
    };
  }
}
