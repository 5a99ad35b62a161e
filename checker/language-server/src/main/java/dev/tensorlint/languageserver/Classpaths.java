// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.Projects;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * The class paths of workspace folders: what the user has set, or what Maven says. Maven is slow,
 * so that its last answer is kept between sessions, and nobody waits for it.
 */
final class Classpaths implements AutoCloseable {

  private final List<Path> bundled;
  private final ClasspathCache cache;
  private final ClientLog log;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "tensorlint-classpath");
            made.setDaemon(true);
            return made;
          });

  Classpaths(List<Path> bundled, Path cache, ClientLog log) {
    this.bundled = bundled;
    this.cache = new ClasspathCache(cache);
    this.log = log;
  }

  /** Returns what is known of a folder's class path without asking anybody. */
  List<Path> known(Path folder, Settings settings) {
    List<Path> set = settings.classpath(folder);
    return withBundled(set.isEmpty() ? cache.find(folder).orElse(List.of()) : set);
  }

  private List<Path> withBundled(List<Path> classpath) {
    List<Path> all = new ArrayList<>(classpath);
    all.addAll(bundled);
    return List.copyOf(all);
  }

  /** Asks Maven for the class path of a folder, unless it is known already. */
  void find(Path folder, Settings settings, Consumer<List<Path>> use) {
    if (settings.classpath(folder).isEmpty() && cache.find(folder).isEmpty()) {
      thread.execute(() -> askMaven(folder).map(this::withBundled).ifPresent(use));
    }
  }

  private Optional<List<Path>> askMaven(Path folder) {
    Progress progress = Progress.begin(log, "TensorLint: asking Maven for the class path");
    try {
      ProjectLayout layout =
          new Projects(ProjectOptions.ofUser(Trust.UNTRUSTED, false)).read(folder);
      List<Diagnostic> problems = layout.diagnostics();
      List<Path> found = layout.classpath();
      if (Thread.currentThread().isInterrupted()) {
        return Optional.empty(); // The server ends; what Maven was about to say is not known.
      }
      problems.forEach(problem -> log.warn("tensorlint: " + problem.oneLine()));
      if (problems.isEmpty()) {
        cache.put(folder, found);
        log.info("tensorlint: Maven names " + found.size() + " class path entries of " + folder);
      }
      return Optional.of(found);
    } catch (RuntimeException e) {
      log.failure("tensorlint: the class path of " + folder + " is not known", e);
      return Optional.empty();
    } finally {
      progress.end();
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
