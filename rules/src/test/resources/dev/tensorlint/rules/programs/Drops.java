import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is lost with its container, or with the field that held it: on all ways, or on some. */
final class Drops {
  private Tensor held;
  private Tensor other;
  private static Tensor shared;
  private List<Tensor> all = new ArrayList<>();

  Drops() {}

  Drops(boolean a) {
    if (a) {
      held = Tensor.zeros(1);
    } else {
      held = Tensor.ones(1);
    }
  }

  static List<Tensor> made() {
    List<Tensor> made = new ArrayList<>();
    made.add(Tensor.zeros(1));
    return made;
  }

  static void madeElsewhere() {
    List<Tensor> all = made();
    all.clear();
  }

  static void madeElsewhereWithAnotherName() {
    List<Tensor> all = made();
    List<Tensor> same = all;
    all = null;
    same.forEach(Tensor::close);
  }

  static void clearedByAnotherName() {
    List<Tensor> all = made();
    List<Tensor> same = all;
    same.clear();
    all.add(Tensor.ones(1));
    all.forEach(Tensor::close);
  }

  static void twoThings() {
    List<Tensor> all = new ArrayList<>();
    Tensor b = Tensor.zeros(1);
    Tensor a = Tensor.ones(1);
    all.add(a);
    all.add(b);
    a = null;
    b = null;
    all.clear();
  }

  static void twoThingsOnTwoWays(boolean a) {
    List<Tensor> all = new ArrayList<>();
    if (a) {
      all.add(Tensor.zeros(1));
    } else {
      all.add(Tensor.ones(1));
    }
    all.clear();
  }

  static void givenOnTheFirstWay(Tensor given, boolean a) {
    List<Tensor> all = new ArrayList<>();
    if (a) {
      all.add(given);
    } else {
      all.add(Tensor.ones(1));
    }
    all.clear();
  }

  static void givenOnTheSecondWay(Tensor given, boolean a) {
    List<Tensor> all = new ArrayList<>();
    if (a) {
      all.add(Tensor.ones(1));
    } else {
      all.add(given);
    }
    all.clear();
  }

  static void namedOnOneWay(boolean a) {
    List<Tensor> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    if (a) {
      t = null;
    }
    all.clear();
    if (t != null) {
      t.close();
    }
  }

  static void closedOnOneWay(boolean a) {
    List<Tensor> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    if (a) {
      t.close();
    }
    t = null;
    all.clear();
  }

  static void oneOfTwoLists(boolean a) {
    List<Tensor> one = made();
    List<Tensor> two = made();
    List<Tensor> either = a ? one : two;
    either.clear();
  }

  static void oneOfTwoFilledLists(boolean a) {
    List<Tensor> one = new ArrayList<>();
    List<Tensor> two = new ArrayList<>();
    one.add(Tensor.zeros(1));
    two.add(Tensor.ones(1));
    List<Tensor> either = a ? one : two;
    either.clear();
  }

  static void aListOfLists() {
    List<List<Tensor>> outer = new ArrayList<>();
    List<Tensor> inner = new ArrayList<>();
    inner.add(Tensor.zeros(1));
    outer.add(inner);
    inner = null;
    outer.clear();
  }

  static void aListOfListsWithAName() {
    List<List<Tensor>> outer = new ArrayList<>();
    List<Tensor> inner = new ArrayList<>();
    inner.add(Tensor.zeros(1));
    outer.add(inner);
    outer.clear();
    inner.forEach(Tensor::close);
  }

  static void inAMapAsWell() {
    List<Tensor> all = new ArrayList<>();
    Map<String, Tensor> named = new HashMap<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    named.put("t", t);
    t = null;
    all.clear();
    named.values().forEach(Tensor::close);
  }

  private static void reads(Tensor t) throws IOException {
    if (t.item() > 0) {
      throw new IOException();
    }
  }

  static void clearedBehindAFailure(Tensor x) throws IOException {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    try {
      reads(x);
      all.forEach(Tensor::close);
    } catch (IOException e) {
      all.clear();
      throw e;
    }
  }

  static void clearedInTheEnd(Tensor x) throws IOException {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    try {
      reads(x);
    } finally {
      all.clear();
    }
  }

  static void closedUnlessItFails(Tensor x) throws IOException {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    try {
      reads(x);
      all.forEach(Tensor::close);
    } finally {
      all.clear();
    }
  }

  static void inAScope() {
    try (TensorScope scope = TensorScope.open()) {
      List<Tensor> all = new ArrayList<>();
      all.add(Tensor.zeros(1));
      all.clear();
    }
  }

  static void inTwoLoopsOfOneRound(int n) {
    List<Tensor> all = new ArrayList<>();
    List<Tensor> others = new ArrayList<>();
    for (int i = 0; i < n; all.clear()) {
      all.add(Tensor.zeros(1));
      others.add(Tensor.ones(1));
      others.clear();
      i++;
    }
  }

  void theFieldsList() {
    all.add(Tensor.zeros(1));
    this.all.clear();
  }

  private static void empties(List<Tensor> all) {
    all.clear();
  }

  static void emptiedByAnother() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    empties(all);
  }

  private static void emptiesSometimes(List<Tensor> all, boolean a) {
    if (a) {
      all.clear();
    }
  }

  static void perhapsEmptiedByAnother(boolean a) {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    emptiesSometimes(all, a);
  }

  void replacedOnEachOfTwoWays(boolean a) {
    if (a) {
      held = Tensor.zeros(1);
    } else {
      held = null;
    }
  }

  void replacedOnOneWay(boolean a) {
    if (a) {
      held = Tensor.zeros(1);
    }
  }

  void replacedBehindARelease() {
    held.close();
    held = Tensor.zeros(1);
  }

  void replacedBehindAReleaseOnOneWay(boolean a) {
    if (a) {
      held.close();
    }
    held = Tensor.zeros(1);
  }

  Tensor takenOut() {
    Tensor t = held;
    held = null;
    return t;
  }

  void takenOutAndGiven(List<Tensor> all, boolean a) {
    Tensor t = held;
    held = null;
    if (a) {
      all.add(t);
    }
  }

  void takenOutAndShown() {
    Tensor t = held;
    held = null;
    mystery(t);
  }

  void madeAndReplaced() {
    held = Tensor.zeros(1);
    held = Tensor.ones(1);
  }

  void madeAndReplacedByAName() {
    Tensor t = Tensor.zeros(1);
    held = t;
    held = null;
    t.close();
  }

  void oneOfTwoIsReplaced(boolean a) {
    held = a ? Tensor.zeros(1) : Tensor.ones(1);
    held = null;
  }

  void closedOnOneWayAndReplaced(boolean a) {
    held = Tensor.zeros(1);
    if (a) {
      held.close();
    }
    held = null;
  }

  void oneOfTwoFields(boolean a) {
    other = Tensor.zeros(1);
    held = Tensor.ones(1);
    if (a) {
      other = null;
    } else {
      held = null;
    }
  }

  void inTheRoundsOfALoop(int n) {
    for (int i = 0; i < n; held = Tensor.zeros(1)) {
      other = Tensor.ones(1);
      i++;
    }
  }

  void ofAnotherObject(Drops drops, boolean a) {
    drops.held = Tensor.zeros(1);
    drops.held = null;
    Drops either = a ? this : drops;
    either.other = Tensor.zeros(1);
    either.other = null;
  }

  static void shared() {
    shared = Tensor.zeros(1);
    shared = null;
  }
}
