// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What Maven has said, by the folder and the project files in it. An entry counts as long as no
 * project file changes and all that it names is there.
 */
record ClasspathCache(Path folder) {

  private static final int DEPTH = 6;

  Optional<List<Path>> find(Path project) {
    try {
      Path file = file(project);
      if (!Files.exists(file)) {
        return Optional.empty();
      }
      List<Path> entries = Files.readAllLines(file).stream().map(Path::of).toList();
      return entries.stream().allMatch(Files::exists) ? Optional.of(entries) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Keeps an answer; where that is not possible, Maven will be asked again. */
  void put(Path project, List<Path> classpath) {
    try {
      Files.createDirectories(folder);
      Files.write(file(project), classpath.stream().map(Path::toString).toList());
    } catch (IOException e) {
      remove(project);
    }
  }

  void remove(Path project) {
    try {
      Files.deleteIfExists(file(project));
    } catch (IOException e) {
      // An entry that cannot be deleted cannot be read either.
    }
  }

  private Path file(Path project) throws IOException {
    MessageDigest digest = sha256();
    digest.update(project.toString().getBytes(StandardCharsets.UTF_8));
    try (Stream<Path> all = Files.find(project, DEPTH, (path, what) -> path.endsWith("pom.xml"))) {
      for (Path pom : all.sorted().toList()) {
        digest.update(Files.readAllBytes(pom));
      }
    } catch (java.io.UncheckedIOException e) {
      throw new IOException(e);
    }
    return folder.resolve(HexFormat.of().formatHex(digest.digest()));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
