// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import java.nio.file.Path;
import java.util.Map;

/**
 * The folder of a user for what is kept between runs, and the stores in it. All front ends share
 * them.
 */
public record UserCache(Path folder) {

  private static final String JARS = "jars";
  private static final long JARS_BYTES = 256L << 20;

  private static final String FINDINGS = "findings";
  private static final long FINDINGS_BYTES = 64L << 20;

  /**
   * Returns the cache of a user.
   *
   * @param environment of the process
   * @param home the user's home folder
   */
  public static UserCache of(Map<String, String> environment, Path home) {
    String caches = environment.getOrDefault("XDG_CACHE_HOME", "");
    Path all = caches.isBlank() ? home.resolve(".cache") : Path.of(caches);
    return new UserCache(all.toAbsolutePath().resolve("tensorlint"));
  }

  /** Returns the cache of the user of this process. */
  public static UserCache ofProcess() {
    return of(System.getenv(), Path.of(System.getProperty("user.home", "")));
  }

  /** Returns what is kept of the content of jars and sources, at most 256 MiB. */
  public ContentStore jars() {
    return ContentStore.in(folder.resolve(JARS), JARS_BYTES);
  }

  /** Returns the results of whole runs, at most 64 MiB. */
  public ContentStore findings() {
    return ContentStore.in(folder.resolve(FINDINGS), FINDINGS_BYTES);
  }
}
