// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.errorprone.BaseErrorProneJavaCompiler;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.scanner.ScannerSupplier;
import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.model.SummaryFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.files.FileTree;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Ten modules with 27 bugs, each in one module and with its cause in another. However the modules
 * are checked, the findings are the same: those that the comments in the sources want.
 */
final class ReactorTest {

  private static final Path REACTOR = Folders.PROJECT.resolve("maven-plugin/src/it/reactor");
  private static final int BUGS = 27;

  private static final List<String> IN_ORDER =
      List.of(
          "basics", "holders", "batches", "chains", "checks", "stores", "loops", "serve", "models",
          "app");

  /** Another order in which each module comes after those that it uses. */
  private static final List<String> OTHER_ORDER =
      List.of(
          "basics", "checks", "holders", "chains", "loops", "serve", "models", "batches", "stores",
          "app");

  private static final Pattern WANTED = Pattern.compile("// want (\\w+)");
  private static final Linter LINTER = new Linter(FileTree.DISK, new BytecodeFrontEnd());

  private final Path target;

  ReactorTest(@TempDir Path target) {
    this.target = target;
  }

  @BeforeEach
  void allModulesAreListed() throws IOException {
    try (Stream<Path> folders = Files.list(REACTOR)) {
      assertEquals(
          IN_ORDER.stream().sorted().toList(),
          folders.filter(Files::isDirectory).map(it -> name(it)).sorted().toList());
    }
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }

  /** Returns {@code File.java:line Rule} of each bug. */
  private static SortedSet<String> wanted(List<String> modules) throws IOException {
    SortedSet<String> wanted = new TreeSet<>();
    for (String module : modules) {
      for (Path file : sources(module)) {
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
          for (MatchResult each : WANTED.matcher(lines.get(i)).results().toList()) {
            wanted.add(name(file) + ":" + (i + 1) + " " + each.group(1));
          }
        }
      }
    }
    return wanted;
  }

  private static List<Path> sources(String module) throws IOException {
    try (Stream<Path> files = Files.walk(REACTOR.resolve(module))) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private Path classes(String module) {
    return target.resolve(module).resolve("target/classes");
  }

  /** The class path of a module has the classes of those before it. */
  private List<Path> classpath(List<String> before) {
    List<Path> classpath = new ArrayList<>(Compilation.classpath());
    before.forEach(module -> classpath.add(classes(module)));
    return classpath;
  }

  private LintRequest request(List<Path> paths, List<Path> classpath) {
    return LintRequest.of(paths).withClasspath(classpath).withWorkingDirectory(REACTOR);
  }

  private static List<String> shown(List<Finding> findings) {
    return findings.stream()
        .map(
            each ->
                name(Path.of(each.place().file().path()))
                    + ":"
                    + each.place().start().line()
                    + " "
                    + each.rule())
        .toList();
  }

  private void compile(String module, List<String> before) throws IOException {
    Files.createDirectories(classes(module));
    List<String> arguments = new ArrayList<>(List.of("-g", "-proc:none"));
    arguments.addAll(List.of("-d", classes(module).toString(), "-cp", text(classpath(before))));
    sources(module).forEach(each -> arguments.add(each.toString()));
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    assertEquals(0, compiler.run(null, null, null, arguments.toArray(String[]::new)));
  }

  private static String text(List<Path> classpath) {
    return classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** Writes what the goal {@code summary} writes. */
  private void summarize(String module, List<String> before) throws IOException {
    LintRequest request = request(List.of(REACTOR.resolve(module)), classpath(before));
    new SummaryFile(module, "1", LINTER.summaries(request, WorkMonitor.NONE).types())
        .write(SummaryFile.in(classes(module), module));
  }

  private List<String> lint(String module, List<String> before, boolean follows) {
    LintRequest request = request(List.of(REACTOR.resolve(module)), classpath(before));
    return shown(LINTER.lint(request.withFollowedLibraries(follows)).findings());
  }

  @Test
  void allSourcesAtOnce() throws IOException {
    SortedSet<String> wanted = wanted(IN_ORDER);
    assertEquals(BUGS, wanted.size());
    List<String> found =
        shown(LINTER.lint(request(List.of(REACTOR), classpath(List.of()))).findings());
    assertEquals(wanted, new TreeSet<>(found));
    assertEquals(BUGS, found.size(), "no finding occurs twice");
  }

  /** As the goals {@code summary} and {@code check}, the command and the editor do. */
  @Test
  void eachModuleByTheSummariesOfOthers() throws IOException {
    SortedSet<String> found = new TreeSet<>();
    for (int i = 0; i < IN_ORDER.size(); i++) {
      List<String> before = IN_ORDER.subList(0, i);
      compile(IN_ORDER.get(i), before);
      summarize(IN_ORDER.get(i), before);
      found.addAll(lint(IN_ORDER.get(i), before, false));
    }
    assertEquals(wanted(IN_ORDER), found);
    String app = "app";
    List<String> others = IN_ORDER.subList(0, IN_ORDER.indexOf(app));
    assertEquals(
        wanted(List.of(app)), new TreeSet<>(lint(app, others, true)), "one module built again");
  }

  @Test
  void theOrderOfTheBuildDoesNotShow() throws IOException {
    List<String> first = summaries(IN_ORDER);
    assertEquals(first, summaries(OTHER_ORDER));
    assertEquals(first, summaries(OTHER_ORDER), "built again");
    assertFalse(first.isEmpty());
  }

  private List<String> summaries(List<String> order) throws IOException {
    for (int i = 0; i < order.size(); i++) {
      compile(order.get(i), order.subList(0, i));
      summarize(order.get(i), order.subList(0, i));
    }
    List<String> texts = new ArrayList<>();
    for (String module : IN_ORDER) {
      Path file = SummaryFile.in(classes(module), module);
      texts.add(Files.exists(file) ? Files.readString(file) : "");
    }
    return texts;
  }

  @Test
  void eachModuleByTheClassFilesOfOthers() throws IOException {
    SortedSet<String> found = new TreeSet<>();
    for (int i = 0; i < IN_ORDER.size(); i++) {
      List<String> before = IN_ORDER.subList(0, i);
      found.addAll(lint(IN_ORDER.get(i), before, true));
      compile(IN_ORDER.get(i), before);
    }
    assertEquals(wanted(IN_ORDER), found);
  }

  @Test
  void eachModuleByTheCompiler() throws IOException {
    SortedSet<String> found = new TreeSet<>();
    for (int i = 0; i < OTHER_ORDER.size(); i++) {
      found.addAll(compileWithChecks(OTHER_ORDER.get(i), OTHER_ORDER.subList(0, i)));
    }
    assertEquals(wanted(IN_ORDER), found);
  }

  /** Compiles with all checks, which write the summary of the module. */
  private SortedSet<String> compileWithChecks(String module, List<String> before)
      throws IOException {
    Files.createDirectories(classes(module));
    List<String> options =
        List.of(
            "-XepOpt:TensorLint:SummaryOut=" + SummaryFile.in(classes(module), module),
            "-XepOpt:TensorLint:Minor=true",
            "-XepAllErrorsAsWarnings",
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-cp",
            text(classpath(before)),
            "-d",
            classes(module).toString());
    List<Class<? extends BugChecker>> checks = new ArrayList<>();
    ServiceLoader.load(BugChecker.class).stream()
        .map(provider -> provider.type().asSubclass(BugChecker.class))
        .filter(type -> type.getPackageName().startsWith("dev.tensorlint"))
        .forEach(checks::add);
    JavaCompiler compiler =
        new BaseErrorProneJavaCompiler(ScannerSupplier.fromBugCheckerClasses(checks));
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              new StringWriter(),
              files,
              messages,
              options,
              null,
              files.getJavaFileObjectsFromPaths(sources(module)));
      assertTrue(task.call(), () -> messages.getDiagnostics().toString());
    }
    Pattern check = Pattern.compile("\\[(\\w+)]");
    return messages.getDiagnostics().stream()
        .filter(each -> each.getSource() != null)
        .flatMap(
            each ->
                check
                    .matcher(each.getMessage(Locale.ROOT))
                    .results()
                    .limit(1)
                    .map(
                        rule ->
                            name(Path.of(each.getSource().getName()))
                                + ":"
                                + each.getLineNumber()
                                + " "
                                + rule.group(1)))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
