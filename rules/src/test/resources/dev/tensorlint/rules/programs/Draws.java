import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Layer;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/** Where random numbers of the implicit generator go. */
final class Draws {
  private static Tensor shared;

  static void alone(Model model) {
    Tensor noise = Tensor.randn(1);
    model.predict(noise).close();
  }

  static void notPredicted(Tensor x) {
    Tensor noise = Tensor.randn(1);
    x.add(noise).close();
  }

  static void mixed(Model model, Tensor x) {
    model.predict(x.add(Tensor.randn(1))).close();
  }

  static void mixedTheOtherWay(Model model, Tensor x) {
    Tensor noise = Tensor.randn(1);
    model.predict(noise.add(x)).close();
  }

  static void twoDraws(Model model) {
    model.predict(Tensor.randn(1).add(Tensor.rand(1))).close();
  }

  static void withAConstant(Model model) {
    model.predict(Tensor.randn(1).add(Tensor.ones(1))).close();
  }

  static void changed(Model model) {
    model.predict(Tensor.randn(1).relu()).close();
  }

  static void onOneWay(Model model, Tensor x, boolean a) {
    Tensor input = a ? x : Tensor.randn(1);
    model.predict(input).close();
  }

  static void mixedOnOneWay(Model model, Tensor x, boolean a) {
    Tensor input = x;
    if (a) {
      input = x.add(Tensor.randn(1));
    }
    model.predict(input).close();
  }

  static void predictedTwice(Model model, Tensor x, boolean a) {
    Tensor noise = Tensor.randn(1);
    Tensor input = a ? x : noise;
    model.predict(input).close();
    model.predict(noise).close();
  }

  static void grownInALoop(Model model, int n) {
    Tensor input = Tensor.zeros(1);
    for (int i = 0; i < n; i++) {
      input = input.add(Tensor.randn(1));
    }
    model.predict(input).close();
  }

  static void throughAField(Model model) {
    shared = Tensor.randn(1);
    model.predict(shared).close();
  }

  static void predictionOfAPrediction(Model model) {
    Tensor answer = model.predict(Tensor.randn(1));
    model.predict(answer).close();
  }

  static void askedOnly(Model model, Tensor x) {
    int n = Tensor.randn(1).shape().length;
    model.predict(x).close();
  }

  static void throughHelpers(Model model, Tensor x) {
    model.predict(drawn()).close();
    model.predict(same(drawn())).close();
    model.predict(either(x, drawn(), true)).close();
    model.predict(sum(x, drawn())).close();
    model.predict(ignoring(drawn())).close();
    predicts(model, drawn());
    predictsLater(x, model, sum(x, drawn()));
    predictsAll(model, x, drawn());
  }

  static Tensor drawn() {
    return Tensor.randn(1);
  }

  static Tensor same(Tensor x) {
    return x;
  }

  static Tensor either(Tensor x, Tensor y, boolean a) {
    return a ? x : y;
  }

  static Tensor eitherDrawn(Tensor x, boolean a) {
    if (a) {
      return Tensor.randn(1);
    }
    return x;
  }

  static Tensor sum(Tensor x, Tensor y) {
    return x.add(y);
  }

  static Tensor ignoring(Tensor x) {
    return Tensor.zeros(1);
  }

  static void predicts(Model model, Tensor x) {
    model.predict(x).close();
  }

  static void predictsLater(Tensor other, Model model, Tensor x) {
    predicts(model, x.add(other));
  }

  static void predictsAll(Model model, Tensor... all) {
    for (Tensor x : all) {
      model.predict(x).close();
    }
  }

  static void expectedToThrow(Model model) {
    org.junit.jupiter.api.Assertions.assertThrows(
        IllegalStateException.class, () -> model.predict(Tensor.randn(1)));
  }

  abstract static class Noise implements Layer {
    @Override
    public Tensor apply(Tensor input) {
      return input.add(Tensor.randn(1));
    }
  }

  abstract static class OnlyNoise implements Layer {
    @Override
    public Tensor apply(Tensor input) {
      return Tensor.randn(1);
    }
  }

  abstract static class Dropout implements Layer {
    private boolean isTraining;

    @Override
    public Tensor apply(Tensor input) {
      return isTraining ? input.add(Tensor.randn(1)) : input;
    }
  }

  abstract static class Quiet implements Layer {
    @Override
    public Tensor apply(Tensor input) {
      Tensor unused = Tensor.randn(1);
      return input.relu();
    }
  }
}
