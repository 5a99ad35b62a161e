package service.api;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import service.data.BadRowException;
import service.data.Vocabulary;

/** Compares words by their vectors; owns the vocabulary. */
public final class EmbedHandler implements Handler {
  private final Vocabulary vocabulary;

  /** Takes the vocabulary over. */
  public EmbedHandler(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  @Override
  public Response handle(Request request) throws BadRowException {
    List<String> answers = new ArrayList<>();
    for (int i = 1; i < request.lines().size(); i++) {
      float likeness = likeness(request.lines().get(i - 1), request.lines().get(i));
      answers.add(likeness > 0.5f ? "near" : "far");
    }
    return Response.ok(answers);
  }

  private float likeness(String one, String other) throws BadRowException {
    try (Tensor left = vocabulary.embed(words(one));
        Tensor right = vocabulary.embed(words(other));
        Tensor product = left.mul(right);
        Tensor sum = product.sum()) {
      return sum.item();
    }
  }

  private static List<String> words(String line) {
    return Arrays.asList(line.split(" "));
  }

  @Override
  public void close() {
    vocabulary.close();
  }
}
