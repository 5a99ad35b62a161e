import dev.tensorlint.runtime.nn.*;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What goes into a call, and how it changes from time to time that the call runs. */
final class Rebuilding {
  private final int fixed = 3;
  private int open = 3;
  private final Layer layer = null;
  private int[] sizes;

  void inALoop(Layer given, int n) {
    for (int i = 0; i < n; i++) {
      Sequential.of(given);
    }
  }

  void dependsOnTheCounter(Layer a, List<Layer> layers, int n) {
    int total = 0;
    for (int i = 0; i < n; i++) {
      Sequential.of(layers.get(i));
      Layer same = a;
      Sequential.of(same);
      total += 2;
      Layer sized = new Dense(total + fixed);
      Sequential.of(sized);
      Sequential.of(new Dense(open * i));
      Layer last = a;
      last = layer;
      Sequential.of(last);
    }
  }

  void dependsOnTheElement(List<Layer> layers, Layer[] array, Layer a) {
    for (Layer each : layers) {
      Sequential.of(each);
      Sequential.of(a);
      for (int j = 0; j < 3; j++) {
        Sequential.of(each, array[j]);
      }
    }
  }

  void underAChoice(Layer a, boolean b, int n) {
    while (n-- > 0) {
      if (b) {
        Sequential.of(a);
      } else {
        Sequential.of(layer);
      }
      Sequential m = b ? Sequential.of(a) : null;
      boolean t = b && Sequential.of(a) != null;
      boolean u = Sequential.of(a) != null || b;
      boolean v = Sequential.of(a) == Sequential.of(layer);
      switch (n) {
        case 1:
          Sequential.of(a);
        default:
      }
      int k =
          switch (n) {
            case 1 -> Sequential.of(a).hashCode();
            default -> 1;
          };
      try {
        Sequential.of(a);
      } catch (IllegalStateException e) {
        Sequential.of(a);
      } finally {
        Sequential.of(a);
      }
    }
  }

  void otherLoops(Layer a, boolean b, List<Layer> layers) {
    do {
      Sequential.of(a);
    } while (b);
    for (Layer l = a; b; l = layer) {
      Sequential.of(l);
    }
    layers.forEach(l -> Sequential.of(l));
    layers.forEach(l -> Sequential.of(a));
    IntStream.range(0, 3).forEach(i -> Sequential.of(a));
    IntStream.range(0, open).forEach(i -> Sequential.of(new Dense(i * 3)));
    Runnable later =
        new Runnable() {
          @Override
          public void run() {
            Sequential.of(a);
          }
        };
  }

  void restarted(Layer a, List<List<Layer>> rows, int n) {
    for (List<Layer> row : rows) {
      for (Layer each : row) {
        Sequential.of(a);
      }
      for (int i = 0; i < n; i++) {
        Sequential.of(a);
      }
      for (int i = 0; i < row.size(); i++) {
        Sequential.of(a);
      }
    }
  }

  void expressions(Layer a, Object o, int n, Map<String, Layer> map, boolean b) {
    while (b) {
      Sequential.of((Layer) o);
      Sequential.of(b ? a : layer);
      Sequential.of(map.get("k"));
      Sequential.of(new Dense(-n));
      Sequential.of(new Dense(sizes[n]));
      Sequential.of(new Dense(Math.max(n, 2)));
      Sequential.of(
          switch (n) {
            case 1 -> a;
            default -> layer;
          });
      Sequential.of(new Layer[] {a});
      Sequential.of(new Dense(sizes.length));
      Sequential.of(new Dense(n + fixed));
      Sequential.of(new StringBuilder().append(n).toString().isEmpty() ? a : layer);
      mystery(a).of(Sequential.of(a));
      TracedFunction.of(t -> t.relu());
      TracedFunction.of(SymbolicTensor::relu);
    }
  }

  static void onlyParameters(Layer a, Layer b) {
    Layer c = b;
    Sequential.of(a);
    Sequential.of(c);
    Sequential.of(a, c);
    c = a;
    Sequential.of(c);
  }

  void inHeads(Layer a, boolean b) {
    while (b) {
      for (Model m = Sequential.of(a); m != null; m = Sequential.of(layer)) {
        m.close();
      }
      new Dense(Sequential.of(a).hashCode());
      try (Model m = Sequential.of(a);
          Model n = Sequential.of(m.layers().get(0))) {
        n.close();
      }
    }
  }

  void otherValues(Object o, int n, Layer a, boolean b) {
    int other = 0;
    int changed = 0;
    while (b) {
      open = 4;
      Sequential.of(new Dense(fixed));
      Sequential.of(new Dense(open));
      Sequential.of(new Dense(other = n));
      Sequential.of(new Dense(changed += n));
      Sequential.of(new Dense(o instanceof String ? 1 : 2));
      Sequential.of(new Dense(String.class.hashCode()));
      Sequential.of(new Dense(unknown + n));
      Sequential.of(new Dense(other));
      changed = 1;
    }
  }
}
