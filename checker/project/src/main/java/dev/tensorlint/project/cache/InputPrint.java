// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.cache;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tells one state of a path from another: of a file the content, of a folder that it is one, of
 * anything else what it is. Opens regular files only.
 */
final class InputPrint {

  /** Build files have limits of their own below this; what is larger was not read. */
  private static final int MOST_BYTES = 16 * 1024 * 1024 + 1;

  private static final int DEPTH = 8;
  private static final int MOST_NAMES = 20_000;

  private static final String ABSENT = "absent";
  private static final String FOLDER = "folder";
  private static final String OTHER = "other";

  private InputPrint() {}

  /** Returns what a path is, and what a file has in it. */
  static String of(Path path) {
    try {
      if (Files.isRegularFile(path)) {
        return contentOf(path);
      }
      return Files.isDirectory(path) ? FOLDER : Files.exists(path) ? OTHER : ABSENT;
    } catch (IOException e) {
      return OTHER;
    }
  }

  private static String contentOf(Path file) throws IOException {
    MessageDigest digest = sha256();
    digest.update((Files.size(file) + "\n").getBytes(StandardCharsets.UTF_8));
    try (InputStream in = Files.newInputStream(file)) {
      digest.update(in.readNBytes(MOST_BYTES));
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Returns the names of the files below a folder; links are not followed. */
  static String ofFilesBelow(Path folder) {
    if (!Files.isDirectory(folder)) {
      return ABSENT;
    }
    try (Stream<Path> all = Files.find(folder, DEPTH, (path, what) -> what.isRegularFile())) {
      List<String> names =
          all.limit(MOST_NAMES).map(path -> folder.relativize(path).toString()).sorted().toList();
      return of(String.join("\n", names));
    } catch (IOException | UncheckedIOException e) {
      return OTHER;
    }
  }

  /** Returns the names of the folders in a folder. */
  static String ofFoldersIn(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      List<String> names =
          all.filter(each -> Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
              .map(each -> String.valueOf(each.getFileName()))
              .sorted()
              .toList();
      return of(String.join("\n", names));
    } catch (IOException | UncheckedIOException e) {
      return OTHER;
    }
  }

  static String of(String text) {
    return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
