import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Symbolic values that are read, or that outlive the trace in which they were made. */
final class Traces {
  private static final List<SymbolicTensor> NOTED = new ArrayList<>();
  private static SymbolicTensor last;
  private static SymbolicTensor other;
  private SymbolicTensor mine;
  private final List<SymbolicTensor> ours = new ArrayList<>();

  static final class Recorder {
    private SymbolicTensor seen;
    private static SymbolicTensor seenByAll;

    void record(String name, SymbolicTensor value) {
      seen = value;
    }

    void recordForAll(SymbolicTensor value) {
      seenByAll = value;
    }

    int size(SymbolicTensor value) {
      return 1;
    }
  }

  static void read(SymbolicTensor x) {
    x.item();
    x.relu().toFloatArray();
  }

  static void readTwice(SymbolicTensor x) {
    x.item();
    x.item();
  }

  static void asked(SymbolicTensor x) {
    x.shape();
    x.toString();
  }

  static void readOnOneWay(SymbolicTensor x, Object o, boolean a) {
    Object either = a ? x : o;
    if (either instanceof SymbolicTensor s) {
      s.item();
    }
  }

  static SymbolicTensor keptInAField(SymbolicTensor x) {
    last = x.relu();
    return last;
  }

  static void keptInTwo(SymbolicTensor x) {
    last = x;
    other = x;
  }

  static void keptAndCleared(SymbolicTensor x) {
    last = x;
    last = null;
  }

  static void keptOnOneWay(SymbolicTensor x, boolean a) {
    if (a) {
      last = x;
    }
  }

  void keptInItsObject(SymbolicTensor x) {
    mine = x;
  }

  static void keptInAList(SymbolicTensor x) {
    NOTED.add(x);
  }

  static void keptInAListForAWhile(SymbolicTensor x) {
    NOTED.add(x);
    NOTED.remove(0);
  }

  static void keptInAGivenList(SymbolicTensor x, List<SymbolicTensor> all) {
    all.add(x);
  }

  static void keptByAnother(SymbolicTensor x) {
    keptInAField(x);
  }

  static void keptByAnotherForAll(SymbolicTensor x, Recorder recorder) {
    recorder.recordForAll(x);
  }

  static void unsure(SymbolicTensor x) {
    mystery(x);
    last = x;
  }

  static void expectedToThrow(SymbolicTensor x) {
    org.junit.jupiter.api.Assertions.assertThrows(IllegalStateException.class, () -> x.item());
  }

  void bodies(Recorder recorder, List<SymbolicTensor> all, Deque<SymbolicTensor> stack) {
    SymbolicTensor[] slots = new SymbolicTensor[1];
    AtomicReference<SymbolicTensor> reference = new AtomicReference<>();
    TracedFunction.of(
        x -> {
          mine = x.relu();
          return mine;
        });
    TracedFunction.of(
        x -> {
          ours.add(x);
          return x;
        });
    TracedFunction.of(
        x -> {
          all.add(x);
          return x;
        });
    TracedFunction.of(
        x -> {
          stack.push(x);
          return stack.pop();
        });
    TracedFunction.of(
        x -> {
          slots[0] = x.tanh();
          return x;
        });
    TracedFunction.of(
        x -> {
          reference.set(x);
          return x;
        });
    TracedFunction.of(
        x -> {
          recorder.record("x", x);
          return x;
        });
    TracedFunction.of(
        x -> {
          recorder.record("x", x);
          recorder.record("y", null);
          return x;
        });
    TracedFunction.of(
        x -> {
          recorder.size(x);
          return x;
        });
    TracedFunction.of(
        x -> {
          new Recorder().record("x", x);
          return x;
        });
    TracedFunction.of(
        x -> {
          List<SymbolicTensor> own = new ArrayList<>();
          own.add(x);
          return own.get(0);
        });
    TracedFunction.ofTrace(
        trace -> {
          SymbolicTensor x = trace.input(0);
          if (trace.argument(0, Boolean.class)) {
            all.add(x);
          }
          return x;
        });
  }

  static SymbolicTensor inAnotherTrace(SymbolicTensor outer, SymbolicTensor constant) {
    TracedFunction inner = TracedFunction.of(x -> x.add(outer));
    TracedFunction back = TracedFunction.of(x -> outer);
    TracedFunction both = TracedFunction.of(x -> x.add(outer).mul(outer).add(constant));
    TracedFunction named = TracedFunction.of(x -> outer.shape().length > 0 ? x : x.relu());
    return outer;
  }

  static void traced(TracedFunction f, Tensor x, int n) {
    for (int i = 0; i < n; i++) {
      f.callWith(List.of(i), x).close();
    }
    for (int i = 0; i < n; i++) {
      f.callWith(List.of(n), x).close();
    }
    for (int i = 0; i < n; i++) {
      if (i > 3) {
        f.callWith(List.of(i), x).close();
      }
    }
    for (int i = 0; i < n; i++) {
      TracedFunction fresh = TracedFunction.of(y -> y);
      fresh.callWith(List.of(i), x).close();
    }
    int k = 0;
    while (k < n) {
      f.callWith(List.of(next(k)), x).close();
      k++;
    }
  }

  private static int next(int k) {
    return (int) (Math.random() * k);
  }
}
