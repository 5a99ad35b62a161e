// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.google.errorprone.VisitorState;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import dev.tensorlint.errorprone.translate.ProgramTranslator;
import dev.tensorlint.errorprone.translate.Translation;
import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.RulePages;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The one analysis of a run of javac, shared by all checks through the compiler's context. It is
 * made when the first check meets the first unit. A unit that was not there then, as no compile
 * policy that Error Prone accepts should have it, makes a new analysis of all that is there now.
 */
final class WholeProgram {

  private static final String SHOWING_TESTS =
      "-XepOpt:TensorLint:Tests=true shows what tests never release";
  private static final String SHOWING_MINOR = "-XepOpt:TensorLint:Minor=true shows them";

  private static final Context.Key<WholeProgram> KEY = new Context.Key<>();

  private final Context context;
  private final CheckOptions options;
  private final CompilerMessages messages;
  private final AttributedUnits units;
  private final ClaimedText claims = new ClaimedText();
  private final Set<JCCompilationUnit> seen = new HashSet<>();
  private Map<JCCompilationUnit, SourceFile> files = Map.of();
  private List<Finding> findings = List.of();
  private @Nullable ProgramAnalyzer engine;

  private WholeProgram(Context context, CheckOptions options) {
    this.context = context;
    this.options = options;
    this.messages = new CompilerMessages(context);
    this.units = new AttributedUnits(context);
  }

  static WholeProgram of(VisitorState state) {
    WholeProgram known = state.context.get(KEY);
    if (known != null) {
      return known;
    }
    CheckOptions options = CheckOptions.of(state.errorProneOptions().getFlags().getFlagsMap());
    WholeProgram made = new WholeProgram(state.context, options);
    state.context.put(KEY, made);
    return made;
  }

  /** Where the pages of the rules are. */
  RulePages rulePages() {
    return options.rulePages();
  }

  /** What the fixes of all checks change. */
  ClaimedText claims() {
    return claims;
  }

  /** Returns a rule's findings in a unit; empty where the analysis failed, which is reported. */
  List<Finding> findings(String rule, JCCompilationUnit unit, EngineFactory factory) {
    if (!seen.contains(unit)) {
      renew(unit, factory);
    }
    SourceFile file = files.get(unit);
    return file == null ? List.of() : findings(rule, file.path());
  }

  private List<Finding> findings(String rule, String path) {
    return findings.stream()
        .filter(finding -> finding.rule().equals(rule))
        .filter(finding -> finding.place().file().path().equals(path))
        .toList();
  }

  private void renew(JCCompilationUnit unit, EngineFactory factory) {
    List<JCCompilationUnit> present = units.all();
    seen.addAll(present);
    seen.add(unit);
    try {
      analyze(present, factory);
    } catch (RuntimeException
        | StackOverflowError
        | OutOfMemoryError
        | AssertionError
        | LinkageError e) {
      findings = List.of();
      Fault fault = Fault.of(e);
      tell(
          Diagnostic.error(
              null, "nothing is analysed: the program " + fault.what() + "; " + fault.cure()));
    }
  }

  private void analyze(List<JCCompilationUnit> present, EngineFactory factory) {
    if (engine == null) {
      engine = factory.engine(context, options, this::tell);
    }
    Translation translation =
        new ProgramTranslator(context, file -> file.getName())
            .translate(present, engine::mayConcern);
    files = translation.files();
    AnalysisResult result = engine.analyze(translation.program());
    findings = result.findings();
    List<Diagnostic> diagnostics = new ArrayList<>(options.diagnostics());
    diagnostics.addAll(translation.diagnostics());
    diagnostics.addAll(result.diagnostics());
    LeftOut leftOut = result.leftOut();
    if (leftOut.inTests() > 0) {
      diagnostics.add(
          leftOut(
              leftOut.inTests(), "finding in test code", "findings in test code", SHOWING_TESTS));
    }
    if (leftOut.minor() > 0) {
      diagnostics.add(leftOut(leftOut.minor(), "minor finding", "minor findings", SHOWING_MINOR));
    }
    diagnostics.stream().sorted(Diagnostic.ORDER).forEach(this::tell);
  }

  /** What is left out is never silent. */
  private static Diagnostic leftOut(int count, String one, String many, String showing) {
    String message = count + " " + (count == 1 ? one : many) + " left out: " + showing;
    return new Diagnostic(Severity.NOTE, null, 0, 0, message);
  }

  private void tell(Diagnostic diagnostic) {
    messages.tell(diagnostic, files);
  }
}
