// models: llama
import de.kherud.llama.InferenceParameters;
import de.kherud.llama.LlamaIterable;
import de.kherud.llama.LlamaIterator;
import de.kherud.llama.LlamaModel;
import de.kherud.llama.LlamaOutput;
import de.kherud.llama.ModelParameters;
import java.util.List;

/** Bindings of llama.cpp: models, and what they say piece by piece. */
final class Llama {

  String modelBad(ModelParameters where, InferenceParameters question) {
    LlamaModel model = new LlamaModel(where); // want UnclosedResource definite
    return model.complete(question).strip();
  }

  String modelOk(ModelParameters where, InferenceParameters question) {
    try (LlamaModel model = new LlamaModel(where)) {
      return model.complete(question).strip();
    }
  }

  float[] failedEmbeddingBad(ModelParameters where, String text) {
    LlamaModel model = new LlamaModel(where); // want LeakOnException definite
    if (text.isEmpty()) {
      throw new IllegalArgumentException("no text");
    }
    float[] vector = model.embed(text);
    model.close();
    return vector;
  }

  void textAfterCloseBad(ModelParameters where, InferenceParameters question) {
    LlamaModel model = new LlamaModel(where);
    LlamaIterable text = model.generate(question);
    model.close();
    System.out.print(text.iterator().hasNext()); // want ViewOutlivesOwner definite
  }

  void textOk(ModelParameters where, InferenceParameters question) {
    try (LlamaModel model = new LlamaModel(where)) {
      for (LlamaOutput piece : model.generate(question)) {
        System.out.print(piece);
      }
    }
  }

  float[] closedModelBad(ModelParameters where, String text) {
    LlamaModel model = new LlamaModel(where);
    model.close();
    return model.embed(text); // want UseAfterDispose definite
  }

  LlamaModel openedOk(ModelParameters where) {
    return new LlamaModel(where);
  }

  float[] sharedModelOk(LlamaModel model, String text) {
    return model.embed(text);
  }

  void ofHelperBad(ModelParameters where, String text) {
    LlamaModel model = openedOk(where); // want UnclosedResource definite
    System.out.println(model.embed(text).length);
  }

  void ofHelperOk(ModelParameters where, String text) {
    try (LlamaModel model = openedOk(where)) {
      System.out.println(model.embed(text).length);
    }
  }

  void perQuestionBad(ModelParameters where, List<InferenceParameters> questions) {
    for (InferenceParameters question : questions) {
      try (LlamaModel model = new LlamaModel(where)) { // want HeavyResourceInLoop definite
        System.out.println(model.complete(question));
      }
    }
  }

  void onceForAllOk(ModelParameters where, List<InferenceParameters> questions) {
    try (LlamaModel model = new LlamaModel(where)) {
      for (InferenceParameters question : questions) {
        System.out.println(model.complete(question));
      }
    }
  }

  void onOnePathBad(ModelParameters where, String text, boolean keep) {
    LlamaModel model = new LlamaModel(where); // want UnclosedResource potential
    System.out.println(model.embed(text).length);
    if (!keep) {
      model.close();
    }
  }

  void replacedBad(ModelParameters where, ModelParameters other, String text) {
    LlamaModel model = new LlamaModel(where); // want UnclosedResource definite
    System.out.println(model.embed(text).length);
    model = new LlamaModel(other);
    System.out.println(model.embed(text).length);
    model.close();
  }

  void replacedOk(ModelParameters where, ModelParameters other, String text) {
    LlamaModel model = new LlamaModel(where);
    try {
      System.out.println(model.embed(text).length);
    } finally {
      model.close();
    }
    model = new LlamaModel(other);
    model.close();
  }

  void pieceAfterCloseBad(ModelParameters where, InferenceParameters question) {
    LlamaModel model = new LlamaModel(where);
    LlamaIterator pieces = model.generate(question).iterator();
    model.close();
    System.out.println(pieces.next()); // want ViewOutlivesOwner definite
  }

  String piecesOk(LlamaModel model, InferenceParameters question) {
    StringBuilder text = new StringBuilder();
    LlamaIterator pieces = model.generate(question).iterator();
    while (pieces.hasNext()) {
      text.append(pieces.next());
    }
    return text.toString();
  }

  LlamaIterable returnedTextBad(ModelParameters where, InferenceParameters question) {
    try (LlamaModel model = new LlamaModel(where)) {
      return model.generate(question); // want EscapesScope definite
    }
  }

  LlamaIterable textOfCallersModelOk(LlamaModel model, InferenceParameters question) {
    return model.generate(question);
  }

  static final class AssistantBad {
    private final LlamaModel model; // want OwnerNotCloseable definite

    AssistantBad(ModelParameters where) {
      model = new LlamaModel(where);
    }

    String answer(InferenceParameters question) {
      return model.complete(question);
    }
  }

  /** Its owner closes it. */
  static final class AssistantOk {
    private final LlamaModel model;

    AssistantOk(ModelParameters where) {
      model = new LlamaModel(where);
    }

    void close() {
      model.close();
    }
  }

  String answeredOk(LlamaModel model, InferenceParameters question) {
    return model.complete(question);
  }

  void closedTwiceOk(ModelParameters where) {
    LlamaModel model = new LlamaModel(where);
    model.close();
    model.close();
  }

  void assistantsBad(ModelParameters where, InferenceParameters question) {
    LlamaModel one = new LlamaModel(where); // want LeakOnException definite
    LlamaModel other = new LlamaModel(where);
    other.close();
    one.close();
  }
}
