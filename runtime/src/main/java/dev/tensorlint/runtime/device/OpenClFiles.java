// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Source files beside this class, one after the other. All but {@link #WINDOWS} are written over an
 * element type: {@link #of(DType)} is their program.
 *
 * @param parts without their extension; the last one gives the name
 */
record OpenClFiles(List<String> parts) implements OpenClSource {

  static final OpenClFiles MATMUL = of("matmul");
  static final OpenClFiles TILES = of("tiles");
  static final OpenClFiles LARGE_TILES = of("large", "tiles");
  static final OpenClFiles MOVEMENT = of("movement");
  static final OpenClFiles REDUCE = of("reduce");
  static final OpenClFiles WINDOWS = of("windows");

  static OpenClFiles of(String... parts) {
    return new OpenClFiles(List.of(parts));
  }

  /** Returns the program of these files for elements of a type. */
  OpenClSource of(DType type) {
    return new OfType(this, type);
  }

  /** Files that are written over an element type {@code T}, which {@code types.cl} declares. */
  private record OfType(OpenClFiles files, DType type) implements OpenClSource {

    @Override
    public String name() {
      return files.name() + " of " + type;
    }

    @Override
    public String text() {
      return "#define OF_" + type.name() + "\n" + read("types") + files.text();
    }
  }

  @Override
  public String name() {
    return parts.get(parts.size() - 1);
  }

  @Override
  public String text() {
    return parts.stream().map(OpenClFiles::read).collect(Collectors.joining());
  }

  private static String read(String part) {
    String file = part + ".cl";
    try (InputStream resource = OpenClFiles.class.getResourceAsStream(file)) {
      byte[] text = Objects.requireNonNull(resource, file).readAllBytes();
      return new String(text, StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
