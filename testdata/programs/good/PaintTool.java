// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.awt.event.ActionEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.event.EventListenerList;
import javax.swing.event.UndoableEditEvent;
import javax.swing.event.UndoableEditListener;
import javax.swing.undo.AbstractUndoableEdit;
import javax.swing.undo.UndoManager;

/** The model side of a Swing tool: actions change an image, an undo history keeps old versions. */
final class PaintTool {
  static void run() {
    Canvas canvas = new Canvas(2, 2);
    UndoManager history = new UndoManager();
    canvas.addUndoableEditListener(history);
    try {
      Action brighter = new Brighter(canvas);
      Action negative = new Negative(canvas);
      brighter.actionPerformed(new ActionEvent(canvas, 1, "brighter"));
      negative.actionPerformed(new ActionEvent(canvas, 2, "negative"));
      history.undo();
      history.redo();
      System.out.println(canvas.brightness());
    } finally {
      history.discardAllEdits();
      canvas.dispose();
    }
  }

  private static final class Canvas {
    private final EventListenerList listeners = new EventListenerList();
    private final Deque<Version> versions = new ArrayDeque<>();
    private Tensor pixels;

    Canvas(int width, int height) {
      this.pixels = Tensor.zeros(height, width);
    }

    void addUndoableEditListener(UndoableEditListener listener) {
      listeners.add(UndoableEditListener.class, listener);
    }

    /** Shows other pixels; the former ones live on in the history. */
    void show(Tensor changed) {
      Version version = new Version(this, pixels, changed);
      versions.push(version);
      pixels = changed;
      for (UndoableEditListener each : listeners.getListeners(UndoableEditListener.class)) {
        each.undoableEditHappened(new UndoableEditEvent(this, version));
      }
    }

    Tensor pixels() {
      return pixels;
    }

    float brightness() {
      try (Tensor mean = pixels.mean()) {
        return mean.item();
      }
    }

    void dispose() {
      Tensor first = versions.isEmpty() ? pixels : versions.peekLast().before;
      while (!versions.isEmpty()) {
        versions.pop().after.close();
      }
      first.close();
    }
  }

  private static final class Version extends AbstractUndoableEdit {
    private static final long serialVersionUID = 1L;
    private final transient Canvas canvas;
    private final transient Tensor before;
    private final transient Tensor after;

    Version(Canvas canvas, Tensor before, Tensor after) {
      this.canvas = canvas;
      this.before = before;
      this.after = after;
    }

    @Override
    public void undo() {
      super.undo();
      canvas.pixels = before;
    }

    @Override
    public void redo() {
      super.redo();
      canvas.pixels = after;
    }
  }

  private static final class Brighter extends AbstractAction {
    private static final long serialVersionUID = 1L;
    private final transient Canvas canvas;

    Brighter(Canvas canvas) {
      super("Brighter");
      this.canvas = canvas;
    }

    @Override
    public void actionPerformed(ActionEvent event) {
      canvas.show(canvas.pixels().add(0.25f));
    }
  }

  private static final class Negative extends AbstractAction {
    private static final long serialVersionUID = 1L;
    private final transient Canvas canvas;

    Negative(Canvas canvas) {
      super("Negative");
      this.canvas = canvas;
    }

    @Override
    public void actionPerformed(ActionEvent event) {
      Shape shape = canvas.pixels().shape();
      try (Tensor ones = Tensor.ones(shape.dims())) {
        canvas.show(ones.sub(canvas.pixels()));
      }
    }
  }
}
