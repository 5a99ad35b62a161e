import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/** What the rounds of a loop create, and what is left of the rounds before. */
final class Rounds {

  void closesOneOfTwo(boolean[] choices, Tensor given) {
    for (boolean choice : choices) {
      Tensor one;
      if (choice) {
        one = Tensor.zeros(1);
      } else {
        one = given.relu();
      }
      one.item();
      one.close();
    }
  }

  float usesTheFormerOne(boolean[] choices) {
    Tensor former = null;
    float sum = 0;
    for (boolean choice : choices) {
      Tensor one = choice ? Tensor.zeros(1) : Tensor.ones(1);
      if (former != null) {
        sum += former.item();
      }
      one.close();
      former = one;
    }
    return sum;
  }

  void keepsTheFormerOne(boolean[] choices) {
    Tensor former = null;
    for (boolean choice : choices) {
      Tensor one = choice ? Tensor.zeros(1) : Tensor.ones(1);
      if (former != null) {
        one.add(former).close();
        former.close();
      }
      former = one;
    }
    if (former != null) {
      former.close();
    }
  }

  void closesWhatIsInAList(int times) {
    List<Tensor> all = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      Tensor one = Tensor.zeros(1);
      all.add(one);
      one.close();
    }
    all.get(0).item();
  }

  void closesInTheInnerLoop(int times, boolean[] choices) {
    for (int i = 0; i < times; i++) {
      for (boolean choice : choices) {
        Tensor one = choice ? Tensor.zeros(1) : Tensor.ones(1);
        one.item();
        one.close();
      }
    }
  }

  void closesOneOfTwoThatItTakes(Queue<Tensor> some, Queue<Tensor> others, boolean[] choices) {
    for (boolean choice : choices) {
      Tensor one = choice ? some.poll() : others.poll();
      if (one != null) {
        one.item();
        one.close();
      }
    }
  }
}
