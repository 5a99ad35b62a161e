import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Layer;
import dev.tensorlint.runtime.nn.StatefulModel;
import java.util.Iterator;
import java.util.List;

/** Models that keep state from step to step, and what lies between two sequences. */
final class Sequences {
  private final StatefulModel held;

  Sequences(StatefulModel held) {
    this.held = held;
  }

  static void oneSequence(StatefulModel model, Tensor[] steps) {
    for (Tensor x : steps) {
      model.predict(x).close();
    }
  }

  static void sameInputAgain(StatefulModel model, Tensor x, int n, int m) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        model.predict(x).close();
      }
    }
  }

  static void countedSequences(StatefulModel model, Tensor[][] all) {
    for (int i = 0; i < all.length; i++) {
      for (int j = 0; j < all[i].length; j++) {
        model.predict(all[i][j]).close();
      }
    }
  }

  static void aModelForEach(List<StatefulModel> models, Tensor[] steps) {
    for (StatefulModel model : models) {
      for (Tensor x : steps) {
        model.predict(x).close();
      }
    }
  }

  static void resetBehind(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      for (Tensor x : steps) {
        model.predict(x).close();
      }
      model.resetStates();
    }
  }

  static void resetOnOneWay(StatefulModel model, Tensor[][] all, boolean a) {
    for (Tensor[] steps : all) {
      if (a) {
        model.resetStates();
      }
      for (Tensor x : steps) {
        model.predict(x).close();
      }
    }
  }

  static void resetInEachStep(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      for (Tensor x : steps) {
        model.predict(x).close();
        model.resetStates();
      }
    }
  }

  static void resetByAHelper(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      reset(model);
      for (Tensor x : steps) {
        model.predict(x).close();
      }
    }
  }

  static void perhapsResetByUnknownCode(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      mystery(model);
      for (Tensor x : steps) {
        model.predict(x).close();
      }
    }
  }

  static void unknownCodeThatHasNoModel(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      mystery(steps.length);
      for (Tensor x : steps) {
        model.predict(x).close();
      }
    }
  }

  static void closedInBetween(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      for (Tensor x : steps) {
        model.predict(x).close();
      }
      model.close();
    }
  }

  static void anotherIsReset(StatefulModel model, StatefulModel other, Tensor[][] all) {
    for (Tensor[] steps : all) {
      other.resetStates();
      for (Tensor x : steps) {
        model.predict(x).close();
      }
    }
  }

  static void oneOfTwo(StatefulModel model, StatefulModel other, Tensor[][] all, boolean a) {
    StatefulModel either = a ? model : other;
    for (Tensor[] steps : all) {
      for (Tensor x : steps) {
        either.predict(x).close();
      }
    }
  }

  void heldByAField(Tensor[][] all) {
    for (Tensor[] steps : all) {
      for (Tensor x : steps) {
        held.predict(x).close();
      }
    }
  }

  static void onlyTheFirst(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      for (Tensor x : steps) {
        model.predict(x).close();
      }
      break;
    }
  }

  static void throughAnIterator(StatefulModel model, Iterator<Tensor> steps, int n) {
    for (int i = 0; i < n; i++) {
      while (steps.hasNext()) {
        model.predict(steps.next()).close();
      }
    }
  }

  static void sequenceByAHelper(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      oneSequence(model, steps);
    }
  }

  static void sameSequenceByAHelper(StatefulModel model, Tensor[] steps, int n) {
    for (int i = 0; i < n; i++) {
      oneSequence(model, steps);
    }
  }

  static void sequenceAndResetByAHelper(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      resetAndStep(model, steps);
    }
  }

  static void stepsByAHelper(StatefulModel model, Tensor[] steps) {
    for (Tensor x : steps) {
      step(model, x);
    }
  }

  static void step(StatefulModel model, Tensor x) {
    model.predict(x).close();
  }

  static void reset(StatefulModel model) {
    model.resetStates();
  }

  static void resetAndStep(StatefulModel model, Tensor[] steps) {
    model.resetStates();
    for (Tensor x : steps) {
      model.predict(x).close();
    }
  }

  static void helpersTogether(StatefulModel model, Tensor[][] all) {
    for (Tensor[] steps : all) {
      reset(model);
      oneSequence(model, steps);
      stepsByAHelper(model, steps);
    }
  }
}
