// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each bad input is one clear line, and the rest goes on. */
class BadInputTest {

  private static final String GOOD = "class Good {}\n";

  private static final String OUTSIDE =
      "does not parse and is left out: unexpected member outside of a class; fix the syntax error";

  private final Path folder;

  BadInputTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void pathThatDoesNotExist() throws IOException {
    SourceFolder sources = new SourceFolder(folder).with("Good.java", GOOD);
    Path missing = folder.resolve("missing");
    LintRequest request = LintRequest.of(List.of(missing, folder)).withWorkingDirectory(folder);
    assertEquals(
        List.of("missing: does not exist; check the path"), SourceFolder.problems(request));
    assertEquals(1, sources.scan().program().units().size());
  }

  @Test
  void emptyFolder() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    LintRequest request = LintRequest.of(List.of(empty)).withWorkingDirectory(folder);
    assertEquals(
        List.of("empty: holds no Java files; name a folder with Java sources"),
        SourceFolder.problems(request));
  }

  @Test
  void fileThatIsNotJava() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.txt"), "x");
    LintRequest request = LintRequest.of(List.of(text)).withWorkingDirectory(folder);
    assertEquals(
        List.of("notes.txt: is no Java file; name a .java file or a folder"),
        SourceFolder.problems(request));
  }

  @Test
  void fileThatDoesNotParse() throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with("Bad.java", "class Bad {\n  int x = ;\n}\n")
            .with("Good.java", GOOD);
    List<String> problems = sources.problems();
    assertEquals(
        List.of(
            "Bad.java:2:11: does not parse and is left out: unexpected \";\"; fix the syntax"
                + " error"),
        problems);
    assertEquals("Good.java", SourceFolder.only(sources.scan()).file().path());
  }

  @Test
  void typesThatInheritFromThemselves() throws IOException {
    String text =
        """
        interface Egg extends Hen {}
        interface Hen extends Egg {}
        interface Chick extends Hen {}
        class One implements Chick, Comparable<One> {}
        class Two implements Chick, Comparable<Two> {}
        class Loop {
          Object all = java.util.List.of(new One(), new Two());
          Object either(boolean b) { return b ? new One() : new Two(); }
        }
        """;
    ScanResult result = new SourceFolder(folder).with("Loop.java", text).scan();
    assertEquals(
        List.of(
            "Loop.java:1:11: `Egg` inherits from itself or from more than 1000 types, and is taken"
                + " to inherit nothing; break the circle of `extends` and `implements`",
            "Loop.java:2:11: `Hen` inherits from itself or from more than 1000 types, and is taken"
                + " to inherit nothing; break the circle of `extends` and `implements`"),
        result.diagnostics().stream().map(each -> each.oneLine()).toList());
    assertEquals(6, SourceFolder.only(result).types().size());
    assertEquals(0, SourceFolder.only(result).unresolvedNames());
  }

  /** Such a text is no program of any version: a line has gone astray. */
  @Test
  void memberOutsideOfAClass() throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with("Between.java", "import a.B;\nint x;\nimport a.C;\nvoid main() {}\n")
            .with("NoMain.java", "class A {}\n\nint x;\n")
            .with("Packaged.java", "package p;\nvoid main() {}\n")
            .with("PrivateMain.java", "private void main() {}\n");
    assertEquals(
        List.of(
            "Between.java:2:1: " + OUTSIDE,
            "NoMain.java:3:1: " + OUTSIDE,
            "Packaged.java:2:1: " + OUTSIDE,
            "PrivateMain.java:1:1: " + OUTSIDE),
        sources.problems());
  }

  /** JLS 25, section 7.3. */
  @Test
  void fileThatImpliesItsClass() throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with("a/Start.java", "int x;\nvoid main(String[] arguments) {}\nclass Inner {}\n");
    assertEquals(List.of(), sources.problems());
    TypeDecl implied = SourceFolder.only(sources.scan()).types().get(0);
    assertEquals("Start", implied.name());
    assertEquals("Start$Inner", implied.types().get(0).name());
  }

  @Test
  void unbalancedFileIsToldEvenWhenItCannotMatter() throws IOException {
    SourceFolder sources = new SourceFolder(folder).with("Bad.java", "class Bad { void f( {\n");
    try (ScanResult result =
        new Scanner(text -> false, AssumedTypes.NONE).scan(sources.request())) {
      assertEquals(1, result.diagnostics().size());
    }
  }

  @Test
  void symbolicLinkLoop() throws IOException {
    SourceFolder sources = new SourceFolder(folder).with("a/Good.java", GOOD);
    Files.createSymbolicLink(folder.resolve("a/again"), folder.resolve("a"));
    assertEquals(
        List.of("a/again: is a symbolic link to a folder around it; it is not followed"),
        sources.problems());
    assertEquals(1, sources.scan().program().units().size());
  }

  @Test
  void linksToThemselves() throws IOException {
    SourceFolder sources = new SourceFolder(folder).with("Good.java", GOOD);
    Files.createSymbolicLink(folder.resolve("Loop.java"), folder.resolve("Loop.java"));
    List<String> problems = sources.problems();
    assertEquals(
        List.of(
            "Loop.java: cannot be read and is left out: symbolic links form a loop; remove one of"
                + " them"),
        problems);
  }

  @Test
  void unreadableFolder() throws IOException {
    SourceFolder sources =
        new SourceFolder(folder).with("a/Good.java", GOOD).with("secret/Hidden.java", GOOD);
    FileTree tree = new Unreadable("secret");
    try (ScanResult result =
        new Scanner(text -> true, AssumedTypes.NONE, tree).scan(sources.request())) {
      assertEquals(
          List.of("secret: cannot be read and is left out: access denied; check its permissions"),
          result.diagnostics().stream().map(each -> each.oneLine()).toList());
      assertEquals(1, result.program().units().size());
    }
  }

  /** Refuses to list folders of one name; root may read everything, so a test must pretend. */
  private record Unreadable(String name) implements FileTree {

    @Override
    public boolean exists(Path path) {
      return DISK.exists(path);
    }

    @Override
    public boolean isFolder(Path path) {
      return DISK.isFolder(path);
    }

    @Override
    public List<Path> list(Path path, int most) throws IOException {
      if (path.endsWith(name)) {
        throw new AccessDeniedException(path.toString());
      }
      return DISK.list(path, most);
    }

    @Override
    public Path realPath(Path path) throws IOException {
      return DISK.realPath(path);
    }

    @Override
    public byte[] read(Path file, int limit) throws IOException {
      return DISK.read(file, limit);
    }
  }

  @Test
  void missingAndBrokenJar() throws IOException {
    SourceFolder sources = new SourceFolder(folder).with("Good.java", GOOD);
    Path broken = Files.writeString(folder.resolve("broken.jar"), "no jar");
    LintRequest request =
        sources.request().withClasspath(List.of(folder.resolve("missing.jar"), broken));
    assertEquals(
        List.of(
            "broken.jar: class path entry is no readable jar; replace it, names from it stay"
                + " unresolved",
            "missing.jar: class path entry does not exist; names from it stay unresolved"),
        SourceFolder.problems(request));
  }

  @Test
  void namesThatDoNotResolveAreCounted() throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with("A.java", "class A { Missing m; void f() { m.close(); gone(); new Lost(); } }");
    // Missing, Lost and its constructor, close and gone.
    assertEquals(5, sources.scan().counts().unresolvedNames());
    assertEquals(List.of(), sources.problems());
  }
}
