import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Functions that outlive the scope which closes what they read, and functions that run where a
 * variable names them.
 */
final class Functions {
  private static Supplier<Tensor> later;
  private Runnable mineLater;

  static Supplier<Float> aFunctionThatReads() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      return () -> t.item();
    }
  }

  static Supplier<Float> aFunctionOfTwo(boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      Tensor u = Tensor.ones(1);
      return () -> u.add(t).item();
    }
  }

  static Supplier<Float> eitherFunction(Tensor given, boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      Supplier<Float> one = () -> t.item();
      Supplier<Float> other = () -> given.item();
      return a ? one : other;
    }
  }

  static Supplier<Float> eitherFunctionOfTheScope(boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      Supplier<Float> one = () -> t.item();
      Supplier<Float> other = () -> t.relu().item();
      return a ? one : other;
    }
  }

  static Supplier<Float> aFunctionOrNone(boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      return a ? () -> t.item() : null;
    }
  }

  static Supplier<Float> aFunctionOfWhatIsKept() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1).keep();
      return () -> t.item();
    }
  }

  static Supplier<Float> aFunctionThatHasRun() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      Supplier<Float> read = () -> t.item();
      read.get();
      return () -> 1f;
    }
  }

  static Supplier<Float> aFunctionThatOnlyAsks() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      return () -> (float) t.shape().length;
    }
  }

  static void aFunctionInAStaticField() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      later = () -> t.relu();
    }
  }

  static void aFunctionInAStaticFieldForAWhile() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      later = () -> t.relu();
      later = null;
    }
  }

  void aFunctionInAField(boolean a) {
    Supplier<Tensor> before = later;
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      Tensor u = Tensor.ones(1);
      Runnable reads = () -> t.item();
      mineLater = () -> u.item();
      if (a) {
        mineLater = reads;
      }
    }
  }

  static void aFunctionInAFieldOfAnother(Functions other) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      other.mineLater = () -> t.item();
    }
  }

  static Supplier<Float> aMethodOfWhatTheScopeCloses() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      return t::item;
    }
  }

  static Tensor closedOnOneOfTwoWays(boolean a) {
    TensorScope scope = TensorScope.open();
    Tensor t = Tensor.zeros(1);
    if (a) {
      scope.close();
      return t;
    }
    t.keep();
    scope.close();
    return t;
  }

  static float closedByANameThenRead() {
    Tensor t = Tensor.zeros(1);
    Runnable done = t::close;
    done.run();
    return t.item();
  }

  static float madeByAName() {
    Supplier<Tensor> maker = () -> Tensor.zeros(1);
    Tensor t = maker.get();
    return t.item();
  }

  static void closedByANameOnOneOfTwoWays(boolean a) {
    Consumer<Tensor> finish = t -> t.close();
    Tensor t = Tensor.zeros(1);
    if (a) {
      finish.accept(t);
    }
  }

  static void closedByANameOfAName() {
    Tensor t = Tensor.zeros(1);
    Runnable done = t::close;
    Runnable again = done;
    again.run();
  }

  static float aNameOfTwoFunctions(boolean a) {
    Tensor t = Tensor.zeros(1);
    Runnable done = t::close;
    if (a) {
      done = () -> {};
    }
    done.run();
    return t.item();
  }

  static void anOptionalThatIsOnlyRead(boolean a) {
    Optional<Tensor> found = a ? Optional.of(Tensor.zeros(1)) : Optional.empty();
    found.ifPresent(t -> t.item());
  }

  static void anOptionalThatIsClosed(boolean a) {
    Optional<Tensor> found = a ? Optional.of(Tensor.zeros(1)) : Optional.empty();
    found.ifPresent(t -> t.item());
    found.ifPresent(Tensor::close);
  }
}
