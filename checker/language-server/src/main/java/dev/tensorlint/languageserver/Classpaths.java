// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.cache.ProjectCache;
import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * The class paths of workspace folders: what the user has set, or what the build files tell. To
 * find libraries can take a while, so that the last answer is kept between sessions, and nothing
 * waits for it. A build is asked only where the user trusts the project.
 */
final class Classpaths implements AutoCloseable {

  private final List<Path> bundled;
  private final ProjectCache cache = new ProjectCache();
  private final Path cacheFolder;
  private final ClientLog log;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "tensorlint-classpath");
            made.setDaemon(true);
            return made;
          });

  /**
   * A class path.
   *
   * @param gaps what is missing in it
   */
  record Found(List<Path> entries, List<Diagnostic> gaps) {
    Found {
      entries = List.copyOf(entries);
      gaps = List.copyOf(gaps);
    }
  }

  Classpaths(List<Path> bundled, Path cache, ClientLog log) {
    this.bundled = bundled;
    this.cacheFolder = cache;
    this.log = log;
  }

  /** Returns what is known of a folder's class path without reading build files. */
  List<Path> known(Path folder, Settings settings) {
    List<Path> set = settings.classpath(folder);
    return withBundled(
        set.isEmpty()
            ? kept(folder, settings).map(ProjectLayout::classpath).orElse(List.of())
            : set);
  }

  private Optional<ProjectLayout> kept(Path folder, Settings settings) {
    return cache.find(folder, options(settings));
  }

  private ProjectOptions options(Settings settings) {
    return ProjectOptions.ofUser(settings.trust(), false).withCache(cacheFolder);
  }

  private List<Path> withBundled(List<Path> classpath) {
    List<Path> all = new ArrayList<>(classpath);
    all.addAll(bundled);
    return List.copyOf(all);
  }

  /** Finds the class path of a folder in the background, unless it is known already. */
  void find(Path folder, Settings settings, Consumer<Found> use) {
    if (!settings.classpath(folder).isEmpty()) {
      use.accept(new Found(known(folder, settings), List.of()));
      return;
    }
    Optional<ProjectLayout> kept = kept(folder, settings);
    if (kept.isPresent()) {
      use.accept(found(kept.get()));
      return;
    }
    try {
      thread.execute(() -> read(folder, settings).ifPresent(use));
    } catch (RejectedExecutionException e) {
      log.info("tensorlint: the server ends before the class path of " + folder + " is known");
    }
  }

  private Optional<Found> read(Path folder, Settings settings) {
    Progress progress = Progress.begin(log, "TensorLint: finding the class path");
    try {
      ProjectLayout layout = cache.read(folder, options(settings));
      if (Thread.currentThread().isInterrupted()) {
        return Optional.empty(); // The server ends; what was about to be found is not known.
      }
      if (!layout.modules().isEmpty()) {
        log.info(
            "tensorlint: %d class path entries of %s".formatted(layout.classpath().size(), folder));
      }
      return Optional.of(found(layout));
    } catch (RuntimeException e) {
      if (thread.isShutdown()) {
        return Optional.empty(); // What was interrupted may fail in any way.
      }
      log.failure("tensorlint: the class path of " + folder + " is not known", e);
      return Optional.of(new Found(withBundled(List.of()), List.of(failed(folder))));
    } finally {
      progress.end();
    }
  }

  private Found found(ProjectLayout layout) {
    return new Found(withBundled(layout.classpath()), layout.diagnostics());
  }

  private static Diagnostic failed(Path folder) {
    return Diagnostic.gap(
        Uris.name(folder),
        0,
        0,
        "the class path cannot be read",
        "set tensorlint.classpath, and report what the log says");
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
