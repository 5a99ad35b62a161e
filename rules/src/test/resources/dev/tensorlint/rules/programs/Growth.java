import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Model;
import java.util.List;
import java.util.function.BooleanSupplier;

/** What the rounds of loops, and calls, leave to an owner that outlives them. */
final class Growth implements AutoCloseable {
  private final NDManager manager = NDManager.newBaseManager();
  private static final NDManager SHARED = NDManager.newBaseManager();

  static void endless(NDManager parent) {
    try (NDManager sub = parent.newSubManager()) {
      while (true) {
        NDArray x = sub.create(1);
        x.toFloatArray();
      }
    }
  }

  static void whileSomething(NDManager parent, BooleanSupplier goesOn) {
    try (NDManager sub = parent.newSubManager()) {
      while (goesOn.getAsBoolean()) {
        sub.create(1).toFloatArray();
      }
    }
  }

  static void counted(NDManager parent, int n) {
    try (NDManager sub = parent.newSubManager()) {
      for (int i = 0; i < n; i++) {
        sub.create(1).toFloatArray();
      }
    }
  }

  static void ofEach(NDManager parent, List<Shape> shapes) {
    try (NDManager sub = parent.newSubManager()) {
      for (Shape shape : shapes) {
        sub.zeros(shape).toFloatArray();
      }
    }
  }

  static void openedInTheLoop(NDManager parent, BooleanSupplier goesOn) {
    while (goesOn.getAsBoolean()) {
      try (NDManager sub = parent.newSubManager()) {
        sub.create(1).toFloatArray();
      }
    }
  }

  static void closedInEachRound(NDManager parent, BooleanSupplier goesOn) {
    try (NDManager sub = parent.newSubManager()) {
      while (goesOn.getAsBoolean()) {
        NDArray x = sub.create(1);
        x.close();
      }
    }
  }

  static void perhapsClosed(NDManager parent, BooleanSupplier goesOn) {
    try (NDManager sub = parent.newSubManager()) {
      while (goesOn.getAsBoolean()) {
        NDArray x = sub.create(1);
        mystery(x);
      }
    }
  }

  static void handedOn(NDManager parent, BooleanSupplier goesOn, List<NDArray> all) {
    try (NDManager sub = parent.newSubManager()) {
      while (goesOn.getAsBoolean()) {
        all.add(sub.create(1));
      }
    }
  }

  static void loopInALoop(NDManager parent, BooleanSupplier goesOn, int n) {
    try (NDManager sub = parent.newSubManager()) {
      while (true) {
        while (goesOn.getAsBoolean()) {
          sub.create(1).toFloatArray();
        }
        for (int i = 0; i < n; i++) {
          sub.create(2).toFloatArray();
        }
      }
    }
  }

  static void inAScope(BooleanSupplier goesOn) {
    try (TensorScope scope = TensorScope.open()) {
      while (goesOn.getAsBoolean()) {
        Tensor x = Tensor.zeros(1);
        x.item();
      }
    }
  }

  static void behindTheLoop(NDManager parent, BooleanSupplier goesOn) {
    try (NDManager sub = parent.newSubManager()) {
      while (goesOn.getAsBoolean()) {
        parent.toString();
      }
      sub.create(1).toFloatArray();
    }
  }

  void inACall() {
    NDArray x = manager.create(1);
    x.toFloatArray();
  }

  void inACallAndALoop(BooleanSupplier goesOn) {
    while (goesOn.getAsBoolean()) {
      manager.create(1).toFloatArray();
    }
  }

  void closedInACall() {
    NDArray x = manager.create(1);
    x.close();
  }

  NDArray returnedByACall() {
    NDArray x = manager.create(1);
    return x;
  }

  NDArray returnedOrNot(boolean a) {
    NDArray x = manager.create(1);
    return a ? x : null;
  }

  void keptByACall(List<NDArray> all) {
    all.add(manager.create(1));
  }

  static void inAStaticCall() {
    SHARED.create(1).toFloatArray();
  }

  void ofAnother(Growth other) {
    other.manager.create(1).toFloatArray();
  }

  void lent(Model model, BooleanSupplier goesOn) {
    while (goesOn.getAsBoolean()) {
      model.parameters().size();
    }
  }

  @Override
  public void close() {
    manager.close();
  }
}
