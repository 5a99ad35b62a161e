import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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

  private static Optional<Tensor> made(boolean a) {
    return a ? Optional.of(Tensor.zeros(1)) : Optional.empty();
  }

  static void anOptionalOfAnotherMethod(boolean a) {
    Tensor t = made(a).get();
    t.item();
  }

  static void aMappedOptional(boolean a) {
    Tensor t = made(a).map(Tensor::neg).orElse(null);
    t.item();
  }

  static void aMappedOptionalWhoseFunctionCloses(boolean a) {
    float value =
        made(a)
            .map(
                t -> {
                  try (t) {
                    return t.item();
                  }
                })
            .orElse(0f);
  }

  static Tensor theContentOrANewOne(Optional<Tensor> given) {
    return given.orElseGet(() -> Tensor.zeros(1));
  }

  static void theContentOrWhatASupplierGives(Optional<Tensor> given, Supplier<Tensor> other) {
    given.or(() -> Optional.ofNullable(other.get())).map(Tensor::neg).ifPresent(Tensor::close);
  }

  static Optional<Tensor> mappedByAnUnseenFunction(
      Tensor x, java.util.function.Function<Tensor, Tensor> body) {
    return Optional.of(x.neg()).map(body);
  }

  static void oneOfTwo(Tensor x) {
    Tensor t = java.util.Objects.requireNonNullElse(x, Tensor.zeros(1));
    t.item();
  }

  private static <R> R using(Tensor x, java.util.function.Function<Tensor, R> body) {
    try {
      return body.apply(x);
    } finally {
      x.close();
    }
  }

  private static void when(boolean wanted, Runnable action) {
    if (wanted) {
      action.run();
    }
  }

  private static <T> T twice(Supplier<T> maker) {
    maker.get();
    return maker.get();
  }

  private static void quietly(Runnable action) {
    try {
      action.run();
    } catch (IllegalStateException e) {
      System.out.println(e);
    }
  }

  private static void elsewhere(Runnable action) {
    new Thread(action).start();
  }

  private static <T> T inScope(Supplier<T> maker) {
    TensorScope scope = TensorScope.open();
    T made = maker.get();
    scope.close();
    return made;
  }

  private static <T> T passedOn(Tensor x, java.util.function.Function<Tensor, T> body) {
    return using(x, body);
  }

  static void aHelperClosesAfterTheFunction() {
    Tensor t = Tensor.zeros(1);
    using(t, x -> x.item());
    using(t, x -> x.item());
  }

  static void aHelperOfAHelper() {
    Tensor t = Tensor.zeros(1);
    t.close();
    passedOn(t, x -> x.item());
  }

  static void aHelperMayRunIt(boolean a) {
    Tensor t = Tensor.zeros(1);
    when(a, t::close);
  }

  static void aHelperGivesWhatItMakes() {
    Tensor t = using(Tensor.zeros(1), x -> x.relu());
    t.item();
  }

  static void aHelperRunsItTwice() {
    Tensor t = twice(() -> Tensor.zeros(1));
    t.close();
  }

  static void aHelperCatchesWhatItThrows() {
    Tensor t = Tensor.zeros(1);
    quietly(
        () -> {
          if (t.item() > 0) {
            throw new IllegalStateException();
          }
          t.close();
        });
  }

  static void aHelperRunsItElsewhere() {
    Tensor t = Tensor.zeros(1);
    elsewhere(() -> t.item());
    t.close();
  }

  static void aHelperOpensAScope() {
    Tensor t = inScope(() -> Tensor.zeros(1));
    t.item();
  }

  static float aTaskMakesWhatIsForgotten() {
    CompletableFuture<Tensor> made = CompletableFuture.supplyAsync(() -> Tensor.zeros(1));
    return made.join().item();
  }

  static void aTaskMakesWhatIsClosed() {
    CompletableFuture<Tensor> made = CompletableFuture.supplyAsync(() -> Tensor.zeros(1));
    made.join().close();
  }

  static void aTaskMakesWhatTheNextOneGets() {
    CompletableFuture.supplyAsync(() -> Tensor.zeros(1)).thenAccept(Tensor::close);
  }

  private static void store(List<Tensor> list, Tensor t) {
    list.add(t);
  }

  private static void storePerhaps(List<Tensor> list, Tensor t, boolean wanted) {
    if (wanted) {
      list.add(t);
    }
  }

  static void aHelperAddsToAListThatIsDropped() {
    List<Tensor> list = new ArrayList<>();
    store(list, Tensor.zeros(1));
  }

  static void aHelperAddsToAListThatIsClosed() {
    List<Tensor> list = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    store(list, t);
    list.forEach(Tensor::close);
    t.item();
  }

  static void aHelperMayAddToAList(boolean a) {
    List<Tensor> list = new ArrayList<>();
    storePerhaps(list, Tensor.zeros(1), a);
  }

  private static Tensor whileOpen(boolean isOpen, Supplier<Tensor> body)
      throws java.io.IOException {
    if (!isOpen) {
      throw new java.io.IOException("closed");
    }
    return body.get();
  }

  static Tensor aHelperThrowsBeforeItRunsTheFunction(boolean isOpen) throws java.io.IOException {
    return whileOpen(isOpen, () -> Tensor.zeros(1));
  }

  record Holder(Tensor held) {}

  record Pair(Tensor first, int second) {}

  static List<Holder> aConstructorKeepsEachElement() {
    List<Tensor> list = new ArrayList<>();
    list.add(Tensor.zeros(1));
    return list.stream().map(Holder::new).toList();
  }

  static void whatAConstructorKeepsIsDropped() {
    List<Tensor> list = new ArrayList<>();
    list.add(Tensor.zeros(1));
    list.stream().map(Holder::new).forEach(holder -> System.out.println(holder));
  }

  static List<Object> anUnknownConstructorMayKeepEachElement() {
    List<Tensor> list = new ArrayList<>();
    list.add(Tensor.zeros(1));
    return list.stream().map(Unknown::new).toList();
  }
}
