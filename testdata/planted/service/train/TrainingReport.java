package service.train;

import java.util.List;

/** What came of a training. */
public record TrainingReport(List<Float> losses, float distance, boolean undone) {
  public TrainingReport {
    losses = List.copyOf(losses);
  }

  public String summary() {
    return losses.size() + " epochs" + (undone ? ", undone" : "");
  }
}
