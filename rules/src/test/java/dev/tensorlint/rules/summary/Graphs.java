// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.CfgBuilder;
import dev.tensorlint.rules.cfg.FieldFunctions;
import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.fact.collect.MethodAnalysis;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.typestate.Callees;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.work.Work;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Graphs and summaries of methods as the analysis of a program makes them. */
public final class Graphs {

  private Graphs() {}

  public static Cfg of(Program program, MethodDecl method) {
    Library library = new Library(new ToyModels(), program.types());
    Summaries summaries = new Summaries(new ProgramIndex(program));
    return graph(library, summaries, method);
  }

  private static Cfg graph(Library library, Summaries summaries, MethodDecl method) {
    return new CfgBuilder(
            new ProgramShape(library, summaries, Map.of(), new MisuseExceptions(library), false))
        .body(method.parameters(), Objects.requireNonNull(method.body()), FieldFunctions.NONE, Work.unlimited());
  }

  /** Returns what is known of all methods of the first class but the first of them. */
  public static Callees callees(Program program) {
    Library library = new Library(new ToyModels(), program.types());
    ProgramIndex index = new ProgramIndex(program);
    Summaries summaries = new Summaries(index);
    TypeDecl type = program.units().get(0).types().get(0);
    List<MethodDecl> helpers = type.methods().subList(1, type.methods().size());
    for (MethodDecl helper : helpers) {
      MethodContext context =
          new MethodContext(
              program.units().get(0).file(),
              helper.ref().name(),
              graph(library, summaries, helper),
              helper.parameters(),
              index.fields(),
              Map.of(),
              Map.of(),
              library,
              summaries);
      summaries.put(helper, MethodAnalysis.of(context, 32).effects());
    }
    return summaries;
  }
}
