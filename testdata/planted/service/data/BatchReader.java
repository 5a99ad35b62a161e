package service.data;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** Gives rows in batches; each batch is its caller's. */
public final class BatchReader implements Iterator<Batch> {
  private final List<Row> rows;
  private final int size;
  private final int features;
  private int next;

  public BatchReader(List<Row> rows, int size, int features) {
    this.rows = new ArrayList<>(rows);
    this.size = size;
    this.features = features;
  }

  @Override
  public boolean hasNext() {
    return next < rows.size();
  }

  @Override
  public Batch next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no batch after " + next);
    }
    int end = Math.min(rows.size(), next + size);
    List<Row> part = rows.subList(next, end);
    next = end;
    return Batch.of(part, features);
  }

  public void rewind() {
    next = 0;
  }
}
