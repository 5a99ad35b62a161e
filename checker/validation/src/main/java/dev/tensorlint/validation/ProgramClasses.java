// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A program as classes.
 *
 * @param classpath where its classes and all that they use are
 * @param mainClasses names of the classes that have a {@code main}, sorted
 * @param testClasses names of the other classes that have tests of JUnit 5 or later, sorted
 * @param vintageClasses names of those that have tests of JUnit 4, sorted
 */
public record ProgramClasses(
    List<Path> classpath,
    List<String> mainClasses,
    List<String> testClasses,
    List<String> vintageClasses) {

  /** What runs tests can be loaded by a program that has JUnit, and not here. */
  private static final String HERE = ProgramClasses.class.getPackageName();

  private static final Pattern PLATFORM_TEST =
      Pattern.compile("org\\.junit\\.jupiter\\..*\\b(\\w*Test|TestFactory|TestTemplate)");

  private static final Pattern VINTAGE_TEST = Pattern.compile("org\\.junit\\.Test");

  public ProgramClasses {
    classpath = List.copyOf(classpath);
    mainClasses = List.copyOf(mainClasses);
    testClasses = List.copyOf(testClasses);
    vintageClasses = List.copyOf(vintageClasses);
  }

  /** Returns the classes that can be run. */
  public List<String> runnable() {
    return Stream.of(mainClasses, testClasses, vintageClasses)
        .flatMap(List::stream)
        .sorted()
        .toList();
  }

  /** Returns whether a class, by its binary name, is one of the program's own. */
  public boolean has(String name) {
    return Files.exists(classpath.get(0).resolve(name.replace('.', '/') + ".class"));
  }

  /** Returns what runs a class: itself, or for a class of tests what runs those, with its name. */
  List<String> command(String name) {
    if (testClasses.contains(name)) {
      return List.of(HERE + ".PlatformTests", name);
    }
    return vintageClasses.contains(name) ? List.of(HERE + ".VintageTests", name) : List.of(name);
  }

  /**
   * Returns the class path on which a class runs, with what the tests in it need besides.
   *
   * @throws IOException if something that they need is not there
   */
  List<Path> classpathFor(String name) throws IOException {
    if (!testClasses.contains(name)) {
      return classpath;
    }
    List<Path> all = new ArrayList<>(classpath);
    all.addAll(TestPlatform.missing(classpath));
    return all;
  }

  /**
   * Compiles a program.
   *
   * @param sources with their texts, whatever their encoding
   * @param libraries what its sources use
   * @param folder where the class files go
   * @throws IOException if it does not compile; the message is the compiler's
   */
  public static ProgramClasses compile(
      List<ProgramSource> sources, List<Path> libraries, Path folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IOException("this Java has no compiler: use a JDK");
    }
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("-d", folder.toString(), "-cp", joined(libraries), "-g", "-proc:none", "-nowarn");
      JavacTask task = (JavacTask) compiler.getTask(messages, files, null, options, null, sources);
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
          names(types, type -> !hasMain(type) && hasTests(type, PLATFORM_TEST)),
          names(types, type -> !hasMain(type) && hasTests(type, VINTAGE_TEST)));
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

  /** Those that JUnit runs several times are annotations of its own with such names. */
  private static boolean hasTests(TypeElement type, Pattern annotation) {
    return !type.getModifiers().contains(Modifier.ABSTRACT) && declaresTests(type, annotation);
  }

  /** Tests can be inherited, and can be in classes within. */
  private static boolean declaresTests(TypeElement type, Pattern annotation) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .flatMap(method -> method.getAnnotationMirrors().stream())
            .anyMatch(found -> annotation.matcher(found.getAnnotationType().toString()).matches())
        || ElementFilter.typesIn(type.getEnclosedElements()).stream()
            .anyMatch(nested -> declaresTests(nested, annotation))
        || supertypes(type).anyMatch(supertype -> declaresTests(supertype, annotation));
  }

  private static Stream<TypeElement> supertypes(TypeElement type) {
    return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
        .filter(DeclaredType.class::isInstance)
        .map(supertype -> (TypeElement) ((DeclaredType) supertype).asElement());
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
