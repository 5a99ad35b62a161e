// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.aether.transfer.TransferResource;
import org.jspecify.annotations.Nullable;

/**
 * The addresses of files that were found to be too large to be downloaded: a transfer that is
 * cancelled still reads the rest of its body, so that to ask again takes as long as to download.
 * Snapshots, which change under the same address, are asked again.
 */
final class LargeDownloads {

  private static final String NAME = "large-downloads.txt";
  private static final long MOST_BYTES = 1 << 20;

  private final Set<String> known = ConcurrentHashMap.newKeySet();
  private final @Nullable Path file;

  private LargeDownloads(@Nullable Path file) {
    this.file = file;
  }

  /**
   * Returns those that are known.
   *
   * @param cache the user's folder for what is kept between runs; null to keep nothing
   */
  static LargeDownloads in(@Nullable Path cache) {
    LargeDownloads read = new LargeDownloads(cache == null ? null : cache.resolve(NAME));
    read.read();
    return read;
  }

  /** What cannot be read is found out again. */
  private void read() {
    try {
      if (file != null && Files.isRegularFile(file) && Files.size(file) <= MOST_BYTES) {
        known.addAll(Files.readAllLines(file, StandardCharsets.ISO_8859_1));
      }
    } catch (IOException e) {
      known.clear();
    }
  }

  boolean contain(TransferResource resource) {
    return known.contains(address(resource));
  }

  void add(TransferResource resource) {
    String address = address(resource);
    if (!address.contains("SNAPSHOT") && known.add(address)) {
      write(address);
    }
  }

  /** What cannot be written is found out again. */
  private void write(String address) {
    if (file == null) {
      return;
    }
    try {
      Files.createDirectories(file.getParent());
      boolean isFull = Files.isRegularFile(file) && Files.size(file) > MOST_BYTES / 2;
      Files.writeString(
          file,
          address + "\n",
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          isFull ? StandardOpenOption.TRUNCATE_EXISTING : StandardOpenOption.APPEND);
    } catch (IOException e) {
      known.remove(address);
    }
  }

  private static String address(TransferResource resource) {
    return resource.getRepositoryUrl() + resource.getResourceName();
  }
}
