// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.summary.ProgramText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A program of several files that changes, and what is remembered of its former versions. */
final class EditedProgram {

  private final Map<String, String> files = new LinkedHashMap<>();
  private final AnalysisMemory memory = new AnalysisMemory();
  private List<CompilationUnit> known = List.of();

  EditedProgram with(String path, String text) {
    files.put(path, text);
    return this;
  }

  AnalysisMemory memory() {
    return memory;
  }

  void edit(String before, String after) {
    files.replaceAll((path, text) -> text.replace(before, after));
  }

  /** Returns the program as it is now. A file that has not changed is the same object as before. */
  Program now() {
    Program read = JavaText.program(files);
    List<CompilationUnit> units = new ArrayList<>();
    for (CompilationUnit unit : read.units()) {
      units.add(
          known.stream()
              .filter(each -> each.file().path().equals(unit.file().path()))
              .filter(each -> each.file().text().equals(unit.file().text()))
              .findFirst()
              .orElse(unit));
    }
    known = List.copyOf(units);
    return new Program(units, read.types());
  }

  /**
   * Analyses it, and checks that all is found that an analysis from the beginning finds.
   *
   * @return how many groups of methods were analysed
   */
  int analysed() {
    Program program = now();
    int analysed = ProgramText.analysed(program, memory);
    assertEquals(ProgramText.of(program), ProgramText.of(program, memory));
    return analysed;
  }
}
