// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.worker.Frames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.UUID;
import java.util.zip.CRC32C;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;

/**
 * The outcomes of modules, each in a file of its own under the key of the module. A file appears in
 * one step, so that an outcome is there or is not, whatever becomes of its task; two tasks that
 * compute the same outcome write the same rows, and the first one is kept.
 */
final class ResultStore implements Serializable {

  private static final long serialVersionUID = 1;

  private static final int MOST_BYTES = 512 << 20;

  private final String folder;
  private final SerializableConfiguration configuration;

  /**
   * @param folder of the results, as a path or a URI that Hadoop knows
   */
  ResultStore(String folder, Configuration configuration) {
    this.folder = folder + "/outcomes";
    this.configuration = new SerializableConfiguration(configuration);
  }

  /** Returns the outcome under a key; empty if there is none, or a damaged one. */
  Optional<ModuleOutcome> get(String key) throws IOException {
    Path file = file(key);
    try (InputStream in = files(file).open(file)) {
      return decoded(in.readNBytes(MOST_BYTES));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  private static Optional<ModuleOutcome> decoded(byte[] stored) throws IOException {
    if (stored.length < Long.BYTES) {
      return Optional.empty();
    }
    ByteBuffer all = ByteBuffer.wrap(stored);
    long sum = all.getLong();
    if (sum != sum(all.slice())) {
      return Optional.empty();
    }
    ByteArrayInputStream packed =
        new ByteArrayInputStream(stored, Long.BYTES, stored.length - Long.BYTES);
    try (GZIPInputStream in = new GZIPInputStream(packed)) {
      return Optional.of(Frames.outcome(in.readNBytes(MOST_BYTES)));
    } catch (ZipException e) {
      return Optional.empty();
    }
  }

  private static long sum(ByteBuffer bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes);
    return sum.getValue();
  }

  /**
   * Keeps an outcome.
   *
   * @param replaces whether it takes the place of an earlier one
   */
  void put(String key, ModuleOutcome outcome, boolean replaces) throws IOException {
    Path file = file(key);
    FileSystem files = files(file);
    Path part = new Path(file.getParent(), "." + key + "-" + UUID.randomUUID() + ".part");
    try {
      files.mkdirs(file.getParent());
      try (OutputStream out = files.create(part, true)) {
        out.write(encoded(outcome));
      }
      if (replaces) {
        files.delete(file, false);
      }
      if (!files.rename(part, file) && !files.exists(file)) {
        throw new IOException("cannot write " + file);
      }
    } finally {
      files.delete(part, false);
    }
  }

  private static byte[] encoded(ModuleOutcome outcome) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(Frames.bytes(outcome));
    }
    byte[] bytes = packed.toByteArray();
    ByteBuffer stored = ByteBuffer.allocate(Long.BYTES + bytes.length);
    return stored.putLong(sum(ByteBuffer.wrap(bytes))).put(bytes).array();
  }

  private FileSystem files(Path file) throws IOException {
    FileSystem files = file.getFileSystem(configuration.value());
    files.setWriteChecksum(false);
    return files;
  }

  /** One of 256 folders. */
  private Path file(String key) {
    return new Path(folder + "/" + key.substring(0, 2) + "/" + key);
  }
}
