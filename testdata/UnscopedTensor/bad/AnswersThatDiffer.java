// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What is asked for changes between two questions, so that the second has another answer. */
final class AnswersThatDiffer {
  private boolean isOpen = true;

  private static final class Settings {
    boolean scaled = true;
  }

  static void run() {
    ofList(new ArrayList<>());
    ofObject(new Settings());
    new AnswersThatDiffer().ofField();
  }

  private static void ofList(List<String> names) {
    Tensor scale = names.isEmpty() ? Tensor.of(2f) : null; // want UnscopedTensor potential
    names.add("a");
    if (names.isEmpty()) {
      scale.close();
    }
  }

  private static void ofObject(Settings settings) {
    Tensor scale = settings.scaled ? Tensor.of(2f) : null; // want UnscopedTensor potential
    settings.scaled = false;
    if (settings.scaled) {
      scale.close();
    }
  }

  private void ofField() {
    Tensor scale = isOpen ? Tensor.of(2f) : null; // want UnscopedTensor potential
    finish();
    if (isOpen) {
      scale.close();
    }
  }

  private void finish() {
    leave();
  }

  private void leave() {
    isOpen = false;
  }
}
