import ai.djl.Model;
import ai.djl.inference.Predictor;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.translate.Translator;
import ai.djl.translate.TranslatorContext;

/** A prediction is what the translator returns. */
final class Translators {

  abstract static class Lists implements Translator<NDArray, NDArray> {
    @Override
    public NDList processInput(TranslatorContext context, NDArray input) {
      return new NDList(input);
    }
  }

  static final class Detaching extends Lists {
    @Override
    public NDArray processOutput(TranslatorContext context, NDList list) {
      NDArray output = list.singletonOrThrow();
      output.detach();
      return output;
    }
  }

  static final class Attaching extends Lists {
    private final NDManager manager;

    Attaching(NDManager manager) {
      this.manager = manager;
    }

    @Override
    public NDArray processOutput(TranslatorContext context, NDList list) {
      NDArray output = list.singletonOrThrow();
      output.attach(manager);
      return output;
    }
  }

  static final class Creating extends Lists {
    @Override
    public NDArray processOutput(TranslatorContext context, NDList list) {
      return NDManager.newBaseManager().create(1f);
    }
  }

  float leaked(Model model, NDArray input) throws Exception {
    try (Predictor<NDArray, NDArray> predictor = model.newPredictor(new Detaching())) {
      NDArray output = predictor.predict(input);
      return output.getFloat();
    }
  }

  float closed(Model model, NDArray input) throws Exception {
    Detaching translator = new Detaching();
    try (Predictor<NDArray, NDArray> predictor = model.newPredictor(translator);
        NDArray output = predictor.predict(input)) {
      return output.getFloat();
    }
  }

  float anonymous(Model model, NDArray input) throws Exception {
    Translator<NDArray, NDArray> translator =
        new Translator<>() {
          @Override
          public NDList processInput(TranslatorContext context, NDArray given) {
            return new NDList(given);
          }

          @Override
          public NDArray processOutput(TranslatorContext context, NDList list) {
            NDArray output = list.singletonOrThrow();
            output.detach();
            return output;
          }
        };
    try (Predictor<NDArray, NDArray> predictor = model.newPredictor(translator)) {
      NDArray output = predictor.predict(input);
      return output.getFloat();
    }
  }

  float attached(Model model, NDArray input) throws Exception {
    try (NDManager manager = NDManager.newBaseManager();
        Predictor<NDArray, NDArray> predictor = model.newPredictor(new Attaching(manager))) {
      return predictor.predict(input).getFloat();
    }
  }

  /** Which translator is not known. */
  float given(Model model, Translator<NDArray, NDArray> translator, NDArray input)
      throws Exception {
    try (Predictor<NDArray, NDArray> predictor = model.newPredictor(translator)) {
      return predictor.predict(input).getFloat();
    }
  }
}
