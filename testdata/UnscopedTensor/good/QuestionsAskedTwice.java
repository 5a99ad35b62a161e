// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.Map;

/** Two questions have one answer where nothing changes between them. */
final class QuestionsAskedTwice {
  private static final boolean VERBOSE = Boolean.getBoolean("verbose");

  private boolean isSecond;

  private enum Mode {
    PLAIN,
    SCALED
  }

  private record Options(boolean scaled, Mode mode) {}

  private static final class Settings {
    boolean scaled;
  }

  static void run() {
    for (int i = 0; i < 4; i++) {
      Settings settings = new Settings();
      settings.scaled = i % 2 == 0;
      Options options = new Options(settings.scaled, settings.scaled ? Mode.SCALED : Mode.PLAIN);
      ofRecord(options);
      ofConstant(options.mode());
      ofBits(i);
      ofObject(settings);
      ofElement(new boolean[] {settings.scaled});
      ofMap(settings.scaled ? Map.of("scale", 2f) : Map.of());
      ofList(settings.scaled ? List.of("a", "b") : List.of());
      ofType(settings.scaled ? "a" : 1);
      ofStatic();
      new QuestionsAskedTwice().ofField(settings.scaled);
    }
  }

  private static void ofRecord(Options options) {
    Tensor scale = options.scaled() ? Tensor.of(2f) : null;
    System.out.println(options);
    if (options.scaled()) {
      scale.close();
    }
  }

  private static void ofConstant(Mode mode) {
    Tensor scale = mode == Mode.SCALED ? Tensor.of(2f) : null;
    System.out.println(mode);
    if (Mode.SCALED == mode) {
      scale.close();
    }
  }

  private static void ofBits(int bits) {
    Tensor scale = (bits & 1) != 0 ? Tensor.of(2f) : null;
    System.out.println(bits);
    if ((bits & 1) != 0) {
      scale.close();
    }
  }

  private static void ofObject(Settings settings) {
    Tensor scale = settings.scaled ? Tensor.of(2f) : null;
    System.out.println(scale == null);
    if (settings.scaled) {
      scale.close();
    }
  }

  private static void ofElement(boolean[] flags) {
    Tensor scale = flags[0] ? Tensor.of(2f) : null;
    System.out.println(scale == null);
    if (flags[0]) {
      scale.close();
    }
  }

  private static void ofMap(Map<String, Float> values) {
    Tensor scale = values.containsKey("scale") ? Tensor.of(values.get("scale")) : null;
    System.out.println(scale == null);
    if (values.containsKey("scale")) {
      scale.close();
    }
  }

  private static void ofList(List<String> names) {
    Tensor scale = names.size() > 1 ? Tensor.of(2f) : null;
    System.out.println(scale == null);
    if (names.size() > 1) {
      scale.close();
    }
  }

  private static void ofType(Object value) {
    Tensor scale = value instanceof String ? Tensor.of(2f) : null;
    System.out.println(value);
    if (value instanceof String) {
      scale.close();
    }
  }

  private static void ofStatic() {
    Tensor scale = VERBOSE ? Tensor.of(2f) : null;
    System.out.println(scale == null);
    if (VERBOSE) {
      scale.close();
    }
  }

  private void ofField(boolean second) {
    become(second);
    Tensor scale = isSecond ? Tensor.of(2f) : null;
    show("field");
    if (isSecond) {
      scale.close();
    }
  }

  private void become(boolean second) {
    isSecond = second;
  }

  private void show(String text) {
    System.out.println(text + isSecond);
  }
}
