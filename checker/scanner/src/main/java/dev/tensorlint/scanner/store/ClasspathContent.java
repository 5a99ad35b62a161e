// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.scanner.discovery.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The content of the entries of a class path, as hashes of its jars. Nothing is read before the
 * first is asked for; then all are, except those that have not changed since the last run. Not
 * thread-safe.
 */
public final class ClasspathContent {

  private final ContentStore store;
  private final Collection<Path> classpath;
  private @Nullable Map<Path, String> hashes;

  /**
   * @param store without one nothing is hashed
   */
  public ClasspathContent(ContentStore store, Collection<Path> classpath) {
    this.store = store;
    this.classpath = classpath;
  }

  /** Returns the hash of a jar; empty for a folder, and for what cannot be read. */
  public Optional<String> of(Path entry) {
    return store.isOfNothing() ? Optional.empty() : Optional.ofNullable(hashes().get(entry));
  }

  /**
   * Returns a text that changes with the name or the content of any entry, or with their order.
   *
   * @throws IOException if an entry cannot be read
   */
  public String text() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path each : classpath) {
      String hash = hashes().get(each);
      text.append(hash == null ? FilePrint.of(each) : each.getFileName() + " " + hash);
      text.append('\n');
    }
    return text.toString();
  }

  private Map<Path, String> hashes() {
    Map<Path, String> known = hashes;
    if (known == null) {
      known = hashed();
      hashes = known;
    }
    return known;
  }

  private Map<Path, String> hashed() {
    ContentKey key = ContentKey.of("jar-hashes-1").with(classpath.toString());
    FileHashes files = new FileHashes(store, key, FileTree.DISK, Clock.systemUTC());
    Map<Path, String> hashed = new LinkedHashMap<>();
    for (Path each : classpath) {
      hash(each, files).ifPresent(hash -> hashed.put(each, hash));
    }
    files.save();
    return hashed;
  }

  private static Optional<String> hash(Path entry, FileHashes files) {
    try {
      return Files.isRegularFile(entry) ? Optional.of(files.hash(entry)) : Optional.empty();
    } catch (RefusedFileException e) {
      return Optional.empty(); // Too large: its time of change stands for its content.
    } catch (IOException e) {
      return Optional.empty(); // The run itself says what cannot be read.
    }
  }
}
