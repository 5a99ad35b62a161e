// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A unit that breaks the translation costs that unit alone. */
class FailureIsolationTest {

  private final Path folder;

  FailureIsolationTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void aBrokenTreeIsOneDiagnosticAndTheOthersGoOn() throws IOException {
    Translation translation =
        translate(
            units -> {
              for (JCTree member : ((JCClassDecl) units.get(0).defs.head).defs) {
                if (member instanceof JCMethodDecl method && method.name.contentEquals("m")) {
                  method.body.stats.head = null;
                }
              }
            });
    assertEquals(1, translation.program().units().size());
    assertEquals("B.java", translation.program().units().get(0).file().path());
    Diagnostic diagnostic = translation.diagnostics().get(0);
    assertEquals(1, translation.diagnostics().size());
    assertEquals("A.java", diagnostic.path());
    assertEquals(Severity.WARNING, diagnostic.severity());
    assertTrue(
        diagnostic.message().startsWith("is not translated: it failed ("), diagnostic::message);
    assertTrue(diagnostic.message().contains("NullPointerException"), diagnostic::message);
  }

  @Test
  void aFileThatIsGoneIsOneDiagnosticAndTheOthersGoOn() throws IOException {
    Translation translation =
        translate(units -> units.get(0).sourcefile = new GoneFile(units.get(0).sourcefile));
    assertEquals(1, translation.program().units().size());
    assertTrue(
        translation.diagnostics().get(0).oneLine().startsWith("Gone.java: cannot be read again"),
        translation.diagnostics()::toString);
  }

  private static final class GoneFile extends ForwardingJavaFileObject<JavaFileObject> {
    GoneFile(JavaFileObject file) {
      super(file);
    }

    @Override
    public String getName() {
      return "Gone.java";
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
      throw new IOException("gone");
    }
  }

  /** Breaks something in attributed units. */
  private interface Sabotage {
    void on(List<JCCompilationUnit> units);
  }

  private Translation translate(Sabotage sabotage) throws IOException {
    List<Path> sources =
        List.of(
            Files.writeString(folder.resolve("A.java"), "class A { void m() { m(); } }\n"),
            Files.writeString(folder.resolve("B.java"), "class B { void m() { m(); } }\n"));
    return JavacTranslation.of(
        sources,
        (translator, units) -> {
          sabotage.on(units);
          return translator.translate(units);
        });
  }
}
