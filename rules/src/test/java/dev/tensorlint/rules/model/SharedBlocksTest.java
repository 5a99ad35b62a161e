// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.effect.TypeModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A type has what its blocks say, where it says nothing else. */
final class SharedBlocksTest {

  private static final String WITH_BLOCKS =
      """
      library: a:b
      shared:
        closing:
          kind: tensor
          release: { methods: [close], again: allowed, told-by: [isClosed] }
          methods:
            new(int): fresh
            copy(): fresh
            row(int): { result: { borrow: receiver } }
        quiet:
          throws-nothing: [row]
          methods:
            sum(*): copy
      types:
        a.Vector:
          includes: [closing, quiet]
        a.Model:
          includes: [closing]
          kind: model
          methods:
            copy(), sum(a.Vector): { result: { alias: receiver } }
      """;

  private static final String WRITTEN_OUT =
      """
      library: a:b
      types:
        a.Vector:
          kind: tensor
          release: { methods: [close], again: allowed, told-by: [isClosed] }
          throws-nothing: [row]
          methods:
            new(int): fresh
            copy(): fresh
            row(int): { result: { borrow: receiver } }
            sum(*): copy
        a.Model:
          kind: model
          release: { methods: [close], again: allowed, told-by: [isClosed] }
          methods:
            new(int): fresh
            row(int): { result: { borrow: receiver } }
            copy(), sum(a.Vector): { result: { alias: receiver } }
      """;

  private final ModelFolder models;

  SharedBlocksTest(@TempDir Path folder) {
    this.models = new ModelFolder(folder);
  }

  /** What a file says of a type, without places. */
  private record Said(TypeModel model, TypeTraits traits, Map<String, Object> methods) {}

  private Map<String, Said> said(String yaml) throws IOException {
    LoadedModels loaded = models.load("mine.yaml", yaml);
    assertEquals(List.of(), models.lines(loaded));
    Map<String, Said> types = new TreeMap<>();
    for (LibraryModel.Type type : loaded.libraries().get(0).types()) {
      Map<String, Object> methods = new TreeMap<>();
      type.methods().forEach(each -> methods.put(each.pattern().toString(), each.effect()));
      types.put(type.name(), new Said(requireNonNull(type.model()), type.traits(), methods));
    }
    return types;
  }

  @Test
  void itIsAsIfWrittenOut() throws IOException {
    assertEquals(said(WRITTEN_OUT), said(WITH_BLOCKS));
  }

  @Test
  void theSchemaKnowsBlocks() {
    assertEquals(List.of(), ModelSchema.check(WITH_BLOCKS));
  }

  @Test
  void aBlockHasThePlaceOfItsEntries() throws IOException {
    LibraryModel mine = models.load("mine.yaml", WITH_BLOCKS).libraries().get(0);
    LibraryModel.Method row =
        mine.types().get(1).methods().stream()
            .filter(each -> each.pattern().name().equals("row"))
            .findFirst()
            .orElseThrow();
    assertEquals(9, row.at().line());
  }
}
