// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import dev.tensorlint.scanner.files.FileTree;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;

/**
 * The hashes of the files of a request, kept with what changes when a file does, so that a file
 * that has not changed is neither read nor hashed. A file that was changed just now may change
 * again and keep its time: its hash is not kept.
 */
public final class FileHashes {

  private static final int MOST_BYTES = 64 << 20;
  private static final Duration SETTLED = Duration.ofSeconds(5);

  /** What any hash begins with. */
  private static final ContentKey START = new ContentKey("");

  private final ContentStore store;
  private final ContentKey key;
  private final FileTree files;
  private final Clock clock;
  private final Map<String, Known> before;
  private final Map<String, Known> now = new TreeMap<>();

  /** The hash of a file in one state. */
  private record Known(String state, String hash) {}

  /**
   * @param key of the request, whatever its sources hold
   */
  public FileHashes(ContentStore store, ContentKey key, FileTree files, Clock clock) {
    this.store = store;
    this.key = key;
    this.files = files;
    this.clock = clock;
    this.before = store.get(key).map(FileHashes::read).orElse(Map.of());
  }

  /** Returns the hash of the content of a file. */
  public String hash(Path file) throws IOException {
    FileTree.State state = files.state(file);
    Known known = before.get(file.toString());
    if (known == null || !known.state().equals(state.text()) || state.isUnknown()) {
      known = new Known(state.text(), START.with(files.read(file, MOST_BYTES)).name());
    }
    if (isSettled(state)) {
      now.put(file.toString(), known);
    }
    return known.hash();
  }

  private boolean isSettled(FileTree.State state) {
    Instant changed = state.changed();
    return !state.isUnknown() && changed.isBefore(clock.instant().minus(SETTLED));
  }

  /** Keeps the hashes that were asked for. */
  public void save() {
    if (now.equals(before)) {
      return;
    }
    try {
      store.put(key, bytes());
    } catch (IOException e) {
      // A path without a form as bytes: the next run reads the files.
    }
  }

  private byte[] bytes() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(now.size());
      for (Map.Entry<String, Known> each : now.entrySet()) {
        out.writeUTF(each.getKey());
        out.writeUTF(each.getValue().state());
        out.writeUTF(each.getValue().hash());
      }
    }
    return bytes.toByteArray();
  }

  private static Map<String, Known> read(byte[] bytes) {
    Map<String, Known> known = new TreeMap<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      for (int left = in.readInt(); left > 0; left--) {
        known.put(in.readUTF(), new Known(in.readUTF(), in.readUTF()));
      }
      return known;
    } catch (IOException e) {
      return Map.of(); // Damaged: the files are read.
    }
  }
}
