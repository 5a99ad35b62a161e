// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.model.SummaryFile;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * One module of a build is open in the editor; the class path has the classes of the others, with
 * or without the summaries that their builds write. The editor shows the bugs that cross modules.
 */
final class ReactorTest {

  private static final Path REACTOR =
      Path.of("../../maven-plugin/src/it/reactor").toAbsolutePath().normalize();

  private static final List<String> IN_ORDER =
      List.of(
          "basics", "holders", "batches", "chains", "checks", "stores", "loops", "serve", "models",
          "app");

  private static final Settings ALL_FINDINGS =
      new Settings(List.of(), List.of(), Set.of(), Set.of(), false, true, false, Trust.UNTRUSTED);

  private static final Pattern WANTED = Pattern.compile("// want (\\w+)");

  private final Path target;

  ReactorTest(@TempDir Path target) {
    this.target = target;
  }

  /** What is done with the class files of a module that has been built. */
  @FunctionalInterface
  private interface Built {
    void module(String name) throws IOException;
  }

  /** Without their code, the class files of the others tell nothing but what can be called. */
  @Test
  void eachModuleByTheSummariesOfOthers() throws IOException {
    assertAllAreShown(this::dropCode);
    List<String> others = IN_ORDER.subList(0, IN_ORDER.size() - 1);
    for (String other : others) {
      Files.deleteIfExists(SummaryFile.in(classes(other), other));
    }
    assertFalse(wanted("app").isEmpty());
    assertEquals(new TreeSet<>(), shown("app", classpath(others)));
  }

  /** Modules whose builds write no summary are followed into their class files. */
  @Test
  void eachModuleByTheClassFilesOfOthers() throws IOException {
    assertAllAreShown(module -> Files.deleteIfExists(SummaryFile.in(classes(module), module)));
  }

  private void assertAllAreShown(Built then) throws IOException {
    SortedSet<String> wanted = new TreeSet<>();
    SortedSet<String> shown = new TreeSet<>();
    for (int i = 0; i < IN_ORDER.size(); i++) {
      String module = IN_ORDER.get(i);
      List<Path> classpath = classpath(IN_ORDER.subList(0, i));
      wanted.addAll(wanted(module));
      shown.addAll(shown(module, classpath));
      build(module, classpath);
      then.module(module);
    }
    assertEquals(27, wanted.size());
    assertEquals(wanted, shown);
  }

  private void dropCode(String module) throws IOException {
    try (Stream<Path> files = Files.walk(classes(module))) {
      for (Path each : files.filter(file -> file.toString().endsWith(".class")).toList()) {
        ClassWriter written = new ClassWriter(0);
        new ClassReader(Files.readAllBytes(each)).accept(new Codeless(written), 0);
        Files.write(each, written.toByteArray());
      }
    }
  }

  /** Declares all methods of a class; whatever they do, they throw. */
  private static final class Codeless extends ClassVisitor {

    Codeless(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
      if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
        method.visitCode();
        method.visitInsn(Opcodes.ACONST_NULL);
        method.visitInsn(Opcodes.ATHROW);
        method.visitMaxs(1, 1 + Type.getArgumentsAndReturnSizes(descriptor));
      }
      method.visitEnd();
      return null;
    }
  }

  private Path classes(String module) {
    return target.resolve(module).resolve("target/classes");
  }

  private List<Path> classpath(List<String> before) {
    List<Path> classpath = new ArrayList<>(List.of(Connection.runtime()));
    before.forEach(module -> classpath.add(classes(module)));
    return classpath;
  }

  private static List<Path> sources(String module) throws IOException {
    try (Stream<Path> files = Files.walk(REACTOR.resolve(module))) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** Returns {@code File.java:line Rule} of each bug. */
  private static SortedSet<String> wanted(String module) throws IOException {
    SortedSet<String> wanted = new TreeSet<>();
    for (Path file : sources(module)) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        for (MatchResult each : WANTED.matcher(lines.get(i)).results().toList()) {
          wanted.add(file.getFileName() + ":" + (i + 1) + " " + each.group(1));
        }
      }
    }
    return wanted;
  }

  /** Opens a module, and returns what the editor shows of its files. */
  private static SortedSet<String> shown(String module, List<Path> classpath) throws IOException {
    SortedSet<String> shown = new TreeSet<>();
    try (Folder folder =
        new Folder(
            REACTOR.resolve(module),
            Path.of("target", "reactor-cache"),
            new OpenDocuments(),
            classpath,
            ALL_FINDINGS,
            RuleCatalog.all(),
            () -> false)) {
      folder.find();
      folder.readOn(percent -> {});
      for (Path file : sources(module)) {
        for (Finding each : folder.project().results().in(Uris.name(file))) {
          shown.add(file.getFileName() + ":" + each.place().start().line() + " " + each.rule());
        }
      }
    }
    return shown;
  }

  /** Compiles a module, and writes what the goal {@code summary} writes. */
  private void build(String module, List<Path> classpath) throws IOException {
    Files.createDirectories(classes(module));
    String path =
        classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    List<String> arguments = new ArrayList<>(List.of("-g", "-proc:none", "-cp", path));
    arguments.addAll(List.of("-d", classes(module).toString()));
    sources(module).forEach(each -> arguments.add(each.toString()));
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    assertEquals(0, compiler.run(null, null, null, arguments.toArray(String[]::new)));
    LintRequest request =
        LintRequest.of(List.of(REACTOR.resolve(module)))
            .withClasspath(classpath)
            .withWorkingDirectory(REACTOR);
    new SummaryFile(module, "1", new Linter().summaries(request, WorkMonitor.NONE).types())
        .write(SummaryFile.in(classes(module), module));
  }
}
