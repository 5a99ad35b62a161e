// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A program as classes.
 *
 * @param classpath where its classes and all that they use are
 * @param mainClasses names of the classes that have a {@code main}, sorted
 */
public record ProgramClasses(List<Path> classpath, List<String> mainClasses) {

  public ProgramClasses {
    classpath = List.copyOf(classpath);
    mainClasses = List.copyOf(mainClasses);
  }

  /**
   * Compiles a program.
   *
   * @param libraries what its sources use
   * @param folder where the class files go
   * @throws IOException if it does not compile; the message is the compiler's
   */
  public static ProgramClasses compile(List<Path> sources, List<Path> libraries, Path folder)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IOException("this Java has no compiler: use a JDK");
    }
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("-d", folder.toString(), "-cp", joined(libraries), "-g", "-proc:none", "-nowarn");
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources));
      List<String> mains = mainsOf(task.analyze());
      task.generate();
      if (messages.toString().contains(": error: ")) {
        throw new IOException("the program does not compile:\n" + messages.toString().strip());
      }
      List<Path> classpath = new ArrayList<>(List.of(folder));
      classpath.addAll(libraries);
      return new ProgramClasses(classpath, mains);
    }
  }

  static String joined(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static List<String> mainsOf(Iterable<? extends Element> analyzed) {
    List<Element> elements = new ArrayList<>();
    analyzed.forEach(elements::add);
    return ElementFilter.typesIn(elements).stream()
        .filter(ProgramClasses::hasMain)
        .map(type -> type.getQualifiedName().toString())
        .sorted()
        .toList();
  }

  private static boolean hasMain(TypeElement type) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .anyMatch(ProgramClasses::isMain);
  }

  private static boolean isMain(ExecutableElement method) {
    return method.getSimpleName().contentEquals("main")
        && method.getModifiers().containsAll(List.of(Modifier.PUBLIC, Modifier.STATIC))
        && method.getParameters().size() == 1
        && method.getParameters().get(0).asType().toString().equals("java.lang.String[]");
  }
}
