// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/** A thread works off jobs, each a record with its input and a future for the answer. */
final class JobWorker implements AutoCloseable {
  private static final Job LAST = new Job(null, new CompletableFuture<>());

  private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private final Tensor weights = Tensor.of(1f, 2f, 3f);
  private final Thread thread = new Thread(this::work, "worker");

  private JobWorker() {
    thread.start();
  }

  static void run() throws InterruptedException {
    List<Float> answers = new ArrayList<>();
    try (JobWorker worker = new JobWorker()) {
      List<CompletableFuture<Float>> pending = new ArrayList<>();
      for (int i = 1; i <= 3; i++) {
        pending.add(worker.submit(Tensor.of(i, i, i)));
      }
      for (CompletableFuture<Float> each : pending) {
        answers.add(each.join());
      }
      CompletableFuture<Float> odd = worker.submit(Tensor.of(1f, 2f));
      System.out.println(odd.handle((value, failure) -> failure != null).join());
    }
    System.out.println(answers);
  }

  /** The worker closes the input. */
  private CompletableFuture<Float> submit(Tensor input) {
    Job job = new Job(input, new CompletableFuture<>());
    queue.add(job);
    return job.answer();
  }

  private void work() {
    try {
      for (Job job = queue.take(); job != LAST; job = queue.take()) {
        process(job);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void process(Job job) {
    try (Tensor input = job.input()) {
      job.answer().complete(dot(input));
    } catch (RuntimeException e) {
      job.answer().completeExceptionally(e);
    }
  }

  private float dot(Tensor input) {
    try (TensorScope scope = TensorScope.open()) {
      return weights.mul(input).sum().item();
    }
  }

  @Override
  public void close() throws InterruptedException {
    queue.add(LAST);
    thread.join();
    for (Job left = queue.poll(); left != null; left = queue.poll()) {
      if (left.input() != null) {
        left.input().close();
      }
    }
    weights.close();
  }

  private record Job(Tensor input, CompletableFuture<Float> answer) {}
}
