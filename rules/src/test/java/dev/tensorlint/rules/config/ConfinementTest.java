// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tensorlint.rules.model.ModelLibrary;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The configuration of a project that nobody trusts reaches nothing outside of the project. */
final class ConfinementTest {

  private static final String SECRET = "canary7f3a";

  private final Path folder;
  private final Path repository;
  private final Path module;

  ConfinementTest(@TempDir Path folder) throws IOException {
    this.folder = folder.toRealPath();
    this.repository = this.folder.resolve("repository");
    this.module = repository.resolve("module");
  }

  @BeforeEach
  void makeProject() throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    Files.createDirectories(repository.resolve(".git/hooks"));
    Files.createDirectories(module);
    Files.writeString(folder.resolve("secret"), "root:" + SECRET + ":1:2\n");
  }

  private ConfigurationFile.Loaded read(String yaml, Trust trust) throws IOException {
    return ConfigurationFile.read(
        Files.writeString(module.resolve(ConfigurationFile.NAME), yaml), trust);
  }

  private void assertRefused(String path) throws IOException {
    ConfigurationFile.Loaded loaded =
        read("models: { files: ['" + path + "'] }\nbaseline: '" + path + "'\n", Trust.UNTRUSTED);
    assertEquals(List.of(), loaded.configuration().modelFiles(), path);
    assertNull(loaded.configuration().baseline(), path);
    assertEquals(2, loaded.diagnostics().size());
    assertTrue(loaded.diagnostics().get(0).isFailure());
    assertEquals(1, loaded.diagnostics().get(0).line());
    assertEquals(19, loaded.diagnostics().get(0).column());
    assertEquals(2, loaded.diagnostics().get(1).line());
    assertEquals(11, loaded.diagnostics().get(1).column());
    assertFalse(loaded.diagnostics().toString().contains(SECRET));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../../secret",
        "../../missing",
        "/etc/passwd",
        "../../missing/folder/file",
        "../.git/config",
        "../.git/hooks/pre-commit",
        "../../repository2/file",
        "out/../../../secret",
      })
  void pathsOutOfTheRepositoryAreRefused(String path) throws IOException {
    assertRefused(path);
  }

  @Test
  void linksOutOfTheRepositoryAreRefused() throws IOException {
    Files.createSymbolicLink(module.resolve("file"), folder.resolve("secret"));
    Files.createSymbolicLink(module.resolve("folder"), folder);
    Files.createSymbolicLink(module.resolve("second"), module.resolve("file"));
    Files.createSymbolicLink(module.resolve("nowhere"), folder.resolve("made-later"));
    Files.createSymbolicLink(module.resolve("circle"), module.resolve("circle"));
    Files.createSymbolicLink(module.resolve("hooks"), repository.resolve(".git/hooks"));
    for (String path :
        List.of("file", "folder/secret", "folder/new", "second", "nowhere", "circle", "hooks/x")) {
      assertRefused(path);
    }
  }

  @Test
  void pathsInTheRepositoryAreUsed() throws IOException {
    Files.createDirectories(repository.resolve("shared"));
    Files.createSymbolicLink(module.resolve("link"), repository.resolve("shared"));
    Configuration read =
        read(
                """
                models: { files: [../shared/a.yaml, link/b.yaml, new/folder/c.yaml] }
                baseline: ../known.json
                """,
                Trust.UNTRUSTED)
            .configuration();
    assertEquals(
        List.of(
            repository.resolve("shared/a.yaml"),
            module.resolve("link/b.yaml"),
            module.resolve("new/folder/c.yaml")),
        read.modelFiles());
    assertEquals(repository.resolve("known.json"), read.baseline());
  }

  @Test
  void withoutARepositoryTheFolderOfTheConfigurationIsTheProject() throws IOException {
    Files.delete(repository.resolve(".git/hooks"));
    Files.delete(repository.resolve(".git"));
    assertRefused("../known.json");
    assertEquals(
        module.resolve("known.json"),
        read("baseline: known.json\n", Trust.UNTRUSTED).configuration().baseline());
  }

  @Test
  void aTrustedProjectNamesWhatItWants() throws IOException {
    ConfigurationFile.Loaded loaded =
        read("models: { files: [../../secret] }\nbaseline: /etc/known.json\n", Trust.TRUSTED);
    assertEquals(List.of(), loaded.diagnostics());
    assertEquals(List.of(folder.resolve("secret")), loaded.configuration().modelFiles());
    assertEquals(Path.of("/etc/known.json"), loaded.configuration().baseline());
  }

  @Test
  void aConfigurationThatIsALinkToSomethingElseIsNotRead() throws IOException {
    Path link = module.resolve(ConfigurationFile.NAME);
    Files.createSymbolicLink(link, folder.resolve("secret"));
    ConfigurationFile.Loaded loaded = ConfigurationFile.read(link, Trust.UNTRUSTED);
    assertEquals(Configuration.DEFAULT, loaded.configuration());
    assertEquals(
        link
            + ": is a symbolic link to a file outside of the project and is not read: name that"
            + " file with --config, or trust the project with --trust-project",
        loaded.diagnostics().get(0).oneLine());
    ConfigurationFile.Loaded trusted = ConfigurationFile.read(link, Trust.TRUSTED);
    assertEquals(1, trusted.diagnostics().size());
    assertFalse(trusted.diagnostics().toString().contains(SECRET));
  }

  @Test
  void onlyRegularFilesOfSomeSizeAreRead() throws IOException {
    assertEquals(
        "cannot read the configuration: it is not a regular file, replace it with a regular file",
        ConfigurationFile.read(Path.of("/dev/zero"), Trust.TRUSTED).diagnostics().get(0).message());
    assertEquals(
        "cannot read the configuration: it is larger than 256 KiB, split it",
        read("# " + "x".repeat(1 << 18), Trust.UNTRUSTED).diagnostics().get(0).message());
  }

  @Test
  void theSearchEndsAtTheTopOfTheRepository() throws IOException {
    Path outer = Files.writeString(folder.resolve(ConfigurationFile.NAME), "");
    assertEquals(Optional.empty(), ConfigurationFile.findAbove(module, Trust.UNTRUSTED));
    assertEquals(Optional.of(outer), ConfigurationFile.findAbove(module, Trust.TRUSTED));
    Path top = Files.writeString(repository.resolve(ConfigurationFile.NAME), "");
    assertEquals(Optional.of(top), ConfigurationFile.findAbove(module, Trust.UNTRUSTED));
  }

  @Test
  void theSearchEndsBelowAFolderToWhichAnybodyMayWrite() throws IOException {
    Path open = folder.resolve("open");
    Files.createDirectories(open.resolve("project/src"));
    Files.writeString(open.resolve(ConfigurationFile.NAME), "");
    Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path asked = open.resolve("project/src");
    assertEquals(Optional.empty(), ConfigurationFile.findAbove(asked, Trust.UNTRUSTED));
    assertTrue(ConfigurationFile.findAbove(asked, Trust.TRUSTED).isPresent());
    assertTrue(ConfigurationFile.findAbove(open, Trust.UNTRUSTED).isPresent());
    Path own = Files.writeString(open.resolve("project/tensorlint.yaml"), "");
    assertEquals(Optional.of(own), ConfigurationFile.findAbove(asked, Trust.UNTRUSTED));
  }

  @Test
  void aRepositoryThatSomebodyMadeAboveTheProjectDoesNotWidenIt() throws IOException {
    Path open = folder.resolve("open");
    Files.createDirectories(open.resolve("project"));
    Files.createDirectories(open.resolve(".git"));
    Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertEquals(open.resolve("project"), ProjectRoot.around(open.resolve("project")).folder());
  }

  @Test
  void withoutARepositoryTheTopmostBuildFileIsWhereAProjectBegins() throws IOException {
    Path module = Files.createDirectories(folder.resolve("top/project/module/src/main/java"));
    Path project = folder.resolve("top/project");
    assertEquals(module, ProjectRoot.around(module).folder());
    Files.writeString(project.resolve("module/pom.xml"), "<project/>");
    assertEquals(project.resolve("module"), ProjectRoot.around(module).folder());
    Files.writeString(project.resolve("settings.gradle"), "");
    assertEquals(project, ProjectRoot.around(module).folder());
    Files.createDirectories(project.resolve("module/.git"));
    assertEquals(project.resolve("module"), ProjectRoot.around(module).folder());
  }

  @Test
  void aBuildFileInTheHomeFolderOrWhereEveryUserMayWriteIsNoProject() throws IOException {
    Path home = folder.resolve("home");
    Path sources = Files.createDirectories(home.resolve("sources"));
    Files.writeString(home.resolve("pom.xml"), "<project/>");
    assertEquals(sources, ProjectRoot.around(sources, home).folder());
    Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertEquals(sources, ProjectRoot.around(sources, repository).folder());
  }

  @Test
  void theHomeFolderIsNoProject() throws IOException {
    Path project = Files.createDirectories(folder.resolve("home/downloads/project"));
    Files.createDirectories(folder.resolve("home/.git"));
    assertEquals(project, ProjectRoot.around(project, folder.resolve("home")).folder());
    assertEquals(folder.resolve("home"), ProjectRoot.around(project, repository).folder());
  }

  @Test
  void patternsAreMatchedInTimeOfBothLengths() throws IOException {
    String hostile = "**/".repeat(200) + "*a*a*a*a*a*a*a*a*a*a*a*a*a*a*".repeat(10) + "**b";
    String path = "a/".repeat(200) + "a".repeat(200) + ".java";
    assertFalse(FilePatterns.of(module, List.of(hostile)).from(module).test(path));
  }

  @Test
  void patternsOfAConfigurationHaveALengthTogether() throws IOException {
    String pattern = "  - " + "x".repeat(1000) + "\n";
    ConfigurationFile.Loaded loaded =
        read("paths:\n  exclude:\n" + pattern.indent(2).repeat(25), Trust.UNTRUSTED);
    assertEquals(1, loaded.diagnostics().size());
    assertEquals(23, loaded.diagnostics().get(0).line());
    assertEquals(
        "the patterns of a configuration have at most 20000 characters together: use fewer or"
            + " shorter ones",
        loaded.diagnostics().get(0).message());
  }

  @Test
  void hugeNamesAreRefused() throws IOException {
    ConfigurationFile.Loaded loaded =
        read("rules:\n  ? " + "x".repeat(200_000) + "\n  : off\n", Trust.UNTRUSTED);
    assertEquals("this text is too long", loaded.diagnostics().get(0).message());
    assertEquals(2, loaded.diagnostics().get(0).line());
  }

  /** Such a name overflows the stack of a regular expression that looks at each of its parts. */
  @Test
  void namesOfManyPartsAreRefused() {
    String yaml = "library: a:b\ntypes:\n  ? " + "a.".repeat(100_000) + "a\n  : { kind: tensor }\n";
    Path file = module.resolve("model.yaml");
    assertEquals(
        "this text is too long", ModelLibrary.parse(file, yaml).diagnostics().get(0).message());
  }
}
