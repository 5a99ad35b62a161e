// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.scanner.types.ClassContainer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The jar with the sources of a jar, which lies beside it. It is only quoted: what cannot be read
 * is not quoted.
 */
final class SourcesJar implements AutoCloseable {

  private static final int MOST_BYTES = 16 << 20;

  private final @Nullable ZipFile zip;

  private SourcesJar(@Nullable ZipFile zip) {
    this.zip = zip;
  }

  /** Opens {@code app-sources.jar} beside {@code app.jar}, if it is there and no link. */
  static SourcesJar beside(Path jar) {
    String name = String.valueOf(jar.getFileName());
    String sources = name.replaceFirst("\\.[jw]ar$", "-sources.jar");
    Path file = jar.resolveSibling(sources);
    if (sources.equals(name) || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return new SourcesJar(null);
    }
    try {
      ZipFile opened = new ZipFile(file.toFile());
      if (opened.size() > ClassContainer.MOST_ENTRIES) {
        opened.close();
        return new SourcesJar(null);
      }
      return new SourcesJar(opened);
    } catch (IOException e) {
      return new SourcesJar(null);
    }
  }

  /**
   * Returns the text of a source file.
   *
   * @param path with its package, such as {@code com/example/App.java}
   */
  Optional<String> text(String path) {
    ZipEntry entry = zip == null ? null : zip.getEntry(path);
    if (zip == null || entry == null) {
      return Optional.empty();
    }
    try (InputStream in = zip.getInputStream(entry)) {
      return Optional.of(new String(BoundedFile.read(in, MOST_BYTES), StandardCharsets.UTF_8));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() throws IOException {
    if (zip != null) {
      zip.close();
    }
  }
}
