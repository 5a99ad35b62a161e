import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.safetensors.Safetensors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Owners that lend their parts, lookups that find nothing, and helpers that end a duty two ways. */
final class Accessors {
  private static Tensor kept;
  private final List<Tensor> spare = new ArrayList<>();

  static final class Pair implements AutoCloseable {
    private final Tensor one;
    private final Tensor other;

    Pair(Tensor one, Tensor other) {
      this.one = one;
      this.other = other;
    }

    static Pair make() {
      Tensor one = Tensor.of(1f);
      Tensor other = Tensor.of(2f);
      return new Pair(one, other);
    }

    Tensor one() {
      return one;
    }

    Tensor other() {
      return other;
    }

    @Override
    public void close() {
      one.close();
      other.close();
    }
  }

  void looksAtPart() {
    Pair pair = Pair.make();
    System.out.println(pair.one().item());
  }

  void looksInHelper() {
    Pair pair = Pair.make();
    System.out.println(read(pair));
  }

  private static float read(Pair pair) {
    return pair.other().item();
  }

  void looksInLoop() {
    for (int i = 0; i < 3; i++) {
      Pair pair = Pair.make();
      Tensor part = pair.other();
      System.out.println(part.item());
    }
  }

  void closesParts() {
    Pair pair = Pair.make();
    pair.one().close();
    pair.other().close();
  }

  void closesPartOfBlock() {
    Pair pair = Pair.make();
    try (Tensor part = pair.one()) {
      System.out.println(part.item());
    }
  }

  void keepsPart() {
    Pair pair = Pair.make();
    kept = pair.one();
  }

  Tensor returnsPart() {
    Pair pair = Pair.make();
    return pair.one();
  }

  void listsPart(List<Tensor> parts) {
    Pair pair = Pair.make();
    parts.add(pair.one());
  }

  float entryIsMissing(Path file) throws IOException {
    Map<String, Tensor> read = Safetensors.read(file);
    Tensor entry = read.get("entry");
    if (entry == null) {
      throw new IOException("no entry");
    }
    float value = entry.item();
    read.values().forEach(Tensor::close);
    return value;
  }

  void lookupOfOwnElement(String key, Map<String, Tensor> all) {
    all.put(key, Tensor.of(1f));
    Tensor found = all.get(key);
    if (found == null) {
      return;
    }
    found.close();
  }

  void closesOrKeeps(Tensor x) {
    if (spare.size() > 3) {
      x.close();
      return;
    }
    spare.add(x);
  }

  void duty() {
    Tensor x = Tensor.of(1f);
    closesOrKeeps(x);
  }
}
