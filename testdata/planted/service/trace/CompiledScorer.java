package service.trace;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.List;
import service.data.Row;

/** A scoring formula that is traced once and run often. */
public final class CompiledScorer implements AutoCloseable {
  private final TracedFunction formula;

  public CompiledScorer(float scale) {
    this.formula = TracedFunction.of(x -> x.mul(scale).tanh().sum());
  }

  public float score(Row row) {
    try (Tensor values = row.toTensor();
        Tensor result = formula.call(values)) {
      return result.item();
    }
  }

  /** Scores many rows of one shape with one session. */
  public float total(List<Row> rows) {
    if (rows.isEmpty()) {
      return 0f;
    }
    float total = 0f;
    try (Session session = Session.open(formula)) {
      for (Row row : rows) {
        try (Tensor values = row.toTensor();
            Tensor result = session.bind(0, values).run()) {
          total += result.item();
        }
      }
    }
    return total;
  }

  public int traces() {
    return formula.traces();
  }

  @Override
  public void close() {
    formula.close();
  }
}
