// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;

/**
 * Paths of the files that a configuration may name: its model files and its baseline. The plugin
 * reads no YAML, so each value with a dot or a slash counts, whatever key it belongs to: a file too
 * many costs nothing, and a file too few would let a stale result count as up to date.
 */
public abstract class NamedFiles implements ValueSource<List<String>, NamedFiles.Parameters> {

  /** What is read. */
  public interface Parameters extends ValueSourceParameters {

    /** The configuration, if there is one. */
    RegularFileProperty getConfig();
  }

  private static final Pattern SEPARATORS = Pattern.compile("[\\[\\]{},\"']|:\\s|^\\s*-\\s|\\s#");

  @Override
  public List<String> obtain() {
    File config = getParameters().getConfig().getAsFile().getOrNull();
    return config == null || !config.isFile() ? List.of() : in(config.toPath());
  }

  static List<String> in(Path config) {
    try {
      String text = new String(Files.readAllBytes(config), StandardCharsets.UTF_8);
      return text.lines()
          .flatMap(SEPARATORS::splitAsStream)
          .map(String::strip)
          .filter(NamedFiles::mayBePath)
          .flatMap(value -> resolved(config, value))
          .distinct()
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean mayBePath(String value) {
    return value.indexOf('*') < 0 && (value.indexOf('.') >= 0 || value.indexOf('/') >= 0);
  }

  private static Stream<String> resolved(Path config, String value) {
    try {
      Path file = config.resolveSibling(value).normalize();
      return Files.isDirectory(file) ? Stream.of() : Stream.of(file.toString());
    } catch (InvalidPathException e) {
      return Stream.of();
    }
  }
}
