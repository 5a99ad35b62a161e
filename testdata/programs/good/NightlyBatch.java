// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A job that reads lines in chunks, scores each chunk, and skips what it cannot read. */
final class NightlyBatch {
  private static final int CHUNK = 2;

  static void run() {
    String input = "1,2\n3,4\nbroken\n5,6\n\n7,8\n";
    try (BufferedReader reader = new BufferedReader(new StringReader(input));
        Model model = Sequential.withInputs(2, new Dense(1))) {
      Report report = new NightlyBatch(model).score(new Chunks(reader));
      System.out.println(report.rows() + " rows, " + report.skipped() + " skipped");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private record Report(int rows, int skipped, double total) {
    static final Report EMPTY = new Report(0, 0, 0);

    Report plus(Report other) {
      return new Report(rows + other.rows, skipped + other.skipped, total + other.total);
    }
  }

  private final Model model;

  private NightlyBatch(Model model) {
    this.model = model;
  }

  private Report score(Iterator<List<String>> chunks) {
    Report report = Report.EMPTY;
    while (chunks.hasNext()) {
      report = report.plus(score(chunks.next()));
    }
    return report;
  }

  private Report score(List<String> lines) {
    List<Tensor> rows = new ArrayList<>();
    int skipped = 0;
    try {
      for (String line : lines) {
        Tensor row = parse(line);
        if (row == null) {
          skipped++;
          continue;
        }
        rows.add(row);
      }
      return rows.isEmpty() ? new Report(0, skipped, 0) : sum(rows, skipped);
    } finally {
      for (Tensor row : rows) {
        row.close();
      }
    }
  }

  private Report sum(List<Tensor> rows, int skipped) {
    double total = 0;
    for (Tensor row : rows) {
      Tensor score = model.predict(row);
      try {
        total += score.item();
      } finally {
        score.close();
      }
    }
    return new Report(rows.size(), skipped, total);
  }

  /** Returns null for a line that cannot be read. */
  private static Tensor parse(String line) {
    String[] parts = line.split(",", -1);
    if (parts.length != 2) {
      return null;
    }
    try {
      float[] values = {Float.parseFloat(parts[0]), Float.parseFloat(parts[1])};
      return Tensor.of(values, Shape.of(1, 2));
    } catch (NumberFormatException e) {
      return null;
    }
  }

  private static final class Chunks implements Iterator<List<String>> {
    private final BufferedReader reader;
    private String ahead;

    Chunks(BufferedReader reader) throws IOException {
      this.reader = reader;
      this.ahead = reader.readLine();
    }

    @Override
    public boolean hasNext() {
      return ahead != null;
    }

    @Override
    public List<String> next() {
      if (ahead == null) {
        throw new NoSuchElementException();
      }
      List<String> chunk = new ArrayList<>();
      while (ahead != null && chunk.size() < CHUNK) {
        chunk.add(ahead);
        ahead = read();
      }
      return chunk;
    }

    private String read() {
      try {
        return reader.readLine();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
