package service.metrics;

/** The time between its start and its end; ended twice, it counts once. */
public final class Span implements AutoCloseable {
  private final Metrics metrics;
  private final String name;
  private boolean ended;

  Span(Metrics metrics, String name) {
    this.metrics = metrics;
    this.name = name;
  }

  @Override
  public void close() {
    if (ended) {
      return;
    }
    ended = true;
    metrics.count(name + ".ended");
  }
}
