// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Units that have nothing to do with a text that matters are not translated. */
class RelevantUnitsTest {

  private static final List<String> TEXTS =
      List.of(
          "class Makes { Object tensor; }\n",
          "class Passes { void pass(Makes it) { it.hashCode(); } }\n",
          "class Calls { void call() { new Passes().pass(null); } }\n",
          "class Apart { int size; }\n");

  private final Path folder;

  RelevantUnitsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void whatHasToDoWithATextThatMattersIsTranslated() throws IOException {
    assertEquals(
        List.of("Calls.java", "Makes.java", "Passes.java"),
        translated(text -> text.contains("tensor")));
  }

  @Test
  void nothingIsTranslatedIfNoTextMatters() throws IOException {
    assertEquals(List.of(), translated(text -> false));
  }

  @Test
  void everythingIsTranslatedIfAllTextsMatter() throws IOException {
    assertEquals(4, translated(text -> true).size());
  }

  private List<String> translated(Predicate<String> mayConcern) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String text : TEXTS) {
      sources.add(Files.writeString(folder.resolve(text.split(" ")[1] + ".java"), text));
    }
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
      return new ProgramTranslator(
              ((BasicJavacTask) task).getContext(),
              file -> String.valueOf(Path.of(file.getName()).getFileName()))
          .translate(units, mayConcern).program().units().stream()
              .map(unit -> unit.file().path())
              .toList();
    }
  }
}
