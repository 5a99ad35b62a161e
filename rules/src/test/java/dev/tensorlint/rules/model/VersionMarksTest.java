// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What tells in sources and build files which version of a library code uses. */
class VersionMarksTest {

  private static final VersionMarks MARKS =
      new VersionMarks(
          List.of("lib.Old", "lib.Both#make"),
          List.of("lib.New"),
          List.of(new Artifact("com.lib", "old", ""), new Artifact("com.lib", "lib-all", "1.5")));

  private static boolean isIn(String source) {
    return areIn(List.of("class Other {}", source));
  }

  private static boolean areIn(List<String> sources) {
    SourceNames names = SourceNames.of(MARKS.names().toList());
    return MARKS.areIn(names.inAny(sources), List.of());
  }

  private static boolean isBuiltWith(String build) {
    return MARKS.areIn(Set.of(), List.of(build));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import lib.Old;",
        "import lib.Old.Part;",
        "import static lib.Old.*;",
        "import lib.*; class A { Old old; }",
        "class A { lib.Old old; }",
        "import lib.Both; class A { Object a = Both.make(1); }",
        "import lib.*; class A { Object a = Both\n  .make(1); }",
        "import static lib.Both.make;"
      })
  void sourcesNameIt(String source) {
    assertTrue(isIn(source));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import lib.Older;",
        "import other.lib.Old;",
        "class A { Old old; }",
        "import lib.Both; class A { Object a = Both.makes(1); }",
        "import lib.Both; class A { Object a = Other.make(1); }",
        "import lib.Both; class A { Object a = of.Both.make(1); }"
      })
  void otherSourcesDoNot(String source) {
    assertFalse(isIn(source));
  }

  @Test
  void anotherVersionAnywhereDecides() {
    assertFalse(areIn(List.of("import lib.Old;", "import lib.New;")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<groupId>com.lib</groupId>\n <artifactId>old</artifactId>",
        "implementation 'com.lib:old:7'",
        "compile(\"com.lib:old\")",
        "<groupId>com.lib</groupId><artifactId>lib-all</artifactId><version>1.4.4</version>",
        "<v>1.4</v> <groupId>com.lib</groupId><artifactId>lib-all</artifactId>"
            + "<version>${v}</version>",
        "libVersion = '1.3'\n compile \"com.lib:lib-all:$libVersion\"",
        "compile 'com.lib:lib-all:0.9'",
        "compile group: 'com.lib', name: 'lib-all', version: '1.4'",
        "v = [ 'lib': '1.4.3' ]\n compile(group: 'com.lib', name: 'lib-all', version: v.lib)",
        "api(group = \"com.lib\", name = \"old\")"
      })
  void buildsNameIt(String build) {
    assertTrue(isBuiltWith(build));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<groupId>com.lib</groupId><artifactId>older</artifactId>",
        "<groupId>org.lib</groupId><artifactId>old</artifactId>",
        "<groupId>com.lib</groupId><artifactId>lib-all</artifactId><version>1.5</version>",
        "<groupId>com.lib</groupId><artifactId>lib-all</artifactId><version>1.10.1</version>",
        "<groupId>com.lib</groupId><artifactId>lib-all</artifactId>",
        "<groupId>com.lib</groupId><artifactId>lib-all</artifactId><version>${v}</version>",
        "compile 'com.lib:lib-all:latest.release'"
      })
  void otherBuildsDoNot(String build) {
    assertFalse(isBuiltWith(build));
  }

  @Test
  void theClassPathDecidesWhereItHasThePackage() {
    Versions versions = ModelLibrary.load(ModelRequest.BUNDLED).versions();
    Set<String> named = versions.names().in("import org.tensorflow.Tensors;");
    assertEquals(Set.of("org.tensorflow.Shape"), versions.in(named, List.of(), name -> false));
    assertEquals(Set.of(), versions.in(named, List.of(), "org.tensorflow"::equals));
  }

  @Test
  void whatCodeUsesIsChosenAsIfItWereNamed() {
    ModelRequest request = ModelRequest.BUNDLED.with(Set.of("org.tensorflow.Shape"));
    List<String> names =
        ModelLibrary.load(request).libraries().stream()
            .map(LibraryModel::name)
            .filter(name -> name.startsWith("tensorflow"))
            .toList();
    assertEquals(List.of("tensorflow1", "tensorflow"), names);
  }
}
