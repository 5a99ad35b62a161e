// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ProjectInputs;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.apache.http.client.HttpResponseException;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.transfer.MetadataNotFoundException;
import org.eclipse.aether.transfer.TransferCancelledException;
import org.eclipse.aether.transfer.TransferEvent;
import org.jspecify.annotations.Nullable;

/**
 * Ends downloads after the deadline, downloads that are too large, and those from a repository that
 * has failed to answer.
 */
final class TransferLimits extends AbstractTransferListener {

  /** Why something is not downloaded. */
  static final class Cancelled extends TransferCancelledException {

    private static final long serialVersionUID = 1;

    private Cancelled(String why) {
      super(why);
    }
  }

  /** The largest jar of classes that we have seen has some 200 MB; natives are larger. */
  private static final long MOST_BYTES = 512L * 1024 * 1024;

  private static final int MOST_FAILURES = 3;

  /** For what is there already, when the time is up. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final LargeDownloads large;
  private final ProjectInputs inputs;
  private final long end;
  private final Map<String, AtomicInteger> failures = new ConcurrentHashMap<>();

  /**
   * @param large what is known to be too large
   * @param inputs takes note of what would be otherwise another time
   */
  TransferLimits(Duration limit, LargeDownloads large, ProjectInputs inputs) {
    this.large = large;
    this.inputs = inputs;
    this.end = System.nanoTime() + limit.toNanos();
  }

  /**
   * Does work that may download, in a thread of its own: a transfer that is cancelled still reads
   * the rest of its body, and a thread that reads cannot be interrupted.
   *
   * @return what the work gives; empty when the time is up, then the work ends unobserved
   */
  <T> Optional<T> during(Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(task, "tensorlint-download");
    thread.setDaemon(true);
    thread.start();
    try {
      long left = Math.max(0, end - System.nanoTime()) + GRACE_NANOS;
      return Optional.of(task.get(left, TimeUnit.NANOSECONDS));
    } catch (TimeoutException e) {
      inputs.addChance();
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the resolver failed", e.getCause());
    }
  }

  /** Returns whether the time is up. */
  boolean isOver() {
    return System.nanoTime() - end > 0;
  }

  @Override
  public void transferInitiated(TransferEvent event) throws TransferCancelledException {
    cancelWhenOver();
    if (large.contain(event.getResource())) {
      throw tooLarge(event);
    }
    if (failures(event).get() >= MOST_FAILURES) {
      throw new Cancelled("the repository does not answer");
    }
  }

  @Override
  public void transferStarted(TransferEvent event) throws TransferCancelledException {
    cancelWhenOver();
    if (event.getResource().getContentLength() > MOST_BYTES) {
      throw tooLarge(event);
    }
  }

  @Override
  public void transferProgressed(TransferEvent event) throws TransferCancelledException {
    cancelWhenOver();
    if (event.getTransferredBytes() > MOST_BYTES) {
      throw tooLarge(event);
    }
  }

  private Cancelled tooLarge(TransferEvent event) {
    large.add(event.getResource());
    return new Cancelled("it is larger than " + MOST_BYTES / (1024 * 1024) + " MB");
  }

  @Override
  public void transferSucceeded(TransferEvent event) {
    failures(event).set(0);
  }

  @Override
  public void transferFailed(TransferEvent event) {
    Exception exception = event.getException();
    boolean hasAnswered =
        exception instanceof ArtifactNotFoundException
            || exception instanceof MetadataNotFoundException
            || exception instanceof TransferCancelledException
            || isRefusal(exception);
    if (!hasAnswered) {
      inputs.addChance();
      failures(event).incrementAndGet();
    }
  }

  /** What a repository refuses it refuses next time, too. */
  private static boolean isRefusal(@Nullable Throwable exception) {
    for (Throwable each = exception; each != null; each = each.getCause()) {
      if (each instanceof HttpResponseException response) {
        return response.getStatusCode() / 100 == 4;
      }
    }
    return false;
  }

  private void cancelWhenOver() throws TransferCancelledException {
    if (isOver()) {
      inputs.addChance();
      throw new Cancelled("the time for downloads is up");
    }
  }

  private AtomicInteger failures(TransferEvent event) {
    String repository = event.getResource().getRepositoryUrl();
    return failures.computeIfAbsent(repository, url -> new AtomicInteger());
  }
}
