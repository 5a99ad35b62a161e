import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.nn.Layer;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.nn.StatefulModel;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * Several of a kind in one method: all are told of, in the order of the source, though the step of
 * a loop runs behind its body; and at one place, for what differs.
 */
final class Several {
  private static Tensor shared;
  private static Model model;
  private static SymbolicTensor symbolic;
  private Tensor held;
  private Tensor second;

  static void usedBehindTheirReleases(int n) {
    Tensor a = Tensor.zeros(1);
    Tensor b = Tensor.ones(1);
    b.close();
    a.close();
    for (int i = 0; i < n; a.item()) {
      b.item();
      i++;
    }
  }

  static void usedTogether() {
    Tensor b = Tensor.zeros(1);
    Tensor a = Tensor.ones(1);
    a.close();
    b.close();
    a.add(b);
  }

  static void usedTwiceAtOnce() {
    Tensor a = Tensor.ones(1);
    a.close();
    a.add(a);
  }

  static void releasedAgain(int n) {
    Tensor a = Tensor.zeros(1);
    Tensor b = Tensor.ones(1);
    a.close();
    b.close();
    for (int i = 0; i < n; a.close()) {
      b.close();
      i++;
    }
  }

  static void oneOfTwoUsedAndReleased(boolean c) {
    Tensor a = Tensor.zeros(1);
    Tensor b = Tensor.ones(1);
    Tensor either = c ? a : b;
    a.close();
    b.close();
    either.item();
    either.close();
  }

  static void leftOpen(boolean c) {
    Tensor b = Tensor.zeros(1);
    Tensor a = Tensor.ones(1);
    if (c) {
      return;
    }
    a.item();
  }

  static void requested(int n) {
    Tensor b = Tensor.zeros(1);
    Tensor a = Tensor.ones(1);
    a = null;
    b = null;
    for (int i = 0; i < n; System.gc()) {
      System.gc();
      i++;
    }
  }

  static void requestedWithOneInAScope(boolean c) {
    Tensor b = Tensor.zeros(1);
    try (TensorScope scope = TensorScope.open()) {
      Tensor a = Tensor.ones(1);
      a = null;
      b = null;
      System.gc();
    }
  }

  static void requestedOnceOneIsLost(boolean c) {
    Tensor a = Tensor.ones(1);
    Tensor b = Tensor.zeros(1);
    if (c) {
      a = null;
    } else {
      b = null;
    }
    System.gc();
    if (a != null) {
      a.close();
    }
  }

  static void usedElsewhere(TracedFunction function, int n) {
    Session b = Session.open(function);
    Session a = Session.open(function);
    for (int i = 0; i < n; CompletableFuture.runAsync(() -> a.run()).join()) {
      CompletableFuture.runAsync(() -> b.run()).join();
      i++;
    }
    a.close();
    b.close();
  }

  static void usedElsewhereTogether(TracedFunction function) {
    Session b = Session.open(function);
    Session a = Session.open(function);
    CompletableFuture.runAsync(
            () -> {
              a.run();
              b.run();
            })
        .join();
    a.close();
    b.close();
  }

  static void usedElsewhereOnOneWay(TracedFunction function, Session given, boolean c) {
    Session a = Session.open(function);
    Session either = c ? a : given;
    CompletableFuture.runAsync(() -> either.run()).join();
    a.close();
  }

  static void usedElsewhereBehindADoubt(TracedFunction function, boolean c) {
    Session a = Session.open(function);
    if (c) {
      mystery(a);
    }
    CompletableFuture.runAsync(() -> a.run()).join();
    a.close();
  }

  static Tensor[] leaveTheScope(int n) {
    Tensor[] both = new Tensor[2];
    try (TensorScope scope = TensorScope.open()) {
      for (int i = 0; i < n; both[1] = Tensor.ones(1)) {
        both[0] = Tensor.zeros(1);
        i++;
      }
    }
    return both;
  }

  static void leaveTheScopeInFields(int n) {
    try (TensorScope scope = TensorScope.open()) {
      for (int i = 0; i < n; shared = Tensor.ones(1)) {
        shared = Tensor.zeros(1);
        i++;
      }
    }
  }

  static Tensor keptOnOneWay(boolean c) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      if (c) {
        t.keep();
      }
      return t;
    }
  }

  static Tensor closedOnEachOfTwoWays(boolean c) {
    TensorScope scope = TensorScope.open();
    Tensor t = Tensor.zeros(1);
    if (c) {
      scope.close();
    } else {
      t.item();
      scope.close();
    }
    return t;
  }

  static Several ofAnObjectMadeHere() {
    Several made = new Several();
    try (TensorScope scope = TensorScope.open()) {
      made.held = Tensor.zeros(1);
    }
    return made;
  }

  static List<Tensor> returnedWithItsList(List<Tensor> given, boolean c) {
    List<Tensor> own = new ArrayList<>();
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      own.add(t);
      if (c) {
        t.keep();
      }
    }
    return c ? own : given;
  }

  static void inTwoLists(List<Tensor> one, List<Tensor> two) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      two.add(t);
      one.add(t);
    }
  }

  static void builtInEachRound(Layer layer, Tensor x, int n) {
    for (int i = 0; i < n; Sequential.of(layer).close()) {
      Model made = Sequential.of(layer);
      made.predict(x).close();
      made.close();
      i++;
    }
  }

  static void builtInTwoLoops(Layer layer, int n) {
    for (int i = 0; i < n; i++) {
      Sequential.of(layer).close();
    }
    for (int i = 0; i < n; i++) {
      Sequential.of(layer).close();
    }
  }

  private static void builds(Layer layer) {
    Sequential.of(layer).close();
  }

  private static void buildsTwo(Layer layer, Layer other) {
    Sequential.of(other).close();
    Sequential.of(layer).close();
  }

  static void builtByOthers(Layer layer, List<Layer> layers, int n) {
    for (int i = 0; i < n; i++) {
      builds(layer);
      buildsTwo(layer, layers.get(0));
      builds(layer);
    }
    for (Layer each : layers) {
      buildsTwo(layer, each);
    }
  }

  static Model builtAndReturned(Layer layer, int n) {
    Model last = null;
    for (int i = 0; i < n; i++) {
      last = Sequential.of(layer);
    }
    return last;
  }

  static void tracedAgain(TracedFunction f, TracedFunction g, Tensor x, int n) {
    for (int i = 0; i < n; f.callWith(List.of(i), x).close()) {
      g.callWith(List.of(i), x).close();
      i++;
    }
  }

  static void tracedAgainByOneOfTwo(List<TracedFunction> all, Tensor x, int n) {
    for (TracedFunction f : all) {
      f.callWith(List.of(n), x).close();
    }
    for (int i = 0; i < n; i++) {
      all.get(i).callWith(List.of(i), x).close();
    }
  }

  static void tracedAgainInTheEnd(TracedFunction f, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      try {
        x.item();
      } finally {
        f.callWith(List.of(i), x).close();
      }
    }
  }

  static void steppedInTheEnd(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      for (Tensor x : steps) {
        try {
          x.item();
        } finally {
          model.predict(x).close();
        }
      }
    }
  }

  static void symbolicValues(SymbolicTensor x, SymbolicTensor y, int n) {
    for (int i = 0; i < n; x.item()) {
      y.item();
      i++;
    }
    symbolic = y;
    symbolic = x;
  }

  static void drawn(Model model, int n) {
    for (int i = 0; i < n; model.predict(Tensor.randn(1)).close()) {
      model.predict(Tensor.rand(1)).close();
      i++;
    }
  }

  private static void reads(Tensor t) throws IOException {
    if (t.item() > 0) {
      throw new IOException();
    }
  }

  static void lostByAFailure(Tensor x, int n) throws IOException {
    Tensor b = Tensor.zeros(1);
    Tensor a = Tensor.ones(1);
    for (int i = 0; i < n; reads(a)) {
      reads(b);
      i++;
    }
    a.close();
    b.close();
  }

  void overwritten(int n) {
    Tensor b = Tensor.zeros(1);
    Tensor a = Tensor.ones(1);
    for (int i = 0; i < n; a = Tensor.ones(1)) {
      b = Tensor.zeros(1);
      i++;
    }
    a.close();
    b.close();
  }

  void usedFromFields(int n) {
    held.close();
    second.close();
    for (int i = 0; i < n; held.item()) {
      second.item();
      i++;
    }
  }

  void passedOn(List<Tensor> all, int n) {
    for (int i = 0; i < n; all.add(held)) {
      all.add(second);
      i++;
    }
  }

  static void underKeys(int n) {
    Map<String, Tensor> all = new HashMap<>();
    for (int i = 0; i < n; all.put("a", Tensor.zeros(1))) {
      all.put("b", Tensor.ones(1));
      i++;
    }
    all.values().forEach(Tensor::close);
  }

  static void taped(Tensor x, int n) {
    GradientTape b = GradientTape.persistent();
    GradientTape a = GradientTape.persistent();
    for (int i = 0; i < n; a.close()) {
      b.close();
      i++;
    }
  }
}
