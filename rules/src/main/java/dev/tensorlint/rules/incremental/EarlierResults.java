// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.bytes.ValueReader;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the parts of an image, each once. */
final class EarlierResults {

  private final Outline outline;
  private final AnalysisImage image;
  private final Map<String, SourceFile> files = new HashMap<>();
  private final Map<Integer, UnitImage> read = new HashMap<>();

  /**
   * @param units the files of the program that was analysed
   */
  EarlierResults(Outline outline, AnalysisImage image, List<UnitIndex> units) {
    this.outline = outline;
    this.image = image;
    units.forEach(each -> files.put(each.unit().file().path(), each.unit().file()));
  }

  /** Returns the outline of an image, which has no places. */
  static Outline outline(AnalysisImage image) throws IOException {
    return (Outline) ValueReader.read(ImageForm.OUTLINE, image.outline(), ValueReader.Files.NONE);
  }

  /**
   * Returns the results of a file.
   *
   * @param number its position in the program
   */
  UnitImage unit(int number) {
    return read.computeIfAbsent(number, this::decode);
  }

  private UnitImage decode(int number) {
    try {
      byte[] bytes = image.units().get(number).bytes();
      UnitImage found = (UnitImage) ValueReader.read(ImageForm.UNIT, bytes, this::file);
      if (found.code().size() != outline.units().get(number).code().size()) {
        throw new IOException("results of another file");
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException("kept results with a valid sum cannot be read", e);
    }
  }

  private SourceFile file(String path) throws IOException {
    SourceFile file = files.get(path);
    if (file == null) {
      throw new IOException("a place in no known file: " + path);
    }
    return file;
  }
}
