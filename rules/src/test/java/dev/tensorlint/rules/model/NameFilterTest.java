// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which texts mention a modelled package or type. */
class NameFilterTest {

  private final Path folder;
  private final LifecycleModels models;

  NameFilterTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    models =
        new ModelFolder(folder)
            .load(
                "mine.yaml",
                """
                library: a:b
                types:
                  lib.deep.Outer$Handle: {kind: tensor}
                  lib.deep.Array: {}
                  Unnamed: {kind: model}
                """)
            .models();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "import lib.deep.*;                  | true",
        "import lib . deep\t.Other;          | true",
        "import lib.deeper.Thing;            | false",
        "import mylib.deep.Thing;            | false",
        "import lib.Deep;                    | false",
        "Handle h = null;                    | true",
        "Outer.Handle h = null;              | true",
        "Handler h = null;                   | false",
        "MyHandle h; $Handle i; Handle_ j;   | false",
        "Outer o = null;                     | false",
        "new Array()                         | true",
        "Unnamed                             | true",
        "List<String> list = new ArrayList() | false",
        "package lib.deep;                   | true",
        "lib.                                | false",
        "lib                                 | false",
      })
  void texts(String text, boolean concerns) {
    assertEquals(concerns, models.mayConcern(text));
  }

  @Test
  void unicodeEscapesCouldSpellAnyName() {
    assertEquals(true, models.mayConcern("\\u0048andle h;"));
    assertEquals(false, models.mayConcern("\\t\\n"));
  }

  @Test
  void namesOfEqualHashAreToldApart() throws IOException {
    LifecycleModels loaded =
        new ModelFolder(folder)
            .load("hash.yaml", "library: a:b\ntypes:\n  p.AaAa: {}\n  q.AaBB: {}\n")
            .models();
    assertEquals("AaAa".hashCode(), "BBBB".hashCode());
    assertEquals(true, loaded.mayConcern("AaBB"));
    assertEquals(false, loaded.mayConcern("BBBB"));
  }

  @Test
  void anEmptyTextConcernsNobody() {
    assertEquals(false, models.mayConcern(""));
  }
}
