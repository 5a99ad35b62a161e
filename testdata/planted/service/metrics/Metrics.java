package service.metrics;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Counters by name. */
public final class Metrics {
  private final Map<String, LongAdder> counters = new ConcurrentHashMap<>();

  public void count(String name) {
    add(name, 1);
  }

  public void add(String name, long amount) {
    counters.computeIfAbsent(name, key -> new LongAdder()).add(amount);
  }

  public long value(String name) {
    LongAdder counter = counters.get(name);
    return counter == null ? 0 : counter.sum();
  }

  public Span span(String name) {
    count(name + ".started");
    return new Span(this, name);
  }

  public Map<String, Long> snapshot() {
    Map<String, Long> all = new TreeMap<>();
    counters.forEach((name, counter) -> all.put(name, counter.sum()));
    return all;
  }
}
