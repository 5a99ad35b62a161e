import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What leaves a method when the scope that owns it is closed: dead on arrival. */
final class Escapes {
  private static Tensor held;
  private static final List<Tensor> KEPT = new ArrayList<>();
  private final List<Tensor> mine = new ArrayList<>();
  private Tensor field;

  static Tensor returned() {
    try (TensorScope scope = TensorScope.open()) {
      return Tensor.zeros(1);
    }
  }

  static Tensor returnedOnOneWay(boolean a) {
    Tensor t = null;
    try (TensorScope scope = TensorScope.open()) {
      if (a) {
        t = Tensor.zeros(1);
      }
    }
    return t;
  }

  static Tensor oneOfTwo(boolean a) {
    Tensor t;
    try (TensorScope scope = TensorScope.open()) {
      t = a ? Tensor.zeros(1) : Tensor.ones(1);
    }
    return t;
  }

  static Tensor perhapsOfTheScope(boolean a, Tensor given) {
    Tensor t;
    try (TensorScope scope = TensorScope.open()) {
      t = a ? Tensor.zeros(1) : given;
    }
    return t;
  }

  static Tensor onEachOfTwoWays(boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      if (a) {
        return t;
      }
      return t.relu();
    }
  }

  static Tensor kept() {
    try (TensorScope scope = TensorScope.open()) {
      return Tensor.zeros(1).keep();
    }
  }

  static Tensor madeBefore() {
    Tensor t = Tensor.zeros(1);
    try (TensorScope scope = TensorScope.open()) {
      return t;
    }
  }

  static Tensor closedByHand(boolean a) {
    TensorScope scope = TensorScope.open();
    Tensor t = Tensor.zeros(1);
    if (a) {
      scope.close();
    }
    return t;
  }

  static Tensor usedBefore() {
    TensorScope scope = TensorScope.open();
    Tensor t = Tensor.zeros(1);
    scope.close();
    t.item();
    return t;
  }

  static Tensor behindUnknownCode() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      mystery(t);
      return t;
    }
  }

  static void inAStaticField() {
    try (TensorScope scope = TensorScope.open()) {
      held = Tensor.zeros(1);
    }
  }

  static void inAStaticFieldForAWhile() {
    try (TensorScope scope = TensorScope.open()) {
      held = Tensor.zeros(1);
      held = null;
    }
  }

  void inAField() {
    try (TensorScope scope = TensorScope.open()) {
      field = Tensor.zeros(1);
    }
  }

  void inAFieldByAnother() {
    try (TensorScope scope = TensorScope.open()) {
      put(Tensor.zeros(1));
    }
  }

  static void inAFieldOfAnother(Escapes other) {
    try (TensorScope scope = TensorScope.open()) {
      other.field = Tensor.zeros(1);
    }
  }

  static void inAGivenList(List<Tensor> all) {
    try (TensorScope scope = TensorScope.open()) {
      all.add(Tensor.zeros(1));
    }
  }

  static void inAGivenListOnOneWay(List<Tensor> all, boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      if (a) {
        all.add(t);
      }
    }
  }

  static void inOneOfTwoLists(List<Tensor> all, List<Tensor> others, boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      (a ? all : others).add(Tensor.zeros(1));
    }
  }

  static void inAGivenArray(Tensor[] all) {
    try (TensorScope scope = TensorScope.open()) {
      all[0] = Tensor.zeros(1);
    }
  }

  static void inAGivenMap(Map<String, Tensor> all) {
    try (TensorScope scope = TensorScope.open()) {
      all.put("x", Tensor.zeros(1));
    }
  }

  static void inAStaticList() {
    try (TensorScope scope = TensorScope.open()) {
      KEPT.add(Tensor.zeros(1));
    }
  }

  void inTheListOfAField() {
    try (TensorScope scope = TensorScope.open()) {
      mine.add(Tensor.zeros(1));
    }
  }

  static List<Tensor> inAReturnedList() {
    List<Tensor> all = new ArrayList<>();
    try (TensorScope scope = TensorScope.open()) {
      all.add(Tensor.zeros(1));
    }
    return all;
  }

  static List<Tensor> inAnotherThanTheReturnedList() {
    List<Tensor> all = new ArrayList<>();
    List<Tensor> other = new ArrayList<>();
    try (TensorScope scope = TensorScope.open()) {
      other.add(Tensor.zeros(1));
    }
    return all;
  }

  static int inAListThatIsNotReturned() {
    List<Tensor> all = new ArrayList<>();
    try (TensorScope scope = TensorScope.open()) {
      all.add(Tensor.zeros(1));
    }
    return all.size();
  }

  static void inAListOfEachRound(List<Tensor> all, int n) {
    try (TensorScope scope = TensorScope.open()) {
      for (int i = 0; i < n; i++) {
        all.add(Tensor.zeros(1));
      }
    }
  }

  static void twiceInAList(List<Tensor> all) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      all.add(t);
      all.add(t);
    }
  }

  static Map<String, Tensor> listOfEntries(List<String> names) {
    Map<String, Tensor> all = new HashMap<>();
    try (TensorScope scope = TensorScope.open()) {
      for (String name : names) {
        all.put(name, Tensor.zeros(1));
      }
    }
    return all;
  }

  private void put(Tensor t) {
    field = t;
  }

  private static void keepsSometimes(Tensor t, boolean a) {
    if (a) {
      t.keep();
    }
  }

  private static void keeps(Tensor t) {
    t.keep();
  }

  static Tensor keptByAnother() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      keeps(t);
      return t;
    }
  }

  static Tensor perhapsKeptByAnother(boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      keepsSometimes(t, a);
      return t;
    }
  }

  static void perhapsKeptOnce(boolean a) {
    Tensor t = Tensor.zeros(1);
    keepsSometimes(t, a);
  }

  static void perhapsKeptTwice(boolean a) {
    Tensor t = Tensor.zeros(1).keep();
    keepsSometimes(t, a);
  }

  private static void closesAndThrows(Tensor t, Tensor u) throws java.io.IOException {
    t.close();
    if (u == null) {
      throw new java.io.IOException();
    }
  }

  static void closedBeforeItThrows(Tensor given) {
    Tensor t = Tensor.zeros(1);
    Tensor u = Tensor.ones(1);
    try {
      closesAndThrows(t, given);
    } catch (java.io.IOException e) {
      t.item();
      u.item();
    }
    u.close();
  }

  private void closesFieldAndThrows(int n) throws java.io.IOException {
    field.close();
    if (n > 0) {
      throw new java.io.IOException();
    }
  }

  void fieldClosedBeforeItThrows(int n) {
    try {
      closesFieldAndThrows(n);
    } catch (java.io.IOException e) {
      field.item();
    }
  }

  static void fieldOfAnotherClosedBeforeItThrows(Escapes other, int n) {
    try {
      other.closesFieldAndThrows(n);
    } catch (java.io.IOException e) {
      other.field.item();
    }
  }

  private static void closesSharedAndThrows(int n) throws java.io.IOException {
    held.close();
    if (n > 0) {
      throw new java.io.IOException();
    }
  }

  static void sharedClosedBeforeItThrows(int n) {
    try {
      closesSharedAndThrows(n);
    } catch (java.io.IOException e) {
      held.item();
    }
  }

  private static void closesSometimesAndThrows(Tensor t, int n) throws java.io.IOException {
    if (n > 1) {
      t.close();
    }
    if (n > 0) {
      throw new java.io.IOException();
    }
  }

  static void perhapsClosedBeforeItThrows(int n) {
    Tensor t = Tensor.zeros(1);
    try {
      closesSometimesAndThrows(t, n);
    } catch (java.io.IOException e) {
      t.item();
    }
    t.close();
  }
}
