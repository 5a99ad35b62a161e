import dev.tensorlint.runtime.Tensor;

/** Results that are an argument, or new, as a test of an argument says, and what callers know. */
final class Choices {

  static Tensor unlessGiven(Tensor given) {
    return given == null ? Tensor.of(1f) : given;
  }

  static Tensor assignedUnlessGiven(Tensor given) {
    if (given == null) {
      given = Tensor.of(1f);
    }
    return given;
  }

  static Tensor passedOn(int rank, Tensor given) {
    return rank > 1 ? assignedUnlessGiven(given) : unlessGiven(given);
  }

  static Tensor ifAsked(Tensor given, boolean isTurned) {
    if (isTurned) {
      return given.transpose();
    }
    return given;
  }

  static Tensor ifLarge(Tensor given, int limit) {
    return limit > 10 ? given.transpose() : given;
  }

  /** A property of the argument is no condition. */
  static Tensor unlessFlat(Tensor given) {
    return given.shape().rank() == 1 ? given : given.transpose();
  }

  /** The second test is of another value. */
  static Tensor afterwards(Tensor given, Tensor other) {
    given = other;
    return given == null ? Tensor.of(1f) : given;
  }

  static void ofNothing() {
    unlessGiven(null);
    assignedUnlessGiven(null);
    passedOn(2, null);
  }

  static void ofSomething(Tensor given) {
    if (given != null) {
      unlessGiven(given);
      assignedUnlessGiven(given);
      passedOn(2, given);
    }
  }

  static void ofEither(Tensor given) {
    unlessGiven(given);
  }

  static void asked(Tensor given) {
    ifAsked(given, true);
  }

  static void notAsked(Tensor given) {
    ifAsked(given, false);
  }

  static void askedByCaller(Tensor given, boolean isTurned) {
    Tensor turned = ifAsked(given, isTurned);
    if (isTurned) {
      turned.close();
    }
  }

  static void large(Tensor given) {
    ifLarge(given, 11);
  }

  static void small(Tensor given) {
    ifLarge(given, 10);
  }

  static void flatOrNot(Tensor given) {
    unlessFlat(given);
  }
}
