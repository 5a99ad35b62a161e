// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.rules.config.Trust;
import java.nio.file.Path;
import java.time.Duration;

/**
 * How projects are read.
 *
 * @param trust what the project may do; a trusted project's own build is asked for its class path
 * @param isOffline whether only the local repository is used
 * @param scope which class path is asked for
 * @param userFolder the user's home folder: the settings of build tools are read there, and nowhere
 *     else
 * @param limit after this time nothing more is downloaded; what is missing by then is a gap
 */
public record ProjectOptions(
    Trust trust, boolean isOffline, ClasspathScope scope, Path userFolder, Duration limit) {

  private static final Duration DEFAULT_LIMIT = Duration.ofMinutes(5);

  /** Returns the options for the user that runs this process: the class path of main sources. */
  public static ProjectOptions ofUser(Trust trust, boolean isOffline) {
    Path home = Path.of(System.getProperty("user.home", ""));
    return new ProjectOptions(trust, isOffline, ClasspathScope.MAIN, home, DEFAULT_LIMIT);
  }

  /** Returns the options for the same user with another class path. */
  public ProjectOptions withScope(ClasspathScope newScope) {
    return new ProjectOptions(trust, isOffline, newScope, userFolder, limit);
  }
}
