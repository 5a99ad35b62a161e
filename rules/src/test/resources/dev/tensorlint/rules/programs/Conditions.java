import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Ways that conditions rule out: what is closed behind them is closed on no way, or on each. */
final class Conditions {

  static void twoThatWereMade() {
    Tensor t = Tensor.zeros(1);
    Tensor u = Tensor.ones(1);
    if (t == u) {
      t.close();
    }
    u.close();
  }

  static void twoThatWereMadeDiffer() {
    Tensor t = Tensor.zeros(1);
    Tensor u = Tensor.ones(1);
    if (t != u) {
      t.close();
    }
    u.close();
  }

  static void oneIsGiven(Tensor u) {
    Tensor t = Tensor.zeros(1);
    if (t == u) {
      t.close();
    }
    if (u == t) {
      t.close();
    }
  }

  static void oneIsGivenAndDiffers(Tensor u) {
    Tensor t = Tensor.zeros(1);
    if (u != t) {
      t.close();
    }
  }

  static void bothAreGiven(Tensor t, Tensor u) {
    Tensor made = Tensor.zeros(1);
    if (t == u) {
      made.close();
    }
  }

  static void theSame() {
    Tensor t = Tensor.zeros(1);
    Tensor u = t;
    if (t == u) {
      t.close();
    }
  }

  static void theSameDiffers() {
    Tensor t = Tensor.zeros(1);
    Tensor u = t;
    if (t != u) {
      t.close();
    }
  }

  static void oneOfTwo(boolean a) {
    Tensor t = Tensor.zeros(1);
    Tensor u = a ? t : Tensor.ones(1);
    if (t != u) {
      u.close();
    }
    t.close();
  }

  static void unknown(Object o) {
    Tensor t = Tensor.zeros(1);
    if (t == o) {
      t.close();
    }
  }

  static void ofRounds(int n) {
    Tensor first = null;
    for (int i = 0; i < n; i++) {
      Tensor t = Tensor.zeros(1);
      if (first == null) {
        first = t;
      }
      if (t != first) {
        t.close();
      }
    }
    if (first != null) {
      first.close();
    }
  }

  static void aTensorIsATensor() {
    Object t = Tensor.zeros(1);
    if (t instanceof Tensor u) {
      u.close();
    }
  }

  static void aTensorIsClosedByItsInterface() {
    Tensor t = Tensor.zeros(1);
    if (t instanceof AutoCloseable) {
      t.close();
    }
  }

  static void aTensorIsNoModel() {
    Object t = Tensor.zeros(1);
    if (t instanceof Model m) {
      m.close();
    }
  }

  static void whatMayBeNullIsPerhapsNone(Map<String, Tensor> all) {
    Object t = all.remove("x");
    if (t instanceof Tensor u) {
      u.close();
    }
  }

  static void oneOfTwoKinds(boolean a) {
    Object t = a ? Tensor.zeros(1) : "none";
    if (t instanceof Tensor u) {
      u.close();
    }
  }

  static void closedIsTold() {
    Tensor t = Tensor.zeros(1);
    t.close();
    if (t.isClosed()) {
      return;
    }
    t.item();
  }

  static void openIsTold() {
    Tensor t = Tensor.zeros(1);
    if (t.isClosed()) {
      return;
    }
    t.close();
  }

  static void toldOfMany(int n) {
    List<Tensor> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(Tensor.zeros(1));
    }
    for (Tensor each : all) {
      if (!each.isClosed()) {
        each.close();
      }
    }
    for (Tensor each : all) {
      each.item();
    }
  }

  static void toldLater(boolean a) {
    Tensor t = Tensor.zeros(1);
    if (a) {
      t.close();
    }
    boolean isOpen = !t.isClosed();
    if (isOpen) {
      t.item();
      t.close();
    }
    t.item();
  }

  static void nullIsLearnt(Tensor t) {
    Tensor u = Tensor.zeros(1);
    if (t == null) {
      u.close();
    }
    if (t != null) {
      u.close();
    }
  }

  static void trueIsLearnt(boolean a) {
    Tensor u = Tensor.zeros(1);
    if (a) {
      u.close();
    }
    if (!a) {
      u.close();
    }
    u.item();
  }

  static void oneOfTwoMayBeNull(boolean a, Map<String, Tensor> all) {
    Tensor t = a ? Tensor.zeros(1) : all.remove("x");
    if (t == null) {
      return;
    }
    t.close();
  }

  static void neitherIsNull(boolean a) {
    Tensor t = a ? Tensor.zeros(1) : Tensor.ones(1);
    if (t == null) {
      return;
    }
    t.close();
  }

  @interface Cleanup {
    String value() default "close";
  }

  static float cleanedUp(float[] data) {
    @Cleanup Tensor t = Tensor.of(data);
    @Cleanup("close")
    Tensor u = t.tanh();
    if (data.length > 2) {
      return t.toFloatArray()[0];
    }
    return u.toFloatArray()[0];
  }

  private boolean isSettled;
  private boolean isAssigned;

  Conditions(boolean isSettled) {
    this.isSettled = isSettled;
  }

  void assign() {
    isAssigned = false;
  }

  void testsASettledFieldTwice() {
    Tensor t = isSettled ? Tensor.zeros(1) : null;
    assign();
    if (isSettled) {
      t.close();
    }
  }

  void testsAnAssignedFieldTwice() {
    Tensor t = isAssigned ? Tensor.zeros(1) : null;
    assign();
    if (isAssigned) {
      t.close();
    }
  }

  void testsAnAssignedFieldTwiceAroundOtherCalls(List<String> names) {
    Tensor t = isAssigned ? Tensor.zeros(1) : null;
    names.clear();
    if (isAssigned) {
      t.close();
    }
  }

  void testsAFlagThatGoesWithItsTensor(int size) {
    Tensor t = null;
    isAssigned = false;
    if (size > 1) {
      t = Tensor.zeros(size);
      isAssigned = true;
    }
    if (isAssigned) {
      t.close();
    }
  }

  static void closesWhatIsItsOwnAmongManyPaths(
      Tensor given, String a, String b, String c, String d, String e) {
    boolean isOwn = given == null;
    Tensor used = isOwn ? Tensor.zeros(1) : given;
    int named = a == null ? 0 : 1;
    named += b == null ? 0 : 1;
    named += c == null ? 0 : 1;
    named += d == null ? 0 : 1;
    named += e == null ? 0 : 1;
    if (named > 3 && a != null && b != null && c != null && d != null && e != null) {
      used.isClosed();
    }
    if (isOwn) {
      used.close();
    }
  }
}
