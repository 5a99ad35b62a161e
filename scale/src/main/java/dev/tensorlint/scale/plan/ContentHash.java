// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.plan;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** The SHA-256 of the content of files and folders: the same on every machine. */
public final class ContentHash {

  private static final int BUFFER = 1 << 16;

  private final MessageDigest digest;
  private long bytes;

  public ContentHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Adds a text, with its length. */
  public ContentHash add(String text) {
    return add(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds some bytes, with their number. */
  public ContentHash add(byte[] content) {
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(content.length).array());
    digest.update(content);
    return this;
  }

  /** Adds a file by its content, or a folder by the relative paths and contents of its files. */
  public ContentHash add(Path entry) throws IOException {
    if (!Files.isDirectory(entry)) {
      return addFile(entry);
    }
    for (Map.Entry<String, Path> each : files(entry).entrySet()) {
      add(each.getKey()).addFile(each.getValue());
    }
    return this;
  }

  /** Links are not followed, and the history of a repository is no code. */
  private static Map<String, Path> files(Path folder) throws IOException {
    Map<String, Path> files = new TreeMap<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes about) {
            return each.endsWith(".git") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes about) {
            if (about.isRegularFile()) {
              files.put(folder.relativize(file).toString().replace('\\', '/'), file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }

  private ContentHash addFile(Path file) throws IOException {
    byte[] buffer = new byte[BUFFER];
    digest.update(ByteBuffer.allocate(Long.BYTES).putLong(Files.size(file)).array());
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
        bytes += read;
      }
    }
    return this;
  }

  /** Returns how many bytes of files were added. */
  public long bytes() {
    return bytes;
  }

  /** Returns the hash in hexadecimal digits. Used once. */
  public String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
