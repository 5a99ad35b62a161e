// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pipes, devices and files without an end are reported, and the rest goes on. */
class SpecialFilesTest {

  private static final Duration HANG = Duration.ofMinutes(2);

  private static final String OUTSIDE =
      "is a symbolic link out of the project and is not followed; name it as a PATH of its own";

  private static final String NOT_REGULAR =
      "is not a regular file and is left out; replace it with a regular file";

  private final Path folder;
  private final SourceFolder sources;

  SpecialFilesTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.sources = new SourceFolder(folder).with("Good.java", "class Good {}\n");
  }

  private Path pipe(String name) throws IOException {
    Path pipe = folder.resolve(name);
    try {
      int exit = new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
      assumeTrue(exit == 0, "there are no pipes here");
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    return pipe;
  }

  private List<String> problems(LintRequest request) {
    return assertTimeoutPreemptively(
        HANG,
        () -> {
          ScanResult result = SourceFolder.scan(request);
          assertEquals("Good.java", SourceFolder.only(result).file().path());
          return result.diagnostics().stream().map(Diagnostic::oneLine).toList();
        });
  }

  private List<String> problemsWith(Path classpathEntry) {
    return problems(sources.request().withClasspath(List.of(classpathEntry)));
  }

  @Test
  void aPipeInPlaceOfASource() throws IOException {
    pipe("Pipe.java");
    assertEquals(List.of("Pipe.java: " + NOT_REGULAR), problems(sources.request()));
  }

  @Test
  void aLinkToADevice() throws IOException {
    Path zero = Path.of("/dev/zero");
    assumeTrue(Files.exists(zero));
    Path link = Files.createSymbolicLink(folder.resolve("Zero.java"), zero);
    assertEquals(List.of("Zero.java: " + OUTSIDE), problems(sources.request()));
    LintRequest named =
        LintRequest.of(List.of(link, folder.resolve("Good.java"))).withWorkingDirectory(folder);
    assertEquals(List.of("Zero.java: " + NOT_REGULAR), problems(named));
  }

  @Test
  void aSourceThatIsTooLarge() throws IOException {
    try (OutputStream out = Files.newOutputStream(folder.resolve("Large.java"))) {
      byte[] blanks = " ".repeat(1 << 20).getBytes(java.nio.charset.StandardCharsets.US_ASCII);
      for (int i = 0; i <= 16; i++) {
        out.write(blanks);
      }
    }
    assertEquals(
        List.of("Large.java: is larger than 16 MiB and is left out; split it"),
        problems(sources.request()));
  }

  @Test
  void foldersWithoutAnEnd() throws IOException {
    StringBuilder deep = new StringBuilder();
    for (int i = 0; i < 260; i++) {
      deep.append("d/");
    }
    Files.createDirectories(folder.resolve(deep.toString()));
    List<String> problems = problems(sources.request());
    assertEquals(1, problems.size());
    assertTrue(
        problems
            .get(0)
            .endsWith(
                "d: is more than 250 folders deep; such folders are left out; name it to look into"
                    + " it"),
        problems::toString);
  }

  /** A folder that holds a thousand folders, each of which does likewise. */
  private static final class Endless implements FileTree {

    private int listed;

    @Override
    public boolean exists(Path path) {
      return !path.endsWith("pom.xml");
    }

    @Override
    public boolean isFolder(Path path) {
      return true;
    }

    @Override
    public List<Path> list(Path folder, int most) throws IOException {
      listed++;
      if (most < 1_000) {
        throw RefusedFileException.moreEntriesThan(most);
      }
      return IntStream.range(0, 1_000).mapToObj(i -> folder.resolve("" + i)).toList();
    }

    @Override
    public Path realPath(Path path) {
      return path;
    }

    @Override
    public byte[] read(Path file, int limit) throws IOException {
      throw new IOException("there are no files");
    }
  }

  @Test
  void moreFoldersThanAreWalked() {
    Endless tree = new Endless();
    List<Diagnostic> problems =
        assertTimeoutPreemptively(
            HANG,
            () ->
                new SourceDiscovery(tree, new ShownPaths(folder), Map.of())
                    .discover(List.of(folder))
                    .diagnostics());
    assertEquals(2_001, tree.listed);
    assertEquals(2, problems.size());
    assertTrue(problems.stream().allMatch(Diagnostic::isGap));
    assertTrue(
        problems
            .get(1)
            .message()
            .startsWith(
                "it and all folders after it are left out: there are more than 2000000 files"));
  }

  @Test
  void aPipeOrADeviceOnTheClasspath() throws IOException {
    assertEquals(
        List.of(
            "pipe.jar: class path entry is not a regular file; replace it with a regular file, names"
                + " from it stay unresolved"),
        problemsWith(pipe("pipe.jar")));
  }

  @Test
  void aClassWithoutAnEndInAJar() throws IOException {
    Path jar = folder.resolve("bomb.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("bomb/Bomb.class"));
      byte[] zeros = new byte[1 << 20];
      for (int i = 0; i <= 16; i++) {
        out.write(zeros);
      }
    }
    sources.with("Good.java", "class Good { bomb.Bomb b; }\n");
    assertEquals(
        List.of(
            "bomb/Bomb.class: class file on the class path is larger than 16 MiB; names from it"
                + " stay unresolved"),
        problemsWith(jar));
  }

  @Test
  void aClassThatIsAPipeAndAFolderThatHoldsItself() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Files.createSymbolicLink(classes.resolve("again"), classes);
    Files.createDirectories(classes.resolve("p"));
    pipe("classes/p/Pipe.class");
    sources.with("Good.java", "class Good { p.Pipe b; }\n");
    assertEquals(
        List.of(
            "classes/again: is a symbolic link to a folder around it; it is not followed",
            "p/Pipe.class: class file on the class path is not a regular file; names from it stay"
                + " unresolved"),
        problemsWith(classes));
  }

  @Test
  void moreTextThanThereIsRoomFor() throws IOException {
    for (int i = 10; i < 50; i++) {
      sources.with("b/C" + i + ".java", "class C" + i + " {}\n");
    }
    LintRequest request = sources.request();
    try (ScanResult result =
        new Scanner(text -> true, AssumedTypes.NONE, FileTree.DISK, null, false, 400)
            .scan(request)) {
      assertEquals(32, result.program().units().size());
      assertEquals(
          List.of(
              "b/C41.java: this file and 8 more are left out: all texts do not fit into memory;"
                  + " give the JVM more, for instance -Xmx4g, or name a part of the sources"),
          result.diagnostics().stream().map(Diagnostic::oneLine).toList());
      assertTrue(result.diagnostics().get(0).isGap());
    }
  }
}
