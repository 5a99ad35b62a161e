import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.*;
import dev.tensorlint.runtime.random.Generator;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.Trace;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Models, traces, states and random numbers. */
final class Models {
  private SymbolicTensor noted;
  private static final List<SymbolicTensor> NOTES = new ArrayList<>();
  private WeakReference<Model> weakField;
  private static final Map<String, WeakReference<Model>> CACHE = new HashMap<>();

  static Model made() {
    return Sequential.of(new Dense(1));
  }

  static void builtInALoop(int n, Layer layer) {
    for (int i = 0; i < n; i++) {
      Model model = Sequential.of(layer);
      model.close();
    }
    for (int i = 0; i < n; i++) {
      Model model = made();
      model.close();
    }
    for (int i = 0; i < n; i++) {
      Model model = Sequential.of(new Dense(i));
      model.close();
    }
  }

  static Model given(Layer layer) {
    return Sequential.of(layer);
  }

  static void builtByAHelper(List<Layer> layers, Layer layer, boolean a) {
    for (Layer each : layers) {
      given(each).close();
      given(layer).close();
      if (a) {
        given(layer).close();
      }
    }
  }

  static void stateful(float[][] sequences, StatefulModel model) {
    for (float[] sequence : sequences) {
      for (float value : sequence) {
        Tensor x = Tensor.scalar(value);
        model.predict(x).close();
        x.close();
      }
    }
  }

  static void sameSequenceTwice(float[] sequence, StatefulModel model, int n) {
    for (int i = 0; i < n; i++) {
      for (float value : sequence) {
        Tensor x = Tensor.scalar(value);
        model.predict(x).close();
        x.close();
      }
    }
  }

  static void resetBetween(float[][] sequences, StatefulModel model, boolean a) {
    for (float[] sequence : sequences) {
      model.resetStates();
      for (float value : sequence) {
        Tensor x = Tensor.scalar(value);
        model.predict(x).close();
        x.close();
      }
    }
    for (float[] sequence : sequences) {
      if (a) {
        model.resetStates();
      }
      steps(model, sequence);
    }
  }

  static void steps(StatefulModel model, float[] sequence) {
    for (float value : sequence) {
      Tensor x = Tensor.scalar(value);
      model.predict(x).close();
      x.close();
    }
  }

  static void resets(StatefulModel model) {
    model.resetStates();
  }

  static void stepsThroughAHelper(float[][] sequences, StatefulModel model) {
    for (float[] sequence : sequences) {
      steps(model, sequence);
    }
    for (float[] sequence : sequences) {
      resets(model);
      steps(model, sequence);
    }
  }

  static void state(StatefulModel model, Tensor x, boolean a) {
    Tensor state = model.state();
    state.item();
    if (a) {
      model.predict(x).close();
    }
    state.item();
    Tensor other = model.state();
    other.close();
    model.copyState().close();
  }

  static Tensor stateReturned(StatefulModel model, Tensor x) {
    Tensor state = model.state();
    model.predict(x).close();
    return state;
  }

  static Tensor stateLent(StatefulModel model) {
    return model.state();
  }

  static void stateOfAHelper(StatefulModel model, Tensor x) {
    Tensor state = stateLent(model);
    model.resetStates();
    state.item();
  }

  static void random(Model model, Tensor x, Generator generator, boolean a) {
    Tensor noise = Tensor.randn(1, 2);
    Tensor noisy = x.add(noise);
    model.predict(noisy).close();
    Tensor alone = Tensor.rand(1, 2);
    model.predict(alone).close();
    model.predict(x.add(generator.normal(1, 2))).close();
    Tensor maybe = a ? x : x.add(noise);
    model.predict(maybe).close();
  }

  static Tensor noise() {
    return Tensor.randn(1);
  }

  static Tensor noisy(Tensor x) {
    return x.add(noise());
  }

  static void predicts(Model model, Tensor x) {
    model.predict(x).close();
  }

  static void randomFromHelpers(Model model, Tensor x) {
    model.predict(noisy(x)).close();
    predicts(model, noisy(x));
    predicts(model, noise());
  }

  void traced(Tensor x, int n) {
    TracedFunction f =
        TracedFunction.of(
            s -> {
              noted = s.relu();
              NOTES.add(s.neg());
              return s.square();
            });
    f.call(x).close();
    TracedFunction g = TracedFunction.of(s -> s.mul(s.item()));
    TracedFunction h = TracedFunction.of(this::body);
    TracedFunction k = TracedFunction.ofTrace(t -> inTrace(t));
    for (int i = 0; i < n; i++) {
      f.callWith(List.of(i), x).close();
      f.callWith(List.of(3), x).close();
      f.call(x).close();
    }
    f.close();
    g.close();
    h.close();
    k.close();
  }

  private SymbolicTensor body(SymbolicTensor s) {
    noted = s;
    return s.relu();
  }

  private static SymbolicTensor inTrace(Trace trace) {
    SymbolicTensor s = trace.input(0);
    List<SymbolicTensor> inside = new ArrayList<>();
    inside.add(s.relu());
    return inside.get(0);
  }

  void traceOfATrace(Tensor x) {
    TracedFunction outer =
        TracedFunction.of(
            s -> {
              TracedFunction inner = TracedFunction.of(u -> u.add(s));
              inner.close();
              return s;
            });
    outer.close();
  }

  void weakly(Model given) {
    Model model = made();
    WeakReference<Model> weak = new WeakReference<>(model);
    Model strong = made();
    SoftReference<Model> soft = new SoftReference<>(strong);
    strong.close();
    weakField = new WeakReference<>(made());
    CACHE.put("a", new WeakReference<>(made()));
    WeakHashMap<Model, String> map = new WeakHashMap<>();
    map.put(made(), "x");
    WeakReference<Model> ofGiven = new WeakReference<>(given);
  }

  Model fromWeak() {
    Model model = weakField.get();
    if (model == null) {
      model = made();
      weakField = new WeakReference<>(model);
    }
    return model;
  }

  static void useWeak(Models models) {
    models.fromWeak().toString();
  }

  static void session(TracedFunction function) {
    Session session = Session.open(function);
    session.run();
    ModelLease lease = ModelLease.of(made());
    lease.close();
    lease.close();
    ModelLease shared = lease.share();
  }

  static void owned(Model model, Tensor x) {
    Tensor y = model.predict(x);
    model.close();
    y.item();
    model.predict(x);
    y.close();
  }
}
