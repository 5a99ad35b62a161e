// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Measures the structure of the sources. It parses each {@code src/main/java} file with the
 * compiler of the running JDK and resolves no types: a file refers to another when its code (not
 * its Javadoc) names a type of it, by an import or from the same package. Names that a nested type
 * or a type variable of the file declares refer to nothing else.
 */
final class Measure {

  /** Packages of the rules module that are not the engine: what it reads, and what reads it. */
  private static final Set<String> BESIDE_ENGINE =
      Set.of(
          "",
          "config",
          "coverage",
          "finding",
          "fix",
          "ir",
          "model",
          "rule",
          "rule.catalog",
          "source",
          "suppression",
          "work",
          "yaml");

  private static final String RULES = "dev.tensorlint.rules";
  private static final int LARGE_CYCLE = 10;

  private static final Set<String> OPERAND_VOCABULARIES =
      Set.of("ArgumentEffect", "ParameterEffect", "FieldEffect", "OperandEffect");

  private static final Set<String> RESULT_VOCABULARIES = Set.of("ResultEffect", "MethodResult");

  private final Git git;
  private final boolean showsCycles;

  private Measure(Git git, boolean showsCycles) {
    this.git = git;
    this.showsCycles = showsCycles;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> options = List.of(arguments).subList(1, arguments.length);
    Git git = new Git(Path.of(arguments[0]));
    boolean showsCycles = options.equals(List.of("--cycles"));
    if (options.size() == 2 && options.get(0).equals("--commit")) {
      new FactCost(git).print(options.get(1));
    } else if (options.isEmpty() || showsCycles) {
      new Measure(git, showsCycles).run();
      new FactCost(git).printMedian();
    } else {
      System.err.println("usage: .ci/measure [--cycles | --commit COMMIT]");
      System.exit(2);
    }
  }

  private void run() throws IOException, InterruptedException {
    List<Source> sources = parse(files());
    References references = new References(sources);
    printPackages(sources, references);
    List<Source> rules = sources.stream().filter(one -> one.isIn(RULES)).toList();
    List<Source> engine = rules.stream().filter(Measure::isEngine).toList();
    printCounts(sources, engine, references);
  }

  private List<Path> files() throws IOException, InterruptedException {
    return git.lines("ls-files", "--cached", "--others", "--exclude-standard", "*/src/main/java/*.java")
        .filter(path -> !path.contains("/src/it/"))
        .map(git.root()::resolve)
        .filter(Files::exists)
        .toList();
  }

  private static List<Source> parse(List<Path> files) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      Iterable<? extends JavaFileObject> units = manager.getJavaFileObjectsFromPaths(files);
      JavacTask task =
          (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null, units);
      List<Source> sources = new ArrayList<>();
      for (CompilationUnitTree unit : task.parse()) {
        sources.add(Reader.source(unit));
      }
      return sources;
    }
  }

  private static boolean isEngine(Source source) {
    String inside = source.folder().substring(RULES.length());
    return !BESIDE_ENGINE.contains(inside.startsWith(".") ? inside.substring(1) : inside);
  }

  private void printPackages(List<Source> sources, References references) {
    Map<String, List<Source>> byPackage =
        sources.stream()
            .collect(Collectors.groupingBy(Source::folder, TreeMap::new, Collectors.toList()));
    System.out.println("| package | files | lines | longest file | largest cycle (files) |");
    System.out.println("|---|---:|---:|---:|---:|");
    byPackage.forEach(
        (name, own) ->
            System.out.printf(
                "| %s | %d | %d | %d | %d |%n",
                name,
                own.size(),
                lines(own),
                own.stream().mapToInt(Source::lines).max().orElse(0),
                largest(references.cycles(own))));
    System.out.printf("| all | %d | %d | | |%n%n", sources.size(), lines(sources));
    if (showsCycles) {
      byPackage.forEach((name, own) -> printCycles(name, references.cycles(own)));
    }
  }

  private static void printCycles(String title, List<Set<String>> cycles) {
    for (Set<String> cycle : cycles) {
      if (cycle.size() > LARGE_CYCLE) {
        System.out.printf("%s, %d files: %s%n%n", title, cycle.size(), String.join(", ", cycle));
      }
    }
  }

  private void printCounts(List<Source> all, List<Source> engine, References references) {
    Map<String, Set<String>> packages = references.betweenPackages();
    List<Set<String>> circles = Cycles.of(packages);
    System.out.println("| count | value |");
    System.out.println("|---|---:|");
    row("lines of the engine (from cfg up to summaries and the program)", lines(engine));
    row("lines of the engine and of model", lines(engine) + lines(in(all, RULES + ".model")));
    row("largest package of the engine, lines", largestPackage(engine));
    row("largest cycle over the engine (files)", largest(references.cycles(engine)));
    row("largest cycle of packages that import each other", largest(circles));
    row("operand vocabularies", vocabularies(all, OPERAND_VOCABULARIES));
    row("result vocabularies", vocabularies(all, RESULT_VOCABULARIES));
    row("classes that ask \"model or body?\"", engine.stream().filter(Source::asks).count());
    row("of these, read a summary's origin", engine.stream().filter(Source::readsOrigin).count());
    row("of these, look up other than by `CallSummaries.of`", others(engine));
    row("`instanceof Instr` in the engine", sum(engine, Source::instrTests));
    row("orders by `toString` in the engine", sum(engine, Source::textOrders));
    row("regular expressions in the engine", sum(engine, Source::regexes));
    row("hand-written `equals`", sum(all, Source::equalsMethods));
    System.out.println();
    for (Set<String> circle : circles) {
      System.out.printf("packages in a circle: %s%n%n", String.join(", ", circle));
      if (showsCycles) {
        references.examples(circle).forEach(System.out::println);
        System.out.println();
      }
    }
    if (showsCycles) {
      printCycles("engine", references.cycles(engine));
      System.out.printf(
          "ask \"model or body?\": %s%n%n",
          engine.stream().filter(Source::asks).map(Source::name).sorted().toList());
    }
  }

  private static long others(List<Source> engine) {
    return engine.stream().filter(Source::looksUpOtherwise).count();
  }

  private static void row(String name, long value) {
    System.out.printf("| %s | %d |%n", name, value);
  }

  private static List<Source> in(List<Source> sources, String folder) {
    return sources.stream().filter(one -> one.folder().equals(folder)).toList();
  }

  private static int lines(Collection<Source> sources) {
    return sources.stream().mapToInt(Source::lines).sum();
  }

  private static int largestPackage(List<Source> engine) {
    return engine.stream()
        .collect(Collectors.groupingBy(Source::folder, Collectors.summingInt(Source::lines)))
        .values()
        .stream()
        .max(Comparator.naturalOrder())
        .orElse(0);
  }

  private static int largest(List<Set<String>> cycles) {
    return cycles.stream().mapToInt(Set::size).max().orElse(0);
  }

  private static long vocabularies(List<Source> sources, Set<String> names) {
    return sources.stream().filter(one -> one.isIn(RULES) && names.contains(one.name())).count();
  }

  private static long sum(List<Source> sources, java.util.function.ToIntFunction<Source> each) {
    return sources.stream().mapToInt(each).sum();
  }
}
