// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.work.WorkMonitor;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How projects are read.
 *
 * @param trust what the project may do; a trusted project's own build is asked for its class path
 * @param isOffline whether only the local repository is used
 * @param scope which class path is asked for
 * @param userFolder the user's home folder: the settings of build tools are read there, and nowhere
 *     else
 * @param limit after this time nothing more is downloaded; what is missing by then is a gap
 * @param cache the user's folder for what is kept between runs; null to keep nothing
 * @param inputs takes what the reading depends on
 * @param monitor follows the reading
 */
public record ProjectOptions(
    Trust trust,
    boolean isOffline,
    ClasspathScope scope,
    Path userFolder,
    Duration limit,
    @Nullable Path cache,
    ProjectInputs inputs,
    WorkMonitor monitor) {

  private static final Duration DEFAULT_LIMIT = Duration.ofMinutes(5);

  /** Options that nothing is kept by and that nobody follows. */
  public ProjectOptions(
      Trust trust, boolean isOffline, ClasspathScope scope, Path userFolder, Duration limit) {
    this(trust, isOffline, scope, userFolder, limit, null, new ProjectInputs(), WorkMonitor.NONE);
  }

  /** Returns the options for the user that runs this process: the class path of main sources. */
  public static ProjectOptions ofUser(Trust trust, boolean isOffline) {
    Path home = Path.of(System.getProperty("user.home", ""));
    return new ProjectOptions(trust, isOffline, ClasspathScope.MAIN, home, DEFAULT_LIMIT);
  }

  /** Returns the options for the same user with another class path. */
  public ProjectOptions withScope(ClasspathScope newScope) {
    return new ProjectOptions(
        trust, isOffline, newScope, userFolder, limit, cache, inputs, monitor);
  }

  /** Returns the options with a folder for what is kept between runs; null to keep nothing. */
  public ProjectOptions withCache(@Nullable Path newCache) {
    return new ProjectOptions(
        trust, isOffline, scope, userFolder, limit, newCache, inputs, monitor);
  }

  /** Returns the options for a reading of its own. */
  public ProjectOptions withInputs(ProjectInputs newInputs) {
    return new ProjectOptions(
        trust, isOffline, scope, userFolder, limit, cache, newInputs, monitor);
  }

  public ProjectOptions withMonitor(WorkMonitor newMonitor) {
    return new ProjectOptions(
        trust, isOffline, scope, userFolder, limit, cache, inputs, newMonitor);
  }
}
