// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.config.Trust;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
 * Class paths that were found, by the folder and the build files in it. An entry counts as long as
 * no build file changes and all that it names is there.
 */
record ClasspathCache(Path folder) {

  private static final int DEPTH = 6;

  /** Bytes of a build file that tell it from another version of it, beside its length. */
  private static final int BYTES = 1 << 20;

  Optional<List<Path>> find(Path project, Trust trust) {
    try {
      Path file = file(project, trust);
      if (!Files.isRegularFile(file)) {
        return Optional.empty();
      }
      List<Path> entries = Files.readAllLines(file).stream().map(Path::of).toList();
      return entries.stream().allMatch(Files::exists) ? Optional.of(entries) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Keeps a class path; where that is not possible, it will be read again. */
  void put(Path project, Trust trust, List<Path> classpath) {
    try {
      Files.createDirectories(folder);
      Files.write(file(project, trust), classpath.stream().map(Path::toString).toList());
    } catch (IOException e) {
      remove(project, trust);
    }
  }

  private void remove(Path project, Trust trust) {
    try {
      Files.deleteIfExists(file(project, trust));
    } catch (IOException e) {
      // An entry that cannot be deleted cannot be read either.
    }
  }

  private Path file(Path project, Trust trust) throws IOException {
    MessageDigest digest = sha256();
    digest.update((trust + "\n" + project).getBytes(StandardCharsets.UTF_8));
    try (Stream<Path> all =
        Files.find(
            project, DEPTH, (path, what) -> what.isRegularFile() && BuildFiles.isOne(path))) {
      for (Path each : all.sorted().toList()) {
        update(digest, each);
      }
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    }
    return folder.resolve(HexFormat.of().formatHex(digest.digest()));
  }

  private static void update(MessageDigest digest, Path file) throws IOException {
    digest.update((file + "\n" + Files.size(file) + "\n").getBytes(StandardCharsets.UTF_8));
    try (InputStream in = Files.newInputStream(file)) {
      digest.update(in.readNBytes(BYTES));
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
