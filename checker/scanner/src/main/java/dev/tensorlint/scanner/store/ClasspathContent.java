// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the entries of a class path hold: jars by the hash of their content, which is kept as long
 * as a jar does not change, larger ones and folders by the times of their files. Nothing is looked
 * at before the first is asked for. Not thread-safe.
 */
public final class ClasspathContent {

  /** To hash more than that takes longer than it saves. */
  private static final long MOST_HASHED_BYTES = 4 << 20;

  private static final ContentKey KIND = ContentKey.of("jar-hash-1");

  private final ContentStore store;
  private final Collection<Path> classpath;
  private final Map<Path, String> known = new HashMap<>();

  /**
   * @param store keeps the hashes
   */
  public ClasspathContent(ContentStore store, Collection<Path> classpath) {
    this.store = store;
    this.classpath = classpath;
  }

  /**
   * Returns what changes with the content of a jar; empty for a folder, for what cannot be read,
   * and where nothing is kept.
   */
  public Optional<String> ofJar(Path entry) {
    try {
      return store.isOfNothing() || !Files.isRegularFile(entry)
          ? Optional.empty()
          : Optional.of(of(entry));
    } catch (IOException e) {
      return Optional.empty(); // The run itself says what cannot be read.
    }
  }

  /**
   * Returns what changes with the name or the content of any entry, and with their order.
   *
   * @throws IOException if an entry cannot be read
   */
  public String ofAll() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path each : classpath) {
      text.append(each.getFileName()).append(' ').append(of(each)).append('\n');
    }
    return text.toString();
  }

  private String of(Path entry) throws IOException {
    String found = known.get(entry);
    if (found == null) {
      boolean isHashed = Files.isRegularFile(entry) && Files.size(entry) <= MOST_HASHED_BYTES;
      found = isHashed ? hash(entry) : FilePrint.of(entry);
      known.put(entry, found);
    }
    return found;
  }

  private String hash(Path jar) throws IOException {
    ContentKey key = KIND.with(jar.toString());
    FileHashes hashes = new FileHashes(store, key, FileTree.DISK, Clock.systemUTC());
    String hash = hashes.hash(jar);
    hashes.save();
    return hash;
  }
}
