// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Helpers in class files of the class path do what they do in sources. */
final class FollowLibrariesTest {

  private static final Pattern PLACE = Pattern.compile("(?m)^ *--> (\\S+?):(\\d+)(:\\d+)?$");

  private static final String HELPERS =
      """
      package lib;
      import dev.tensorlint.runtime.Tensor;
      public final class Helpers {
        public static void closeQuietly(AutoCloseable given) {
          try {
            given.close();
          } catch (Exception e) {
            System.err.println(e);
          }
        }
        public static Tensor ones() {
          return Tensor.of(1f, 1f);
        }
        public static Tensor same(Tensor given) {
          return given;
        }
        public static float sum(Tensor given) {
          return given.item();
        }
        public static float leaks() {
          return Tensor.of(2f).item();
        }
      }
      """;

  /** A line with a comment has a finding if the helpers are followed. */
  private static final String USER =
      """
      package app;
      import dev.tensorlint.runtime.Tensor;
      import lib.Helpers;
      final class User {
        static float closed() {
          Tensor t = Tensor.of(1f);
          try {
            return t.item();
          } finally {
            Helpers.closeQuietly(t);
          }
        }
        static float usedAfter() {
          Tensor t = Tensor.of(1f);
          Helpers.closeQuietly(t);
          return t.item(); // used
        }
        static float freshIsForgotten() {
          Tensor t = Helpers.ones(); // leaked
          return t.item();
        }
        static float onlyReads() {
          Tensor t = Tensor.of(1f); // leaked
          return Helpers.sum(t);
        }
        static float givesBack() {
          try (Tensor t = Tensor.of(1f)) {
            return Helpers.same(t).item();
          }
        }
      }
      """;

  private final Path folder;
  private final Cli cli;

  FollowLibrariesTest(@TempDir Path folder) {
    this.folder = folder;
    this.cli = new Cli(folder);
  }

  private void compile(String sources, String classes, String classpath) throws IOException {
    Path to = Files.createDirectories(folder.resolve(classes));
    List<String> arguments = new ArrayList<>(List.of("-g", "-proc:none", "-d", to.toString()));
    String all = System.getProperty("java.class.path") + File.pathSeparator + classpath;
    arguments.addAll(List.of("-cp", all));
    try (Stream<Path> files = Files.walk(folder.resolve(sources))) {
      files
          .filter(each -> each.toString().endsWith(".java"))
          .forEach(each -> arguments.add(each.toString()));
    }
    int status =
        Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
            .run(null, null, null, arguments.toArray(String[]::new));
    assertEquals(0, status);
  }

  private void jar(String name, String classes) throws IOException {
    Path root = folder.resolve(classes);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(folder.resolve(name)));
        Stream<Path> files = Files.walk(root)) {
      for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(new JarEntry(root.relativize(each).toString().replace('\\', '/')));
        out.write(Files.readAllBytes(each));
        out.closeEntry();
      }
    }
  }

  /** Returns the file and line of each finding. */
  private List<String> findings(String... arguments) {
    List<String> all = new ArrayList<>(List.of("--no-timings", "--quiet"));
    all.addAll(List.of(arguments));
    return places(cli.lint("check", all.toArray(String[]::new)));
  }

  private static List<String> places(Cli.Outcome outcome) {
    return PLACE
        .matcher(outcome.out())
        .results()
        .map(each -> each.group(1) + ":" + each.group(2))
        .toList();
  }

  private static List<String> marked(String path, String text) {
    List<String> lines = text.lines().toList();
    List<String> marked = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains("// ")) {
        marked.add(path + ":" + (i + 1));
      }
    }
    return marked;
  }

  @Test
  void helpersInAJarCloseLeakAndGiveWhatIsNew() throws IOException {
    cli.file("lib/lib/Helpers.java", HELPERS).file("app/app/User.java", USER);
    compile("lib", "lib-classes", "");
    jar("lib-1.2.jar", "lib-classes");
    assertEquals(List.of(), findings("--no-follow-libraries", "--classpath=lib-1.2.jar", "app"));
    assertEquals(marked("app/app/User.java", USER), findings("--classpath=lib-1.2.jar", "app"));
    assertEquals(marked("app/app/User.java", USER), findings("--classpath=lib-classes", "app"));
  }

  /** The archive of a whole application has its libraries in it, as jars. */
  @Test
  void librariesInAnArchiveAreOnItsClassPath() throws IOException {
    cli.file("lib/lib/Helpers.java", HELPERS).file("app/app/User.java", USER);
    compile("lib", "lib-classes", "");
    Files.createDirectories(folder.resolve("packed/WEB-INF/lib"));
    jar("packed/WEB-INF/lib/lib-1.2.jar", "lib-classes");
    compile("app", "packed/WEB-INF/classes", folder.resolve("lib-classes").toString());
    jar("app.war", "packed");
    String found = cli.lint("check", "--quiet", "--no-timings", "app.war").out();
    assertEquals(
        marked("app.war!/WEB-INF/classes!/app/User.java", USER),
        found
            .lines()
            .filter(each -> each.contains("--> "))
            .map(each -> each.strip().substring(4))
            .toList());
    assertTrue(found.contains("disposed in `Helpers.closeQuietly` (lib 1.2, line 6)"), found);
  }

  /** Nothing but the classes of the application is taken away by a broken library. */
  @Test
  void aBrokenLibraryInAnArchiveIsAGap() throws IOException {
    cli.file("lib/lib/Helpers.java", HELPERS).file("app/app/User.java", USER);
    compile("lib", "lib-classes", "");
    compile("app", "packed/WEB-INF/classes", folder.resolve("lib-classes").toString());
    cli.file("packed/WEB-INF/lib/lib-1.2.jar", "no jar").file("packed/WEB-INF/lib/a b.jar", "");
    jar("app.war", "packed");
    Cli.Outcome outcome = cli.lint("check", "--quiet", "app.war");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().contains("lib-1.2.jar: class path entry is no readable jar"));
    assertTrue(
        outcome
            .err()
            .contains("warning: app.war!/WEB-INF/lib/a b.jar: this library of the archive"),
        outcome.err());
  }

  /** A library that is short of memory may ask the collector; its callers cannot change that. */
  @Test
  void whatALibraryAsksOfTheCollectorIsNotReported() throws IOException {
    String library =
        """
        package lib;
        import dev.tensorlint.runtime.Tensor;
        public final class Memory {
          public static void await() {
            System.gc();
          }
          public static float read(Tensor given) {
            return given.item();
          }
        }
        """;
    String user =
        """
        package app;
        import dev.tensorlint.runtime.Tensor;
        import lib.Memory;
        final class User {
          static float run() {
            Tensor t = Tensor.of(1f); // leaked
            Memory.await();
            return Memory.read(t);
          }
        }
        """;
    cli.file("lib/lib/Memory.java", library).file("app/app/User.java", user);
    compile("lib", "lib-classes", "");
    jar("lib-1.2.jar", "lib-classes");
    assertEquals(
        marked("app/app/User.java", user), findings("--minor", "--classpath=lib-1.2.jar", "app"));
    List<String> ofSources = findings("--minor", "app", "lib");
    assertTrue(ofSources.contains("app/app/User.java:7"), ofSources.toString());
  }

  /** The same as when all sources are checked at once, but for what is in the library itself. */
  @Test
  void sourcesAndClassesOfTheLibrarySayTheSame() throws IOException {
    cli.file("lib/lib/Helpers.java", HELPERS).file("app/app/User.java", USER);
    List<String> ofSources =
        findings("app", "lib").stream().filter(each -> each.startsWith("app/")).toList();
    assertEquals(marked("app/app/User.java", USER), ofSources);
  }

  /** Each module hands what it is given to the one before it; the first one closes it. */
  @Test
  void tenModulesInARow() throws IOException {
    StringBuilder classpath = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      String name = "m" + i;
      String does = i == 0 ? "t.close();" : "m" + (i - 1) + ".Part.end(t);";
      String text =
          """
          package %s;
          import dev.tensorlint.runtime.Tensor;
          public final class Part {
            public static void end(Tensor t) {
              %s
            }
            static float wrong() {
              Tensor t = Tensor.of(1f);
              end(t);
              return t.item(); // used
            }
          }
          """
              .formatted(name, does);
      String sources = name + "/src";
      cli.file(sources + "/" + name + "/Part.java", text);
      compile(sources, name + "/target/classes", classpath.toString());
      List<String> expected = marked(sources + "/" + name + "/Part.java", text);
      String given = "--classpath=" + classpath;
      assertEquals(expected, findings(given, sources), name);
      assertEquals(
          i == 0 ? expected : List.of(), findings("--no-follow-libraries", given, sources), name);
      classpath.append(folder.resolve(name).resolve("target/classes")).append(File.pathSeparator);
    }
  }

  @Test
  void brokenClassesOfALibraryHaveUnknownEffects() throws IOException {
    cli.file("lib/lib/Helpers.java", HELPERS).file("app/app/User.java", USER);
    compile("lib", "lib-classes", "");
    byte[] helpers = Files.readAllBytes(folder.resolve("lib-classes/lib/Helpers.class"));
    Files.write(
        folder.resolve("lib-classes/lib/Helpers.class"),
        Arrays.copyOf(helpers, helpers.length - 1));
    assertEquals(List.of(), findings("--classpath=lib-classes", "app"));
  }

  @Test
  void tracesNameTheLibraryAndItsVersion() throws IOException {
    cli.file("lib/lib/Helpers.java", HELPERS).file("app/app/User.java", USER);
    compile("lib", "lib-classes", "");
    jar("lib-1.2.jar", "lib-classes");
    String trace = "disposed in `Helpers.closeQuietly` (lib 1.2, line 6)";
    String followed = cli.lint("check", "--classpath=lib-1.2.jar", "app").out();
    assertTrue(followed.contains(trace), followed);
    cli.lint("models", "--summary=lib-classes/META-INF/tensorlint/lib.summary", "lib");
    jar("lib-1.2.jar", "lib-classes");
    String summarized = cli.lint("check", "--classpath=lib-1.2.jar", "app").out();
    assertTrue(summarized.contains("disposed in `Helpers.closeQuietly` (lib, line 4)"), summarized);
  }

  /** A fix is of the same program as a finding: what a library releases is not released again. */
  @Test
  void fixesKnowWhatLibrariesDo() throws IOException {
    cli.file("lib/lib/Helpers.java", HELPERS).file("app/app/User.java", USER);
    compile("lib", "lib-classes", "");
    jar("lib-1.2.jar", "lib-classes");
    Cli.Outcome outcome = cli.lint("fix", "--dry-run", "--classpath=lib-1.2.jar", "app");
    assertTrue(outcome.out().contains("+    try (Tensor t = Helpers.ones()) {"), outcome.out());
    assertTrue(outcome.out().contains("+    try (Tensor t = Tensor.of(1f)) {"), outcome.out());
    assertTrue(outcome.err().contains("would apply 2 fixes in 1 file"), outcome.err());
    cli.lint("fix", "--classpath=lib-1.2.jar", "app");
    assertEquals(
        marked("app/app/User.java", USER).size() - 2,
        findings("--classpath=lib-1.2.jar", "app").size());
  }

  /** What a helper gets as an object of no certain type is followed through its own helpers. */
  @Test
  void helpersOfHelpersThatDoNotNameTheResource() throws IOException {
    String library =
        """
        package lib;
        public final class Io {
          public static void end(AutoCloseable given) {
            Quietly.end(given);
          }
          public static <T> T checked(T given) {
            return Quietly.checked(given);
          }
          private static final class Quietly {
            static void end(AutoCloseable given) {
              try {
                given.close();
              } catch (Exception e) {
                System.err.println(e);
              }
            }
            static <T> T checked(T given) {
              if (given == null) {
                throw new IllegalArgumentException();
              }
              return given;
            }
          }
        }
        """;
    String user =
        """
        package app;
        import dev.tensorlint.runtime.Tensor;
        import lib.Io;
        final class User {
          static float usedAfter() {
            Tensor t = Tensor.of(1f);
            Io.end(t);
            return t.item(); // used
          }
          static float leaked() {
            Tensor t = Io.checked(Tensor.of(1f)); // leaked
            return t.item();
          }
          static float closed() {
            try (Tensor t = Io.checked(Tensor.of(1f))) {
              return t.item();
            }
          }
        }
        """;
    cli.file("lib/lib/Io.java", library).file("app/app/User.java", user);
    compile("lib", "lib-classes", "");
    jar("lib-1.2.jar", "lib-classes");
    assertEquals(marked("app/app/User.java", user), findings("--classpath=lib-1.2.jar", "app"));
  }

  /** An object of a library owns a resource; the source names neither its type nor its package. */
  @Test
  void ownersOfLibrariesAreKnownWhereTheirResourcesAreNotNamed() throws IOException {
    String library =
        """
        package lib;
        import dev.tensorlint.runtime.Tensor;
        public final class Weights implements AutoCloseable {
          private final Tensor values = Tensor.of(1f);
          public float first() {
            return values.item();
          }
          @Override
          public void close() {
            values.close();
          }
        }
        """;
    String user =
        """
        package app;
        import lib.Weights;
        final class User {
          static float closed() {
            try (Weights w = new Weights()) {
              return w.first();
            }
          }
          static float leaked() {
            Weights w = new Weights(); // leaked
            return w.first();
          }
        }
        """;
    cli.file("lib/lib/Weights.java", library).file("app/app/User.java", user);
    compile("lib", "lib-classes", "");
    jar("lib-1.2.jar", "lib-classes");
    assertEquals(List.of(), findings("--no-follow-libraries", "--classpath=lib-1.2.jar", "app"));
    assertEquals(marked("app/app/User.java", user), findings("--classpath=lib-1.2.jar", "app"));
  }

  /** Returns a class of which one method calls {@code count} others. */
  private static String wide(int count) {
    StringBuilder text =
        new StringBuilder(
            """
            package lib;
            import dev.tensorlint.runtime.Tensor;
            public final class Wide {
              public static void end(Tensor t) {
                t.close();
              }
              public static void all(Tensor t) {
            """);
    for (int i = 0; i < count; i++) {
      text.append("    part").append(i).append("(t);\n");
    }
    text.append("  }\n");
    for (int i = 0; i < count; i++) {
      text.append("  static void part").append(i).append("(Tensor t) { t.item(); }\n");
    }
    return text.append("}\n").toString();
  }

  /** A layer of calls is followed as a whole or not at all, and what is not is said. */
  @Test
  void aLayerThatIsTooLargeIsNotFollowed() throws IOException {
    String user =
        """
        package app;
        import dev.tensorlint.runtime.Tensor;
        import lib.Wide;
        final class User {
          static float usedAfter() {
            Tensor t = Tensor.of(1f);
            Wide.end(t);
            return t.item(); // used
          }
          static void leaked() {
            Tensor t = Tensor.of(1f);
            Wide.all(t);
          }
        }
        """;
    cli.file("lib/lib/Wide.java", wide(600)).file("app/app/User.java", user);
    compile("lib", "lib-classes", "");
    jar("lib-1.2.jar", "lib-classes");
    Cli.Outcome outcome = cli.lint("check", "--classpath=lib-1.2.jar", "--no-timings", "app");
    String note = "calls have unknown effects of 600 methods that are called more than 1 deep";
    assertTrue(outcome.err().contains(note), outcome.err());
    assertEquals(marked("app/app/User.java", user), places(outcome));
  }

  /** Methods that nothing calls do not count, however many a class has. */
  @Test
  void onlyWhatIsCalledIsFollowed() throws IOException {
    String user = USER.replace("Helpers.closeQuietly", "lib.Wide.end");
    cli.file("lib/lib/Wide.java", wide(600)).file("lib/lib/Helpers.java", HELPERS);
    cli.file("app/app/User.java", user);
    compile("lib", "lib-classes", "");
    jar("lib-1.2.jar", "lib-classes");
    Cli.Outcome outcome = cli.lint("check", "--classpath=lib-1.2.jar", "--no-timings", "app");
    assertFalse(outcome.err().contains("unknown effects"), outcome.err());
    assertEquals(marked("app/app/User.java", user), places(outcome));
  }
}
