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
                other-packages: [lib.deep.other]
                types:
                  lib.deep.other.mine.Own: {kind: tensor}
                  lib.deep.Outer$Handle: {kind: tensor}
                  lib.deep.Array: {}
                  java.lang.Builtin: {kind: tensor}
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
        "import static lib.deep.Array.of;    | true",
        "lib.deep.Outer.Handle h = null;     | true",
        "Handle h = null;                    | false",
        "Outer.Handle h = null;              | false",
        "Handler h = null;                   | false",
        "MyHandle h; $Handle i; Handle_ j;   | false",
        "Outer o = null;                     | false",
        "new Array()                         | false",
        "Unnamed                             | true",
        "Builtin b = null;                   | true",
        "List<String> list = new ArrayList() | false",
        "package lib.deep;                   | true",
        "lib.                                | false",
        "import lib.deep.other.Thing;        | false",
        "import lib.deep.other.in.Thing;     | false",
        "import lib.deep.others.Thing;       | true",
        "import lib.deep.other.mine.Own;     | true",
        "lib.deep.other.T t; lib.deep.A a;   | true",
        "lib                                 | false",
      })
  void texts(String text, boolean concerns) {
    assertEquals(concerns, models.mayConcern(text));
  }

  @Test
  void unicodeEscapesSpellNames() {
    assertEquals(true, models.mayConcern("\\u0055nnamed h;"));
    assertEquals(true, models.mayConcern("import lib\\u002edeep.*;"));
    assertEquals(false, models.mayConcern("char c = '\\u0055';"));
  }

  @Test
  void namesOfEqualHashAreToldApart() throws IOException {
    LifecycleModels loaded =
        new ModelFolder(folder)
            .load("hash.yaml", "library: a:b\ntypes:\n  AaAa: {kind: tensor}\n  q.Other: {}\n")
            .models();
    assertEquals("AaAa".hashCode(), "BBBB".hashCode());
    assertEquals(true, loaded.mayConcern("AaAa"));
    assertEquals(false, loaded.mayConcern("BBBB"));
  }

  @Test
  void aBundledLibraryThatOnlyHoldsTheResourcesOfOthersConcernsNobody() {
    LifecycleModels bundled = ModelLibrary.load(ModelRequest.BUNDLED).models();
    assertEquals(false, bundled.mayConcern("import com.google.common.io.Closer;"));
  }

  @Test
  void whatTheUserDescribesConcernsTheUser() throws IOException {
    LifecycleModels loaded =
        new ModelFolder(folder)
            .load(
                "holder.yaml",
                """
                library: c:d
                types:
                  held.Closer:
                    kind: closeable
                    release: { methods: [close], cascades: true }
                  held.Cache:
                    methods:
                      put(*): { arguments: retains }
                """)
            .models();
    assertEquals(true, loaded.mayConcern("import held.Closer;"));
    assertEquals(true, loaded.mayConcern("import held.Cache;"));
  }

  @Test
  void anEmptyTextConcernsNobody() {
    assertEquals(false, models.mayConcern(""));
  }
}
