// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** A view is one constant, whatever case its name is in, so that one preview at most is made. */
final class OnePreviewForEachView {
  enum View {
    raw,
    clipped,
    none
  }

  /** A constant that its declaration creates. */
  static final class Scale {
    static final Scale full = new Scale();
    static final Scale half = new Scale();
  }

  private View selected = View.none;
  private Scale scale = Scale.full;

  static void run() {
    OnePreviewForEachView camera = new OnePreviewForEachView();
    for (View view : View.values()) {
      camera.selected = view;
      camera.show();
    }
    camera.scale = Scale.half;
    camera.scaled();
  }

  private void show() {
    Tensor preview = null;
    if (selected == View.raw) {
      preview = Tensor.of(1f, -2f);
    }
    if (selected == View.clipped) {
      preview = Tensor.of(1f, 0f);
    }
    if (View.none != selected) {
      System.out.println(preview.toFloatArray()[0]);
      preview.close();
    }
  }

  private void scaled() {
    Tensor preview = null;
    if (scale == Scale.full) {
      preview = Tensor.of(1f, -2f);
    }
    if (scale == Scale.half) {
      preview = Tensor.of(0.5f, -1f);
    }
    if (preview != null) {
      preview.close();
    }
  }
}
