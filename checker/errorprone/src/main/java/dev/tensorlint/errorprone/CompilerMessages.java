// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticType;
import com.sun.tools.javac.util.Log;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.HashSet;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.Set;
import javax.tools.JavaFileObject;

/**
 * Tells the user what concerns the run and not the code, once each, as warnings and notes of the
 * compiler. Nothing here breaks a compilation but with {@code -Werror}.
 */
final class CompilerMessages {

  /** The compiler's own text for messages that come from elsewhere. */
  private static final String KEY = "proc.messager";

  private final Log log;
  private final JCDiagnostic.Factory factory;
  private final Set<Diagnostic> told = new HashSet<>();

  CompilerMessages(Context context) {
    this.log = Log.instance(context);
    this.factory = JCDiagnostic.Factory.instance(context);
  }

  /**
   * Tells a diagnostic.
   *
   * @param files where the compiler can show its line
   */
  void tell(Diagnostic diagnostic, Map<JCCompilationUnit, SourceFile> files) {
    if (!told.add(diagnostic)) {
      return;
    }
    Optional<Entry<JCCompilationUnit, SourceFile>> file =
        files.entrySet().stream()
            .filter(each -> each.getValue().path().equals(diagnostic.path()))
            .findFirst();
    if (file.isPresent() && diagnostic.line() > 0) {
      tellInFile(diagnostic, file.get().getKey(), file.get().getValue());
    } else {
      log.report(
          factory.create(type(diagnostic), null, null, KEY, "TensorLint: " + diagnostic.oneLine()));
    }
  }

  private void tellInFile(Diagnostic diagnostic, JCCompilationUnit unit, SourceFile file) {
    int line = Math.min(diagnostic.line(), file.lines().lineCount());
    int offset = file.lines().offsetOf(line, Math.max(1, diagnostic.column()));
    JavaFileObject before = log.useSource(unit.getSourceFile());
    try {
      log.report(
          factory.create(
              type(diagnostic),
              log.currentSource(),
              new SpanPosition(new Span(offset, offset)),
              KEY,
              "TensorLint: " + diagnostic.message()));
    } finally {
      log.useSource(before);
    }
  }

  private static DiagnosticType type(Diagnostic diagnostic) {
    return diagnostic.severity() == Severity.NOTE ? DiagnosticType.NOTE : DiagnosticType.WARNING;
  }
}
