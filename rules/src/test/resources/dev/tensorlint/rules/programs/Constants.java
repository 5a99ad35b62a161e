import dev.tensorlint.runtime.Tensor;

/** Conditions that have one answer: constants, and helpers that throw instead of the other one. */
class Constants {
  private static final boolean TRACES = false;
  private static final boolean CLOSES = true;
  private static boolean changes = false;

  void tracesNothing(boolean isAsked) {
    Tensor trace = null;
    if (isAsked && TRACES) {
      trace = Tensor.zeros(1);
    }
    if (TRACES) {
      trace.item();
    }
  }

  void closesAlways() {
    Tensor t = Tensor.zeros(1);
    if (Constants.CLOSES) {
      t.close();
    }
  }

  void closesIfNothingHasChanged() {
    Tensor t = Tensor.zeros(1);
    if (!changes) {
      t.close();
    }
  }

  Tensor failsOrReturns(int code) {
    Tensor t = Tensor.zeros(1);
    if (isError(code)) {
      return null;
    }
    return t;
  }

  Tensor mayReturnNothing(int code) {
    Tensor t = Tensor.zeros(1);
    if (isRare(code)) {
      return null;
    }
    return t;
  }

  Tensor mayReturnNothingInASubclass(int code) {
    Tensor t = Tensor.zeros(1);
    if (isErrorHere(code)) {
      return null;
    }
    return t;
  }

  void closesWhatIsOpen(Tensor given) {
    Tensor t = Tensor.zeros(1);
    if (hasItem(given)) {
      t.close();
    }
  }

  private static boolean isError(int code) {
    if (code != 0) {
      throw new IllegalStateException("code " + code);
    }
    return false;
  }

  private static boolean isRare(int code) {
    if (code > 9) {
      throw new IllegalStateException("code " + code);
    }
    if (code > 8) {
      return true;
    }
    return false;
  }

  boolean isErrorHere(int code) {
    if (code != 0) {
      throw new IllegalStateException("code " + code);
    }
    return false;
  }

  private static boolean hasItem(Tensor given) {
    given.item();
    return true;
  }
}
