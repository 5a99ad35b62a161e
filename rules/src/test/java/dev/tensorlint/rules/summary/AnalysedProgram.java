// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.program.ProgramAnalysis;
import dev.tensorlint.rules.resource.Library;
import java.util.List;

/** A program of one file that was analysed: what its methods do is known. */
record AnalysedProgram(Library library, ProgramIndex index, Summaries summaries) {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  static AnalysedProgram of(String text) {
    return of("A.java", text);
  }

  static AnalysedProgram of(String path, String text) {
    Program program = JavaText.program(path, text);
    AnalysisMemory memory = new AnalysisMemory();
    new ProgramAnalysis(program, MODELS, 32, 100_000, 8, false, memory).run();
    ProgramIndex index = memory.begin(program);
    return new AnalysedProgram(new Library(MODELS, program.types()), index, new Summaries(index));
  }

  ProgramShape shape() {
    return new ProgramShape(
        library, summaries, index.fields(), new MisuseExceptions(library), false);
  }

  List<Body> bodies() {
    return index.units().get(0).procedures().stream().map(Procedure::body).toList();
  }
}
