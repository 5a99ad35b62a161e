// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
  private static final String RULES_FOLDER = "rules/src/main/java/dev/tensorlint/rules/";
  private static final int LARGE_CYCLE = 10;

  /** Methods of a summary that return where it comes from. */
  private static final Set<String> ORIGIN_METHODS = Set.of("isModel", "isBody");

  /** Look-ups of a summary other than {@code CallSummaries.of}: by model or by body alone. */
  private static final Pattern OTHER_LOOK_UP =
      Pattern.compile(
          "(.*\\.)?(library|libraries)(\\(\\))?\\.effect"
              + "|(.*\\.)?callees(\\(\\))?\\.(effects|areOwn)"
              + "|(.*\\.)?summaries(\\(\\))?\\.(effects|glance)"
              + "|(.*\\.)?(known|calls|summaries)(\\(\\))?\\.(declared|isOwn)");

  private static final Set<String> OPERAND_VOCABULARIES =
      Set.of("ArgumentEffect", "ParameterEffect", "FieldEffect", "FailureEffects", "OperandEffect");

  private static final Set<String> RESULT_VOCABULARIES = Set.of("ResultEffect", "MethodResult");

  private static final Set<String> ORDERS =
      Set.of("comparing", "thenComparing", "compareTo", "compare");

  private static final Set<String> REGEX_METHODS =
      Set.of("matches", "replaceAll", "replaceFirst", "split");

  private final Path root;
  private final boolean showsCycles;

  private Measure(Path root, boolean showsCycles) {
    this.root = root;
    this.showsCycles = showsCycles;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> options = List.of(arguments).subList(1, arguments.length);
    Measure measure = new Measure(Path.of(arguments[0]), options.equals(List.of("--cycles")));
    if (options.size() == 2 && options.get(0).equals("--commit")) {
      measure.printEngineFiles(options.get(1));
    } else if (options.isEmpty() || measure.showsCycles) {
      measure.run();
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
    printFacts();
  }

  // --- Sources --------------------------------------------------------------------------------

  private List<Path> files() throws IOException, InterruptedException {
    return git("ls-files", "--cached", "--others", "--exclude-standard", "*/src/main/java/*.java")
        .filter(path -> !path.contains("/src/it/"))
        .map(root::resolve)
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
        sources.add(Source.of(unit));
      }
      return sources;
    }
  }

  private static boolean isEngine(Source source) {
    String inside = source.folder().substring(RULES.length());
    return !BESIDE_ENGINE.contains(inside.startsWith(".") ? inside.substring(1) : inside);
  }

  // --- Tables ---------------------------------------------------------------------------------

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

  // --- Engine files per fact --------------------------------------------------------------------

  private static final Pattern NEW_FACT = Pattern.compile("\\+\\s*(public )?record [A-Z].*");

  private void printFacts() throws IOException, InterruptedException {
    System.out.println("| commit that adds a rule with a new fact | engine files |");
    System.out.println("|---|---:|");
    List<Integer> counts = new ArrayList<>();
    String catalog = RULES_FOLDER + "rule/catalog/*.java";
    for (String commit :
        git("log", "--no-merges", "--diff-filter=A", "--format=%h", "--", catalog).toList()) {
      Optional<Integer> count = engineFilesOfFact(commit);
      if (count.isPresent()) {
        counts.add(count.get());
        String title = git("show", "-s", "--format=%h %as %s", commit).findFirst().orElse(commit);
        row(title, count.get());
      }
    }
    System.out.printf(
        "%nmedian: %s, newest: %s%n", median(counts), counts.isEmpty() ? "-" : counts.get(0));
  }

  private void printEngineFiles(String commit) throws IOException, InterruptedException {
    List<String> files =
        changes(commit).stream().filter(Change::isOfEngine).map(Change::path).toList();
    files.forEach(System.out::println);
    System.out.printf("%d engine files%n", files.size());
  }

  private List<Change> changes(String commit) throws IOException, InterruptedException {
    return git("show", "-M", "--name-status", "--format=", commit, "--", RULES_FOLDER)
        .map(Change::parse)
        .toList();
  }

  /** Returns how many engine files a commit touches; empty if it adds no rule with a new fact. */
  private Optional<Integer> engineFilesOfFact(String commit)
      throws IOException, InterruptedException {
    List<Change> changes = changes(commit);
    boolean addsRule =
        changes.stream()
            .anyMatch(one -> one.isAddition() && one.isIn("rule/catalog/") && !one.isPackageInfo());
    boolean addsEngine =
        changes.stream().anyMatch(one -> one.isAddition() && one.path().endsWith("/Fact.java"));
    List<String> factFiles =
        changes.stream().map(Change::path).filter(path -> path.endsWith("Fact.java")).toList();
    if (!addsRule || addsEngine || factFiles.isEmpty() || !addsRecord(commit, factFiles)) {
      return Optional.empty();
    }
    return Optional.of((int) changes.stream().filter(Change::isOfEngine).count());
  }

  private boolean addsRecord(String commit, List<String> factFiles)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("show", "-M", "-U0", "--format=", commit, "--"));
    command.addAll(factFiles);
    return git(command.toArray(String[]::new)).anyMatch(line -> NEW_FACT.matcher(line).matches());
  }

  private record Change(char kind, String path) {
    static Change parse(String line) {
      String[] columns = line.split("\t");
      return new Change(columns[0].charAt(0), columns[columns.length - 1]);
    }

    boolean isAddition() {
      return kind == 'A';
    }

    boolean isIn(String folder) {
      return path.startsWith(RULES_FOLDER + folder);
    }

    boolean isPackageInfo() {
      return path.endsWith("/package-info.java");
    }

    /** The rule, its fixes, and how it is configured are its own; the rest is the engine. */
    boolean isOfEngine() {
      return isIn("")
          && path.endsWith(".java")
          && !isIn("rule/")
          && !isIn("fix/")
          && !isIn("config/")
          && !isPackageInfo();
    }
  }

  private static String median(List<Integer> counts) {
    if (counts.isEmpty()) {
      return "-";
    }
    List<Integer> sorted = counts.stream().sorted().toList();
    int middle = sorted.size() / 2;
    double median =
        sorted.size() % 2 == 1
            ? sorted.get(middle)
            : (sorted.get(middle - 1) + sorted.get(middle)) / 2.0;
    return String.valueOf(median);
  }

  private Stream<String> git(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "-C", root.toString()));
    command.addAll(Arrays.asList(arguments));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output;
    try (InputStream stream = process.getInputStream()) {
      output = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
    if (process.waitFor() != 0) {
      throw new IOException("git failed: " + String.join(" ", command));
    }
    return output.lines().filter(line -> !line.isBlank());
  }

  // --- One file -------------------------------------------------------------------------------

  /**
   * @param folder name of its package
   * @param name name of the file, without {@code .java}
   * @param imports imported types and star imports ({@code a.b.*}), static ones as well
   * @param named capitalised simple names and dotted names in its code
   * @param declared types and type variables that it declares below its top level
   */
  private record Source(
      String folder,
      String name,
      int lines,
      List<String> imports,
      Set<String> named,
      Set<String> declared,
      boolean readsOrigin,
      boolean looksUpOtherwise,
      int instrTests,
      int textOrders,
      int regexes,
      int equalsMethods) {

    static Source of(CompilationUnitTree unit) throws IOException {
      Path path = Path.of(unit.getSourceFile().toUri());
      Reader reader = new Reader();
      reader.scan(unit.getTypeDecls(), null);
      reader.scan(unit.getPackageAnnotations(), null);
      return new Source(
          unit.getPackageName() == null ? "" : unit.getPackageName().toString(),
          path.getFileName().toString().replaceFirst("\\.java$", ""),
          (int) Files.readString(path).lines().count(),
          unit.getImports().stream().map(Source::imported).toList(),
          reader.named,
          reader.declared,
          reader.readsOrigin(),
          reader.looksUpOtherwise,
          reader.instrTests,
          reader.textOrders,
          reader.regexes,
          reader.equalsMethods);
    }

    private static String imported(ImportTree tree) {
      return tree.getQualifiedIdentifier().toString();
    }

    String key() {
      return folder + "." + name;
    }

    /** Returns whether its code may depend on whether a model or a body describes a call. */
    boolean asks() {
      return readsOrigin || looksUpOtherwise;
    }

    boolean isIn(String parent) {
      return folder.equals(parent) || folder.startsWith(parent + ".");
    }
  }

  private static final class Reader extends TreeScanner<Void, Void> {
    private final Set<String> named = new TreeSet<>();
    private final Set<String> declared = new TreeSet<>();
    private final Set<String> originsRead = new TreeSet<>();
    private final Set<String> called = new TreeSet<>();
    private boolean declaresOrigin;
    private boolean looksUpOtherwise;
    private int depth;
    private int ordersAround;
    private int instrTests;
    private int textOrders;
    private int regexes;
    private int equalsMethods;

    /** Returns whether it reads where a summary comes from; the record itself does not count. */
    boolean readsOrigin() {
      return !declaresOrigin
          && (!originsRead.isEmpty() || called.stream().anyMatch(ORIGIN_METHODS::contains));
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      if (depth > 0) {
        declared.add(tree.getSimpleName().toString());
      }
      declaresOrigin |= depth == 0 && tree.getSimpleName().contentEquals("Summary");
      depth++;
      super.visitClass(tree, unused);
      depth--;
      return null;
    }

    @Override
    public Void visitTypeParameter(TypeParameterTree tree, Void unused) {
      declared.add(tree.getName().toString());
      return super.visitTypeParameter(tree, unused);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      name(tree.getName().toString());
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      String text = tree.toString();
      if (text.startsWith("dev.tensorlint.")) {
        named.add(text);
      }
      if (text.matches("(.*\\.)?Origin\\.(MODEL|BODY|BINARY|UNSEEN)")) {
        originsRead.add(text);
      }
      return super.visitMemberSelect(tree, unused);
    }

    @Override
    public Void visitInstanceOf(InstanceOfTree tree, Void unused) {
      if (typeOf(tree).startsWith("Instr.")) {
        instrTests++;
      }
      return super.visitInstanceOf(tree, unused);
    }

    private static String typeOf(InstanceOfTree tree) {
      Tree type = tree.getType();
      return type == null ? tree.getPattern().toString() : type.toString();
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      if (tree.getName().contentEquals("equals") && tree.getParameters().size() == 1) {
        equalsMethods++;
      }
      return super.visitMethod(tree, unused);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      String name = tree.getName().toString();
      called.add(name);
      if (ordersAround > 0 && name.equals("toString")) {
        textOrders++;
      }
      return super.visitMemberReference(tree, unused);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      String name = nameOf(tree);
      called.add(name);
      looksUpOtherwise |= OTHER_LOOK_UP.matcher(tree.getMethodSelect().toString()).matches();
      if (name.equals("toString") && ordersAround > 0) {
        textOrders++;
      }
      if (isRegex(tree, name)) {
        regexes++;
      }
      scan(tree.getMethodSelect(), unused);
      scan(tree.getTypeArguments(), unused);
      boolean isOrder = ORDERS.contains(name);
      ordersAround += isOrder ? 1 : 0;
      scan(tree.getArguments(), unused);
      ordersAround -= isOrder ? 1 : 0;
      return null;
    }

    private static boolean isRegex(MethodInvocationTree tree, String called) {
      return tree.getMethodSelect().toString().equals("Pattern.compile")
          || REGEX_METHODS.contains(called)
              && !tree.getArguments().isEmpty()
              && tree.getArguments().get(0) instanceof LiteralTree;
    }

    private static String nameOf(MethodInvocationTree tree) {
      Tree method = tree.getMethodSelect();
      return method instanceof MemberSelectTree
          ? ((MemberSelectTree) method).getIdentifier().toString()
          : method.toString();
    }

    private void name(String simple) {
      if (Character.isUpperCase(simple.charAt(0))) {
        named.add(simple);
      }
    }
  }

  // --- References -------------------------------------------------------------------------------

  private static final class References {
    private final Map<String, Source> byKey = new TreeMap<>();
    private final Map<String, Set<String>> references = new TreeMap<>();

    References(List<Source> sources) {
      sources.forEach(source -> byKey.put(source.key(), source));
      sources.forEach(source -> references.put(source.key(), of(source)));
    }

    private Set<String> of(Source source) {
      Map<String, String> imported = new HashMap<>();
      for (String each : source.imports()) {
        imported.put(each.substring(each.lastIndexOf('.') + 1), each);
      }
      Set<String> found = new TreeSet<>();
      for (String name : source.named()) {
        resolve(source, name, imported)
            .filter(key -> !key.equals(source.key()))
            .ifPresent(found::add);
      }
      source.imports().stream()
          .filter(each -> Character.isLowerCase(each.charAt(each.lastIndexOf('.') + 1)))
          .forEach(each -> file(each).ifPresent(found::add));
      return found;
    }

    private Optional<String> resolve(Source source, String name, Map<String, String> imported) {
      if (name.contains(".")) {
        return file(name);
      }
      if (source.declared().contains(name)) {
        return Optional.empty();
      }
      if (imported.containsKey(name)) {
        return file(imported.get(name));
      }
      String sibling = source.folder() + "." + name;
      if (byKey.containsKey(sibling)) {
        return Optional.of(sibling);
      }
      return source.imports().stream()
          .filter(each -> each.endsWith(".*"))
          .map(each -> each.substring(0, each.length() - 1) + name)
          .flatMap(each -> file(each).stream())
          .findFirst();
    }

    /** Returns the file of a type or of one nested in it. */
    private Optional<String> file(String type) {
      for (String name = type;
          name.contains(".");
          name = name.substring(0, name.lastIndexOf('.'))) {
        if (byKey.containsKey(name)) {
          return Optional.of(name);
        }
      }
      return Optional.empty();
    }

    /** Returns the reference cycles of files, the largest first. */
    List<Set<String>> cycles(Collection<Source> among) {
      Set<String> keys =
          among.stream().map(Source::key).collect(Collectors.toCollection(TreeSet::new));
      Map<String, Set<String>> graph = new TreeMap<>();
      for (String key : keys) {
        Set<String> inside = new TreeSet<>(references.get(key));
        inside.retainAll(keys);
        graph.put(key, inside);
      }
      return Cycles.of(graph).stream()
          .map(
              cycle ->
                  cycle.stream()
                      .map(key -> byKey.get(key).name())
                      .collect(Collectors.toCollection(TreeSet::new)))
          .map(cycle -> (Set<String>) cycle)
          .toList();
    }

    /** Returns a line for each pair of packages that refer to each other, with one reference. */
    Collection<String> examples(Set<String> packages) {
      Map<String, String> lines = new TreeMap<>();
      references.forEach(
          (from, to) -> {
            String lower = byKey.get(from).folder();
            for (String each : to) {
              String upper = byKey.get(each).folder();
              if (!lower.equals(upper) && packages.contains(lower) && packages.contains(upper)) {
                lines.putIfAbsent(lower + " " + upper, "  " + from + " refers to " + each);
              }
            }
          });
      return lines.values();
    }

    Map<String, Set<String>> betweenPackages() {
      Map<String, Set<String>> packages = new TreeMap<>();
      references.forEach(
          (from, to) -> {
            Set<String> used =
                packages.computeIfAbsent(byKey.get(from).folder(), it -> new TreeSet<>());
            to.forEach(each -> used.add(byKey.get(each).folder()));
          });
      return packages;
    }
  }

  /** Strongly connected components of two and more nodes (Tarjan 1972). */
  private static final class Cycles {
    private final Map<String, Set<String>> graph;
    private final Map<String, Integer> index = new HashMap<>();
    private final Map<String, Integer> low = new HashMap<>();
    private final Deque<String> stack = new ArrayDeque<>();
    private final List<Set<String>> found = new ArrayList<>();

    private Cycles(Map<String, Set<String>> graph) {
      this.graph = graph;
    }

    static List<Set<String>> of(Map<String, Set<String>> graph) {
      Cycles cycles = new Cycles(graph);
      for (String node : graph.keySet()) {
        if (!cycles.index.containsKey(node)) {
          cycles.visit(node);
        }
      }
      cycles.found.sort(Comparator.<Set<String>>comparingInt(Set::size).reversed());
      return Collections.unmodifiableList(cycles.found);
    }

    private void visit(String node) {
      int number = index.size();
      index.put(node, number);
      low.put(node, number);
      stack.push(node);
      for (String next : graph.getOrDefault(node, Set.of())) {
        if (!index.containsKey(next)) {
          visit(next);
          low.merge(node, low.get(next), Math::min);
        } else if (stack.contains(next)) {
          low.merge(node, index.get(next), Math::min);
        }
      }
      if (low.get(node) == number) {
        take(node);
      }
    }

    private void take(String root) {
      Set<String> component = new TreeSet<>();
      String node;
      do {
        node = stack.pop();
        component.add(node);
      } while (!node.equals(root));
      if (component.size() > 1) {
        found.add(component);
      }
    }
  }
}
