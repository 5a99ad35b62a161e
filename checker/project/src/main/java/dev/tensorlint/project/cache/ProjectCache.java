// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.cache;

import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectInputs;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.Projects;
import dev.tensorlint.rules.config.ProjectRoot;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads projects, and keeps what was read in the user's cache folder. A kept layout counts for a
 * day, and as long as no file changes that was asked for: build files, settings, what could not be
 * found. Nothing is kept in a project, in a folder to which everybody may write, or of a reading in
 * which chance had a part.
 */
public final class ProjectCache {

  private static final String FOLDER = "projects";
  private static final Duration FORGOTTEN = Duration.ofDays(7);

  private final Clock clock;

  public ProjectCache() {
    this(Clock.systemUTC());
  }

  ProjectCache(Clock clock) {
    this.clock = clock;
  }

  /** Returns what is kept of a project, if that still counts. Reads no build tool's settings. */
  public Optional<ProjectLayout> find(Path folder, ProjectOptions options) {
    return find(folder, options, new ArrayList<>());
  }

  private Optional<ProjectLayout> find(
      Path folder, ProjectOptions options, List<Diagnostic> notes) {
    Path file = file(folder, options);
    if (file == null || !Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return LayoutFile.read(file)
          .filter(kept -> kept.isCurrent(clock.instant()))
          .map(KeptLayout::layout)
          .filter(layout -> isConfined(layout, folder, options));
    } catch (IOException | RuntimeException e) {
      notes.add(
          new Diagnostic(
              Severity.NOTE,
              file.toString(),
              0,
              0,
              "is not a class path kept by TensorLint; it is determined again, and the file is"
                  + " replaced"));
      return Optional.empty();
    }
  }

  /** A source is looked at because a build file names it, which reaches no file elsewhere. */
  private static boolean isConfined(ProjectLayout layout, Path folder, ProjectOptions options) {
    Confines confines = Confines.of(folder, options);
    return layout.modules().stream()
        .allMatch(
            each ->
                confines.hold(each.folder())
                    && each.sourceRoots().stream().allMatch(confines::hold)
                    && each.testRoots().stream().allMatch(confines::hold));
  }

  /** Reads a project, or takes what is kept of it. */
  public ProjectLayout read(Path folder, ProjectOptions options) {
    List<Diagnostic> notes = new ArrayList<>();
    Optional<ProjectLayout> kept = find(folder, options, notes);
    if (kept.isPresent()) {
      return kept.get();
    }
    ProjectInputs inputs = new ProjectInputs();
    Instant at = clock.instant();
    ProjectLayout layout = new Projects(options.withInputs(inputs)).read(folder);
    Path file = file(folder, options);
    if (file != null && KeptLayout.isKeepable(inputs) && !Thread.currentThread().isInterrupted()) {
      keep(KeptLayout.of(at, inputs, layout), file);
    }
    ProjectLayout noted = new ProjectLayout(List.of(), List.of(), notes);
    return notes.isEmpty() ? layout : ProjectLayout.all(List.of(layout, noted));
  }

  /** What cannot be kept is found again. */
  private void keep(KeptLayout kept, Path file) {
    try {
      LayoutFile.write(kept, file);
      forget(file.resolveSibling(""));
    } catch (IOException e) {
      file.toFile().delete();
    }
  }

  private void forget(Path folder) throws IOException {
    FileTime last = FileTime.from(clock.instant().minus(FORGOTTEN));
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path each : all) {
        if (Files.isRegularFile(each) && Files.getLastModifiedTime(each).compareTo(last) < 0) {
          Files.deleteIfExists(each);
        }
      }
    }
  }

  /** Returns where a layout is kept; null where none is to be kept. */
  private static @Nullable Path file(Path folder, ProjectOptions options) {
    Path cache = options.cache();
    if (cache == null || ProjectRoot.around(folder, options.userFolder()).holds(cache)) {
      return null;
    }
    Path kept = cache.resolve(FOLDER);
    return Files.exists(kept) && ProjectRoot.isOpenToAll(kept)
        ? null
        : kept.resolve(name(folder, options) + ".layout");
  }

  /** What decides on a layout beside files. */
  private static String name(Path folder, ProjectOptions options) {
    String version = String.valueOf(ProjectCache.class.getPackage().getImplementationVersion());
    return InputPrint.of(
        String.join(
            "\n",
            version,
            folder.toAbsolutePath().normalize().toString(),
            options.trust().name(),
            String.valueOf(options.isOffline()),
            options.scope().name(),
            options.userFolder().toString(),
            System.getProperty("java.version", ""),
            System.getProperty("os.name", ""),
            System.getProperty("os.arch", "")));
  }
}
