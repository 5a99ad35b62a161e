// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tensorlint.rules.code.Golden;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.summary.ProgramText;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An analysis that goes on from a former one finds what one finds that begins anew. */
final class EditsTest {

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
  void theSameAsFromTheBeginning(String name, String before, String after) throws IOException {
    String source = Golden.read("programs/" + name + ".java");
    Program program = JavaText.program(name + ".java", source);
    Program edited = JavaText.program(name + ".java", source.replaceFirst(quoted(before), after));
    String expected = ProgramText.of(program);
    assertNotEquals(expected, ProgramText.of(edited), "the edit changes something");
    AnalysisMemory memory = new AnalysisMemory();
    assertEquals(expected, ProgramText.of(program, memory), "first");
    assertEquals(expected, ProgramText.of(program, memory), "again");
    assertEquals(0, ProgramText.analysed(program, memory), "nothing is left to be analysed");
    assertEquals(ProgramText.of(edited), ProgramText.of(edited, memory), "edited");
    assertEquals(expected, ProgramText.of(program, memory), "and back");
  }

  private static String quoted(String text) {
    return Pattern.quote(text);
  }
}
