import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Layer;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.nn.StatefulSequential;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** What is costly to build and built in each round: where the one before would do as well. */
final class Rebuilt {
  private static Model shared;

  static void used(Layer layer, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      Model model = Sequential.of(layer);
      model.predict(x).close();
      model.close();
    }
  }

  static void onOneWay(Layer layer, int n, boolean a) {
    for (int i = 0; i < n; i++) {
      if (a) {
        Model model = Sequential.of(layer);
        model.close();
      }
    }
  }

  static void sometimes(Layer layer, int n) {
    for (int i = 0; i < n; i++) {
      if (i % 2 == 0) {
        continue;
      }
      Sequential.of(layer).close();
    }
  }

  static void once(Layer layer, int n) {
    for (int i = 0; i < n; i++) {
      Sequential.of(layer).close();
      break;
    }
  }

  static void untilItIsThere(Layer layer, BooleanSupplier works) {
    while (true) {
      Model model = Sequential.of(layer);
      model.close();
      if (works.getAsBoolean()) {
        return;
      }
    }
  }

  static void onlyAfterAFailure(Layer layer) {
    while (true) {
      try {
        Sequential.of(layer).close();
        return;
      } catch (IllegalStateException e) {
        shared = null;
      }
    }
  }

  static void anotherEachTime(List<Layer> layers) {
    for (Layer layer : layers) {
      Sequential.of(layer).close();
    }
  }

  static void oneOfTwoEachTime(Layer one, Layer other, int n, boolean a) {
    for (int i = 0; i < n; i++) {
      Layer layer = a ? one : other;
      Sequential.of(layer).close();
    }
  }

  static void trained(Layer layer, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      Model model = Sequential.of(layer);
      train(model, x);
      model.close();
    }
  }

  static void shownToUnknownCode(Layer layer, int n) {
    for (int i = 0; i < n; i++) {
      Model model = Sequential.of(layer);
      mystery(model);
      model.close();
    }
  }

  static void shownToAHelper(Layer layer, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      Model model = Sequential.of(layer);
      asks(model, x);
      model.close();
    }
  }

  static void askedForItsName(Layer layer, int n) {
    for (int i = 0; i < n; i++) {
      Model model = Sequential.of(layer);
      model.toString();
      model.close();
    }
  }

  static void keptInAList(Layer layer, int n) {
    List<Model> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(Sequential.of(layer));
    }
    all.forEach(Model::close);
  }

  static void keptInAField(Layer layer, int n) {
    for (int i = 0; i < n; i++) {
      shared = Sequential.of(layer);
    }
  }

  static void exchanged(Layer layer, int n) {
    Model model = Sequential.of(layer);
    for (int i = 0; i < n; i++) {
      model.close();
      model = Sequential.of(layer);
    }
    model.close();
  }

  static void stillHeld(Layer layer, int n) {
    Model model = null;
    for (int i = 0; i < n; i++) {
      Model next = Sequential.of(layer);
      if (model != null) {
        model.close();
      }
      model = next;
    }
    if (model != null) {
      model.close();
    }
  }

  static void withState(Layer layer, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      StatefulSequential model = StatefulSequential.of(layer);
      model.predict(x).close();
      model.close();
    }
  }

  static void functionAndSession(int n) {
    for (int i = 0; i < n; i++) {
      TracedFunction function = TracedFunction.of(x -> x.relu());
      Session session = Session.open(function);
      session.run();
      session.close();
      function.close();
    }
  }

  static void functionThatIsCalled(Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      TracedFunction function = TracedFunction.of(y -> y.relu());
      function.call(x).close();
      function.close();
    }
  }

  static void sessionOfOneFunction(TracedFunction function, int n) {
    for (int i = 0; i < n; i++) {
      Session session = Session.open(function);
      session.run();
      session.close();
    }
  }

  static void functionOfTheRound(int n) {
    for (int i = 0; i < n; i++) {
      float factor = i;
      TracedFunction function = TracedFunction.of(x -> x.mul(factor));
      function.close();
    }
  }

  static void byAHelper(Layer layer, int n) {
    for (int i = 0; i < n; i++) {
      made(layer).close();
    }
  }

  static void insideAHelper(Layer layer, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      answer(layer, x);
    }
  }

  static void insideAHelperOfAHelper(Layer layer, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      answerByAnother(layer, x);
    }
  }

  static void insideAHelperWithOthers(List<Layer> layers, Tensor x) {
    for (Layer layer : layers) {
      answer(layer, x);
    }
  }

  static void twoInsideAHelper(Layer layer, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      answers(layer, x);
    }
  }

  static void ofAField(int n, Tensor x) {
    for (int i = 0; i < n; i++) {
      answerOfAField(x);
    }
  }

  static void loopInALoop(Layer layer, List<Layer> layers, int n) {
    for (Layer each : layers) {
      for (int i = 0; i < n; i++) {
        Sequential.of(each).close();
      }
    }
  }

  static void expectedToThrow(Layer layer, int n) {
    for (int i = 0; i < n; i++) {
      org.junit.jupiter.api.Assertions.assertThrows(
          IllegalStateException.class, () -> Sequential.of(layer));
    }
  }

  private static Layer field = new Dense(1);

  private static Model made(Layer layer) {
    return Sequential.of(layer);
  }

  private static Model madeOrShared(Layer layer, boolean a) {
    return a ? Sequential.of(layer) : shared;
  }

  private static void answer(Layer layer, Tensor x) {
    Model model = Sequential.of(layer);
    model.predict(x).close();
    model.close();
  }

  private static void answerByAnother(Layer layer, Tensor x) {
    answer(layer, x);
  }

  private static void answers(Layer layer, Tensor x) {
    Model model = Sequential.of(layer);
    Model other = Sequential.of(layer);
    model.predict(x).close();
    other.predict(x).close();
    model.close();
    other.close();
  }

  private static void answerOfAField(Tensor x) {
    Model model = Sequential.of(field);
    model.predict(x).close();
    model.close();
  }

  private static void asks(Model model, Tensor x) {
    model.predict(x).close();
  }

  private static void train(Model model, Tensor x) {
    model.parameters().forEach(each -> each.zero());
    mystery(model);
  }
}
