// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Units that have nothing to do with a text that matters are not translated. */
class RelevantUnitsTest {

  private static final List<String> TEXTS =
      List.of(
          "class Makes { Object tensor; }\n",
          "class Passes { void pass(Makes it) { it.hashCode(); } }\n",
          "class Calls { void call() { new Passes().pass(null); } }\n",
          "class Apart { int size; }\n");

  private final Path folder;

  RelevantUnitsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void whatHasToDoWithATextThatMattersIsTranslated() throws IOException {
    assertEquals(
        List.of("Calls.java", "Makes.java", "Passes.java"),
        translated(text -> text.contains("tensor")));
  }

  @Test
  void nothingIsTranslatedIfNoTextMatters() throws IOException {
    assertEquals(List.of(), translated(text -> false));
  }

  @Test
  void everythingIsTranslatedIfAllTextsMatter() throws IOException {
    assertEquals(4, translated(text -> true).size());
  }

  private List<String> translated(Predicate<String> mayConcern) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String text : TEXTS) {
      sources.add(Files.writeString(folder.resolve(text.split(" ")[1] + ".java"), text));
    }
    Translation translation =
        JavacTranslation.of(
            sources, (translator, units) -> translator.translate(units, mayConcern));
    return translation.program().units().stream().map(unit -> unit.file().path()).toList();
  }
}
