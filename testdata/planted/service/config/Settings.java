package service.config;

import java.util.Map;
import java.util.Objects;

/** The settings with which the service starts. */
public final class Settings {
  private final int features;
  private final int hidden;
  private final int workers;
  private final int batchSize;
  private final int cacheSize;
  private final int epochs;
  private final float rate;
  private final String optimizer;
  private final long seed;

  private Settings(Map<String, String> values) {
    this.features = number(values, "features", 3);
    this.hidden = number(values, "hidden", 4);
    this.workers = number(values, "workers", 2);
    this.batchSize = number(values, "batch", 4);
    this.cacheSize = number(values, "cache", 8);
    this.epochs = number(values, "epochs", 2);
    this.rate = Float.parseFloat(values.getOrDefault("rate", "0.05"));
    this.optimizer = values.getOrDefault("optimizer", "sgd");
    this.seed = number(values, "seed", 7);
    if (features < 1 || hidden < 1 || workers < 1 || batchSize < 1) {
      throw new SettingsException("sizes are at least one");
    }
  }

  public static Settings of(Map<String, String> values) {
    return new Settings(Map.copyOf(values));
  }

  private static int number(Map<String, String> values, String key, int standard) {
    String text = values.get(key);
    if (text == null) {
      return standard;
    }
    try {
      return Integer.parseInt(text.trim());
    } catch (NumberFormatException e) {
      throw new SettingsException(key + " is no number: " + text, e);
    }
  }

  public int features() {
    return features;
  }

  public int hidden() {
    return hidden;
  }

  public int workers() {
    return workers;
  }

  public int batchSize() {
    return batchSize;
  }

  public int cacheSize() {
    return cacheSize;
  }

  public int epochs() {
    return epochs;
  }

  public float rate() {
    return rate;
  }

  public boolean usesAdam() {
    return Objects.equals(optimizer, "adam");
  }

  public long seed() {
    return seed;
  }
}
