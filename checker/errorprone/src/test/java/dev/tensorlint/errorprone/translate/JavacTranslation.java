// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Attributes files by the compiler of the running JDK, and translates what it gives. */
final class JavacTranslation {

  private JavacTranslation() {}

  /** Files are shown by their names. */
  static Translation of(
      List<Path> sources,
      BiFunction<ProgramTranslator, List<JCCompilationUnit>, Translation> translate)
      throws IOException {
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources));
      List<JCCompilationUnit> units = new ArrayList<>();
      for (CompilationUnitTree unit : task.parse()) {
        units.add((JCCompilationUnit) unit);
      }
      task.analyze();
      ProgramTranslator translator =
          new ProgramTranslator(
              ((BasicJavacTask) task).getContext(),
              file -> String.valueOf(Path.of(file.getName()).getFileName()));
      return translate.apply(translator, units);
    }
  }
}
