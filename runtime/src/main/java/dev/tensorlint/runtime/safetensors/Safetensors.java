// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.op.TensorType;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Reads and writes tensors in the safetensors format, without running anything that a file says.
 *
 * <p>A file is the length of a header (eight bytes, little-endian), the header (JSON: for each
 * tensor its {@code dtype}, {@code shape} and {@code data_offsets}), and the elements, row-major
 * and little-endian. This runtime reads and writes {@code F32}, {@code I32} and {@code BOOL}.
 */
public final class Safetensors {

  /** The longest header that is read, as in the format's reference implementation. */
  public static final int MAX_HEADER_BYTES = 100_000_000;

  private Safetensors() {}

  /**
   * Writes tensors to a file, in place of what was there, which stays when writing fails.
   *
   * @param tensors by their names; they stay the caller's
   * @param metadata texts about them
   * @throws IOException when the file cannot be written
   */
  public static void write(Path file, Map<String, Tensor> tensors, Map<String, String> metadata)
      throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    Path unfinished = Files.createTempFile(folder, file.getFileName() + ".", ".unfinished");
    try {
      writeTo(unfinished, tensors, metadata);
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  /**
   * Reads all tensors of a file onto the current device.
   *
   * @return the tensors by their names, in the order of the header; the innermost scope owns them,
   *     or the caller
   * @throws SafetensorsException when the file is not in the format, or has element types that this
   *     runtime has not; no tensor is left then
   * @throws IOException when the file cannot be read
   */
  public static Map<String, Tensor> read(Path file) throws IOException {
    try {
      return TensorScope.tidy(() -> tensors(file));
    } catch (UncheckedIOException failed) {
      throw failureOf(file, Objects.requireNonNull(failed.getCause()));
    }
  }

  private static IOException failureOf(Path file, IOException cause) {
    if (cause instanceof SafetensorsException) {
      return new SafetensorsException(file + ": " + cause.getMessage(), cause);
    }
    return cause instanceof FileSystemException
        ? cause
        : new IOException(file + ": cannot be read", cause);
  }

  /** Writes those of the widest elements first, so that all are aligned. */
  private static void writeTo(Path file, Map<String, Tensor> tensors, Map<String, String> metadata)
      throws IOException {
    List<Map.Entry<String, Tensor>> ordered = new ArrayList<>(tensors.entrySet());
    ordered.sort(Comparator.comparingInt(named -> -named.getValue().dtype().bytes()));
    Header header = new Header(entries(ordered), metadata);
    byte[] json = HeaderWriter.write(header);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      ByteBuffer length = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
      writeAll(channel, length.putLong(0, json.length));
      writeAll(channel, ByteBuffer.wrap(json));
      for (Map.Entry<String, Tensor> named : ordered) {
        writeAll(channel, Elements.bytes(named.getValue()));
      }
    }
  }

  private static List<Entry> entries(List<Map.Entry<String, Tensor>> ordered) {
    List<Entry> entries = new ArrayList<>();
    long at = 0;
    for (Map.Entry<String, Tensor> named : ordered) {
      TensorType type = named.getValue().type();
      long end = at + Entry.bytes(type);
      entries.add(new Entry(named.getKey(), type, at, end));
      at = end;
    }
    return entries;
  }

  private static Header header(FileChannel channel) throws IOException {
    if (channel.size() < Long.BYTES) {
      throw new SafetensorsException(
          "not a safetensors file: it has " + channel.size() + " bytes, the header needs more");
    }
    ByteBuffer length = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    readAll(channel, length, 0);
    byte[] json = new byte[headerLength(length.getLong(0), channel.size() - Long.BYTES)];
    readAll(channel, ByteBuffer.wrap(json), Long.BYTES);
    Header header = HeaderParser.parse(json);
    header.checkCoverage(channel.size() - Long.BYTES - json.length);
    return header;
  }

  /** A header is checked before there is room made for it. */
  private static int headerLength(long claimed, long there) throws SafetensorsException {
    if (claimed < 0 || claimed > MAX_HEADER_BYTES) {
      throw new SafetensorsException(
          "not a safetensors file: its header would have "
              + Long.toUnsignedString(claimed)
              + " bytes, at most "
              + MAX_HEADER_BYTES
              + " are read");
    }
    if (claimed > there) {
      throw new SafetensorsException(
          "the file is cut off: its header has " + claimed + " bytes, there are " + there);
    }
    return (int) claimed;
  }

  private static Map<String, Tensor> tensors(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return tensors(channel, header(channel));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static Map<String, Tensor> tensors(FileChannel channel, Header header)
      throws IOException {
    long data = channel.size() - header.entries().stream().mapToLong(Safetensors::size).sum();
    Map<String, Tensor> tensors = new LinkedHashMap<>();
    for (Entry entry : header.entries()) {
      tensors.put(entry.name(), tensor(channel, entry, data));
    }
    return tensors;
  }

  private static long size(Entry entry) {
    return entry.end() - entry.begin();
  }

  private static Tensor tensor(FileChannel channel, Entry entry, long data) throws IOException {
    ByteBuffer bytes = Elements.allocate(size(entry));
    readAll(channel, bytes, data + entry.begin());
    return Elements.tensor(entry.type(), bytes.rewind().order(ByteOrder.LITTLE_ENDIAN));
  }

  private static void readAll(FileChannel channel, ByteBuffer target, long from)
      throws IOException {
    while (target.hasRemaining()) {
      if (channel.read(target, from + target.position()) < 0) {
        throw new EOFException("the file became shorter while it was read");
      }
    }
  }

  private static void writeAll(FileChannel channel, ByteBuffer source) throws IOException {
    while (source.hasRemaining()) {
      channel.write(source);
    }
  }
}
