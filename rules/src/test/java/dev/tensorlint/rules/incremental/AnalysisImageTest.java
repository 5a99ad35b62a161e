// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.code.Golden;
import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.summary.ProgramText;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An analysis that goes on from the image of another process finds what one finds anew. */
final class AnalysisImageTest {

  private static Program program(String name, String text) {
    return JavaText.program(name + ".java", text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Callers",
        "Classes",
        "Collections",
        "Constructors",
        "Fields",
        "Lives",
        "Owned",
        "Scopes",
        "Threads"
      })
  void nothingIsAnalysedAgain(String name) throws IOException {
    Program program = program(name, Golden.read("programs/" + name + ".java"));
    AnalysisMemory memory = new AnalysisMemory();
    String expected = ProgramText.of(program, memory);

    AnalysisMemory other = AnalysisMemory.of(program, AnnotationEffects.NONE, memory.image(), true);
    assertEquals(0, ProgramText.analysed(program, other), "nothing is left to be analysed");
    assertEquals(expected, ProgramText.of(program, other));

    AnalysisMemory third = AnalysisMemory.of(program, AnnotationEffects.NONE, other.image(), true);
    assertEquals(expected, ProgramText.of(program, third), "through two processes");
  }

  @ParameterizedTest
  @CsvSource({
    "Callers, return Tensor.zeros(1).keep();, return null;",
    "Classes, a = Tensor.ones(1);, a = null;",
    "Collections, each.close();, each.item();",
    "Constructors, a.close();, a.item();",
    "Fields, b.close();, b.item();",
    "Lives, t.close();, t.item();",
    "Owned, made.close();, made.isReady();",
    "Owned, if (isOwner), if (model != null)",
    "Owned, model = loaded;, model = null;",
    "Scopes, Tensor t = Tensor.zeros(1);, Tensor t = null;",
    "Threads, Tensor y = f.join();, Tensor y = null;",
  })
  void theSameAfterAnEdit(String name, String before, String after) throws IOException {
    String source = Golden.read("programs/" + name + ".java");
    Program program = program(name, source);
    Program edited = program(name, source.replaceFirst(Pattern.quote(before), after));
    AnalysisMemory memory = new AnalysisMemory();
    ProgramText.of(program, memory);

    AnalysisMemory other = AnalysisMemory.of(program, AnnotationEffects.NONE, memory.image(), true);
    program.units().get(0).file().becomes(edited.units().get(0).file());
    assertEquals(ProgramText.of(edited), ProgramText.of(edited, other), "edited");

    AnalysisMemory third = AnalysisMemory.of(edited, AnnotationEffects.NONE, other.image(), true);
    assertEquals(ProgramText.of(edited), ProgramText.of(edited, third), "kept after the edit");
  }

  private static final String MAKER =
      """
      import dev.tensorlint.runtime.Tensor;
      final class Maker {
        static Tensor held = Tensor.zeros(1).keep();
      }
      """;

  private static final String USER =
      """
      import dev.tensorlint.runtime.Tensor;
      final class User {
        void use() {
          Maker.held.close();
          Maker.held.item();
        }
      }
      """;

  @Test
  void aFileWithoutCodeKeepsItsBytes() throws IOException {
    Program program = program("Shape", "interface Shape { int rank(); }");
    AnalysisMemory memory = new AnalysisMemory();
    ProgramText.of(program, memory);
    AnalysisImage before = memory.image();
    AnalysisMemory other = AnalysisMemory.of(program, AnnotationEffects.NONE, before, true);
    ProgramText.of(program, other);
    assertSame(before.units().get(0).bytes(), other.image().units().get(0).bytes());
  }

  @Test
  void whatMentionsPlacesBeforeAnEditKeepsItsBytes() throws IOException {
    assertTrue(keepsBytes(MAKER + "// Below.\n"));
  }

  @Test
  void whatMentionsPlacesBehindAnEditIsWrittenAnew() throws IOException {
    assertFalse(keepsBytes("// Above.\n" + MAKER));
  }

  /** Returns whether the bytes of the caller stay, when the file that it calls changes. */
  private static boolean keepsBytes(String edited) throws IOException {
    Program first = withUser(MAKER);
    Program second = withUser(edited);
    AnalysisMemory memory = new AnalysisMemory();
    ProgramText.of(first, memory);
    AnalysisImage before = memory.image();
    AnalysisMemory other = AnalysisMemory.of(first, AnnotationEffects.NONE, before, true);
    first.units().get(0).file().becomes(second.units().get(0).file());
    Program mixed =
        new Program(List.of(second.units().get(0), first.units().get(1)), second.types());
    String expected = ProgramText.of(mixed);
    assertEquals(expected, ProgramText.of(mixed, other), "edited");

    AnalysisImage after = other.image();
    AnalysisMemory third = AnalysisMemory.of(mixed, AnnotationEffects.NONE, after, true);
    assertEquals(expected, ProgramText.of(mixed, third), "kept after the edit");
    return before.units().get(1).bytes() == after.units().get(1).bytes();
  }

  private static Program withUser(String maker) {
    return JavaText.program(new TreeMap<>(Map.of("Maker.java", maker, "User.java", USER)));
  }

  @Test
  void anImageOfAnotherProgramIsRefused() throws IOException {
    Program program = program("Callers", Golden.read("programs/Callers.java"));
    AnalysisMemory memory = new AnalysisMemory();
    ProgramText.of(program, memory);
    AnalysisImage image = memory.image();
    Program other = program("Fields", Golden.read("programs/Fields.java"));
    assertThrows(
        IOException.class, () -> AnalysisMemory.of(other, AnnotationEffects.NONE, image, true));
  }

  @Test
  void allResultsHaveAForm() throws IOException {
    Program program = program("Owned", Golden.read("programs/Owned.java"));
    AnalysisMemory memory = new AnalysisMemory();
    ProgramText.of(program, memory);
    assertTrue(memory.image().units().stream().allMatch(unit -> unit.bytes().length > 0));
  }
}
