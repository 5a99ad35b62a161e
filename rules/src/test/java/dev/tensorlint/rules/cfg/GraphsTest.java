// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.code.Golden;
import dev.tensorlint.rules.code.Shown;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.summary.ProgramText;
import dev.tensorlint.rules.work.Work;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The graphs of whole classes, with what they tell besides: loops, functions that run elsewhere,
 * code that is there to fail, and the inputs of calls. Sources and graphs lie side by side.
 */
final class GraphsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Calls",
        "Conditions",
        "Containers",
        "Exceptions",
        "Loops",
        "Rebuilding",
      })
  void graphs(String name) throws IOException {
    Program program = JavaText.program(name + ".java", Golden.read("graphs/" + name + ".java"));
    CfgBuilder builder = new CfgBuilder(ProgramText.shape(program));
    TypeDecl type = program.units().get(0).types().get(0);
    SourceFile file = program.units().get(0).file();
    StringBuilder text = new StringBuilder();
    for (MethodDecl method : type.methods()) {
      if (method.body() != null && !method.body().statements().isEmpty()) {
        text.append("== ").append(method.ref().name()).append('\n');
        Cfg cfg = builder.body(method.parameters(), method.body(), FieldFunctions.NONE, Work.unlimited());
        text.append(CfgPrinter.print(cfg)).append(besides(cfg, file));
      }
    }
    text.append("== initializers\n");
    text.append(CfgPrinter.print(builder.initializers(type.fields(), FieldFunctions.NONE, Work.unlimited())));
    Golden.check("graphs/" + name + ".txt", text.toString());
  }

  private static String besides(Cfg cfg, SourceFile file) {
    StringBuilder text = new StringBuilder();
    for (Cfg.Loop loop : cfg.loops()) {
      text.append("loop ").append(at(file, loop.span()));
      text.append(loop.isBounded() ? ", bounded" : "").append(loop.isEndless() ? ", endless" : "");
      text.append('\n');
    }
    for (Cfg.Deferred each : cfg.deferred()) {
      text.append("deferred ").append(at(file, each.lambda().span()));
      text.append(each.isKnown() ? ", known" : "");
      text.append(each.passedTo() == null ? "" : ", to " + each.passedTo().name()).append('\n');
    }
    for (int node = 0; node < cfg.size(); node++) {
      String fails =
          (cfg.isExpectedToFail(node) ? " has to fail" : "")
              + (cfg.mayBeExpectedToFail(node) ? " may have to fail" : "")
              + (cfg.isMisuseExpected(node) ? " is a misuse that is caught" : "");
      if (!fails.isEmpty() && cfg.instruction(node) instanceof Instr.Invoke call) {
        text.append("call ").append(at(file, call.span())).append(fails).append('\n');
      }
    }
    for (int node = 0; node < cfg.size(); node++) {
      text.append(details(cfg.instruction(node), file));
    }
    cfg.inputs().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(each -> text.append(inputs(each.getKey(), each.getValue(), file)));
    return text.toString();
  }

  /** What a graph has no room for. */
  private static String details(Instr instr, SourceFile file) {
    if (instr instanceof Instr.LoadElement load) {
      String turn = load.iteration() == Instr.LoadElement.NO_ITERATION ? "" : " in its round";
      return "element " + at(file, load.span()) + " is " + load.type() + turn + "\n";
    }
    if (!(instr instanceof Instr.Invoke call) || call.isImplicit()) {
      return "";
    }
    String arguments =
        call.argumentSpans().stream().map(file::textOf).collect(Collectors.joining(", "));
    return "call "
        + at(file, call.span())
        + " on "
        + call.receiverType()
        + " of ("
        + arguments
        + ") is "
        + call.type()
        + (call.name() == null ? "" : " for " + call.name())
        + "\n";
  }

  private static String inputs(Span call, Inputs inputs, SourceFile file) {
    StringBuilder text = new StringBuilder("inputs of " + at(file, call) + ":");
    inputs.roots().forEach(each -> text.append(' ').append(Shown.of(each, null)));
    for (Inputs.Loop loop : inputs.loops()) {
      text.append("\n  in the loop in line ");
      text.append(file.positionOf(loop.span().start()).line()).append(": ");
      text.append(loop.operands()).append(loop.isInEachRound() ? " in each round" : "");
      text.append(loop.goesThrough() ? " through all" : "").append(" restart ");
      text.append(loop.restart());
    }
    return text.append('\n').toString();
  }

  private static String at(SourceFile file, Span span) {
    String text = file.textOf(span);
    return file.positionOf(span.start()).line() + "`" + text.lines().findFirst().orElse("") + "`";
  }
}
