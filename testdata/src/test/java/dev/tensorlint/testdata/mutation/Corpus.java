// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The files that are mutated. A text holds a byte in each character (ISO 8859-1), so that bytes can
 * be changed like letters.
 */
final class Corpus {

  private static final int LARGEST = 60_000;

  /** A real file. */
  record Original(String name, String text) {}

  private final List<Original> files = new ArrayList<>();

  /** Adds the Java files below a folder, in order. */
  Corpus addFolder(Path folder) throws IOException {
    try (Stream<Path> below = Files.walk(folder)) {
      for (Path file : below.filter(Corpus::isSource).sorted().toList()) {
        add(folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return this;
  }

  private static boolean isSource(Path path) {
    return path.toString().endsWith(".java") && !path.toString().contains("/target/");
  }

  /** Adds the Java files of a jar of sources, in order. */
  Corpus addJar(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> entries =
          zip.stream().filter(entry -> entry.getName().endsWith(".java")).toList();
      for (ZipEntry entry : entries) {
        try (InputStream in = zip.getInputStream(entry)) {
          add(entry.getName(), in.readAllBytes());
        }
      }
    }
    return this;
  }

  private void add(String name, byte[] content) {
    if (content.length <= LARGEST) {
      files.add(new Original(name, new String(content, StandardCharsets.ISO_8859_1)));
    }
  }

  int size() {
    return files.size();
  }

  Original get(int index) {
    return files.get(index);
  }

  Original any(Random random) {
    return files.get(random.nextInt(files.size()));
  }
}
