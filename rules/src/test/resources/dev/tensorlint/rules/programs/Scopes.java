import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.GradientTape;
import java.util.ArrayList;
import java.util.List;

/** Scopes, managers, and what belongs to them. */
final class Scopes {
  private Tensor field;
  private static final List<Tensor> LIST = new ArrayList<>();

  static void inAScope() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor.zeros(1).relu().item();
    }
  }

  static void behindTheScope() {
    Tensor t;
    try (TensorScope scope = TensorScope.open()) {
      t = Tensor.zeros(1);
    }
    t.item();
  }

  static Tensor outOfTheScope() {
    try (TensorScope scope = TensorScope.open()) {
      return Tensor.zeros(1);
    }
  }

  static Tensor keptOutOfTheScope() {
    try (TensorScope scope = TensorScope.open()) {
      return Tensor.zeros(1).keep();
    }
  }

  static Tensor tidied(Tensor x) {
    return TensorScope.tidy(() -> x.relu().neg());
  }

  static void tidiedAndRead(Tensor x) {
    Tensor t = TensorScope.tidy(() -> x.relu());
    t.item();
  }

  void intoAField() {
    try (TensorScope scope = TensorScope.open()) {
      field = Tensor.zeros(1);
      LIST.add(Tensor.zeros(1));
    }
  }

  static void closedByHand(boolean a) {
    TensorScope scope = TensorScope.open();
    Tensor t = Tensor.zeros(1);
    if (a) {
      scope.close();
    }
    t.item();
    scope.close();
  }

  static void inEachOther() {
    Tensor t;
    try (TensorScope outer = TensorScope.open()) {
      try (TensorScope inner = TensorScope.open()) {
        t = Tensor.zeros(1);
        Tensor.zeros(1).keep();
      }
      t.item();
      Tensor u = Tensor.ones(1);
      u.item();
    }
  }

  static void scopeOnOneWay(boolean a) {
    TensorScope scope = a ? TensorScope.open() : null;
    Tensor t = Tensor.zeros(1);
    if (scope != null) {
      scope.close();
    }
  }

  static void gathered(int n) {
    try (TensorScope scope = TensorScope.open()) {
      for (int i = 0; i < n; i++) {
        Tensor.zeros(1).item();
      }
      while (true) {
        Tensor.ones(1).item();
      }
    }
  }

  static void gatheredByCondition(boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      while (scope != null) {
        Tensor t = Tensor.zeros(1);
        if (a) {
          t.close();
        }
      }
    }
  }

  static void scopePerRound(boolean a) {
    while (a) {
      try (TensorScope scope = TensorScope.open()) {
        Tensor.zeros(1).item();
      }
    }
  }

  static Tensor helper() {
    return Tensor.zeros(1);
  }

  static void helperInAScope() {
    try (TensorScope scope = TensorScope.open()) {
      helper().item();
    }
  }

  private static void leaksUnlessScoped() {
    Tensor t = Tensor.zeros(1);
    t.item();
  }

  static void callsItInAScope() {
    try (TensorScope scope = TensorScope.open()) {
      leaksUnlessScoped();
    }
  }

  private static void leaksForSure() {
    Tensor t = Tensor.zeros(1);
    t.item();
  }

  public static void main(String[] args) {
    leaksForSure();
    Tensor t = Tensor.zeros(1);
  }

  static void managed(NDManager manager, NDArray given) {
    NDArray a = manager.create(1f);
    NDArray b = a.add(given);
    try (NDManager sub = manager.newSubManager()) {
      NDArray c = sub.create(2f);
      NDArray d = c.add(1);
      d.attach(manager);
      NDArray e = c.mul(2);
      e.detach();
      given.attach(sub);
    }
    a.toFloatArray();
    given.toFloatArray();
  }

  static NDArray fromSub(NDManager manager, boolean a) {
    try (NDManager sub = manager.newSubManager()) {
      NDArray c = sub.create(2f);
      if (a) {
        return sub.ret(c);
      }
      return c;
    }
  }

  static void base() {
    NDManager manager = NDManager.newBaseManager();
    NDArray a = manager.create(1f);
    a.close();
    NDList list = new NDList(a, manager.create(2f));
    list.close();
    manager.close();
    manager.create(3f);
  }

  static NDList listed(NDManager manager) {
    NDList list = new NDList();
    list.add(manager.create(1f));
    list.add(manager.create(2f));
    return list;
  }

  static void gatheredByManager(NDManager manager, int n) {
    for (int i = 0; i < n; i++) {
      manager.create(1f);
    }
    boolean isDone = n > 3;
    while (!isDone) {
      NDArray x = manager.create(1f);
      isDone = x.getFloat() > 3;
    }
  }

  static void taped(Tensor x) {
    try (GradientTape tape = GradientTape.open()) {
      Tensor y = x.square();
      y.close();
    }
    GradientTape lost = GradientTape.persistent();
  }

  static void unkept() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1).keep();
      t.unkeep();
    }
  }
}
