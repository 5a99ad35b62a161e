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
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
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
 * @param testClasses names of the other classes that have test methods of JUnit, sorted
 * @param notRun test methods with parameters, which only JUnit itself can run, sorted
 */
public record ProgramClasses(
    List<Path> classpath, List<String> mainClasses, List<String> testClasses, List<String> notRun) {

  public ProgramClasses {
    classpath = List.copyOf(classpath);
    mainClasses = List.copyOf(mainClasses);
    testClasses = List.copyOf(testClasses);
    notRun = List.copyOf(notRun);
  }

  /** Returns the classes that can be run. */
  public List<String> runnable() {
    return Stream.concat(mainClasses.stream(), testClasses.stream()).sorted().toList();
  }

  /** Returns what runs a class: itself, or for a class of tests what runs those, with its name. */
  List<String> command(String name) {
    return testClasses.contains(name) ? List.of(TestMethods.class.getName(), name) : List.of(name);
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
      List<TypeElement> types = topLevel(task.analyze());
      task.generate();
      if (messages.toString().contains(": error: ")) {
        throw new IOException("the program does not compile:\n" + messages.toString().strip());
      }
      List<Path> classpath = new ArrayList<>(List.of(folder));
      classpath.addAll(libraries);
      return new ProgramClasses(
          classpath,
          names(types, ProgramClasses::hasMain),
          names(types, type -> !hasMain(type) && !tests(type).isEmpty()),
          notRun(types));
    }
  }

  static String joined(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static List<TypeElement> topLevel(Iterable<? extends Element> analyzed) {
    List<Element> elements = new ArrayList<>();
    analyzed.forEach(elements::add);
    return ElementFilter.typesIn(elements).stream()
        .filter(type -> type.getNestingKind() == NestingKind.TOP_LEVEL)
        .toList();
  }

  private static List<String> names(List<TypeElement> types, Predicate<TypeElement> condition) {
    return types.stream().filter(condition).map(ProgramClasses::name).sorted().toList();
  }

  private static String name(TypeElement type) {
    return type.getQualifiedName().toString();
  }

  private static List<String> notRun(List<TypeElement> types) {
    return types.stream()
        .filter(type -> !hasMain(type))
        .flatMap(
            type ->
                tests(type).stream()
                    .filter(test -> !test.getParameters().isEmpty())
                    .map(test -> name(type) + "." + test.getSimpleName()))
        .sorted()
        .toList();
  }

  private static List<ExecutableElement> tests(TypeElement type) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> method.getAnnotationMirrors().stream().anyMatch(ProgramClasses::isOfTest))
        .toList();
  }

  /** Those of tests that JUnit runs several times are annotations of its own with such names. */
  private static boolean isOfTest(AnnotationMirror annotation) {
    return annotation.getAnnotationType().toString().matches("org\\.junit\\..*\\b\\w*Test");
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
