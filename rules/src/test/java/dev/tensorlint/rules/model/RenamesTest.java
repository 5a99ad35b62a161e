// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types of a model under other names. */
class RenamesTest {

  private static final Renames RENAMES =
      new Renames(
          "lib",
          Map.of("a.core.*", "b.Core$*", "a.global.*", "b.*", "a.core.Base", "b.help.Core$Base"));

  @Test
  void aTypeHasTheNameOfItsRule() {
    assertEquals("b.Core$Mat", RENAMES.of("a.core.Mat"));
    assertEquals("b.Functions", RENAMES.of("a.global.Functions"));
    assertEquals("b.help.Core$Base", RENAMES.of("a.core.Base"));
    assertEquals("a.core.deep.Mat", RENAMES.of("a.core.deep.Mat"));
    assertEquals("Mat", RENAMES.of("Mat"));
  }

  @Test
  void namesInTextsAreReplaced() {
    assertEquals(
        "by: [b.Functions.free], of: b.Core$Mat, a.core",
        RENAMES.in("by: [a.global.Functions.free], of: a.core.Mat, a.core"));
    assertEquals(
        "(Lb/Core$Mat;La/other/Mat;)Lb/help/Core$Base;",
        RENAMES.inInternal("(La/core/Mat;La/other/Mat;)La/core/Base;"));
  }

  /** A copy of a library in other packages, as a shaded jar has it. */
  @Test
  void aUserDescribesACopyOfALibrary(@TempDir Path folder) throws Exception {
    ModelFolder models = new ModelFolder(folder);
    LoadedModels loaded =
        models.load(
            "shaded.yaml",
            """
            library: com.acme:all
            entries-of: { model: djl, renamed: { ai.djl.ndarray.*: com.acme.nd.* } }
            types:
              com.acme.nd.NDScope: { methods: { close(): copy } }
            """);
    assertEquals(List.of(), models.lines(loaded));
    List<String> types =
        loaded.libraries().get(0).types().stream()
            .map(type -> type.name() + " " + (type.model() == null ? "-" : type.model().kind()))
            .filter(type -> type.contains("NDArray ") || type.contains("NDScope"))
            .sorted()
            .toList();
    assertEquals(List.of("com.acme.nd.NDArray TENSOR", "com.acme.nd.NDScope -"), types);
  }
}
