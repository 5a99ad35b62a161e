// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.stream.Stream;

/** What changes when a file, or a file in a folder, does: name, size, time of change, file key. */
public final class FilePrint {

  private FilePrint() {}

  /** Returns the print of a jar or of all files of a folder, whether it exists or not. */
  public static String of(Path entry) throws IOException {
    if (!Files.exists(entry)) {
      return entry + " is not there\n";
    }
    StringBuilder print = new StringBuilder();
    try (Stream<Path> all = Files.walk(entry)) {
      for (Path each : all.sorted().toList()) {
        BasicFileAttributes about = Files.readAttributes(each, BasicFileAttributes.class);
        if (!about.isDirectory()) {
          print.append(each).append(' ').append(about.size()).append(' ');
          print.append(about.lastModifiedTime()).append(' ').append(about.fileKey()).append('\n');
        }
      }
    }
    return print.toString();
  }
}
