// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of models that do not fit the library on the class path. */
class ModelValidationTest {

  private static final String MODEL =
      """
      library: a:b
      versions: "1 - 2"
      types:
        java.io.StringReader:
          kind: closeable
          release: { methods: [clsoe] }
          metadata: [isReady, toString]
          methods:
            raed(*): copy
            skip(int): copy
            reset(*): copy
            new(int): copy
            frobnicate(*): copy
            frob*(*): copy
            ready(): { result: { borrow: argument 0 } }
            read(): { arguments: { 2: consumes } }
            transferTo(*): { result: { borrow: argument 0 }, arguments: { 0: consumes } }
            nullReader(): { result: { alias: receiver } }
        java.util.List:
          methods:
            of(Object[]): { result: { borrow: argument 7 } }
            hashCode(): copy
        not.on.the.ClassPath:
          methods:
            anything(*): copy
      """;

  private final Path folder;

  ModelValidationTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private final ReflectionTypes types = new ReflectionTypes();

  private List<String> check(String model, TypeOracle oracle) throws IOException {
    ModelFolder models = new ModelFolder(folder);
    LoadedModels loaded = models.load("mine.yaml", model);
    return models.lines(
        new LoadedModels(
            loaded.models(), loaded.libraries(), loaded.versions(), withoutNotes(loaded, oracle)));
  }

  /** Bundled models know methods of newer JDKs than the one that runs this. */
  private static List<Diagnostic> withoutNotes(LoadedModels loaded, TypeOracle oracle) {
    return ModelValidation.check(loaded, oracle).stream()
        .filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
        .toList();
  }

  @Test
  void whatIsNotThereIsReportedWithWhatIsNear() throws IOException {
    String noSuch = " of `java.io.StringReader`";
    assertEquals(
        List.of(
            "error mine.yaml:6:26: `java.io.StringReader` has no method `clsoe`: did you mean"
                + " `close`?",
            "error mine.yaml:7:16: `java.io.StringReader` has no method `isReady`: did you mean"
                + " `ready`?",
            "error mine.yaml:9:7: `java.io.StringReader` has no method `raed`: did you mean"
                + " `read`?",
            "error mine.yaml:10:7: `skip(int)` is not a method of `java.io.StringReader`, which has"
                + " `skip(long)`",
            "error mine.yaml:12:7: `new(int)` is not a method of `java.io.StringReader`, which has"
                + " `new(java.lang.String)`",
            "error mine.yaml:13:7: `java.io.StringReader` has no method `frobnicate`: check its"
                + " spelling and the library's version",
            "error mine.yaml:14:7: `java.io.StringReader` has no method `frob*`: check its spelling"
                + " and the library's version",
            "error mine.yaml:15:7: `ready()`"
                + noSuch
                + " has no argument 0: arguments are counted from 0",
            "error mine.yaml:16:7: `read()`"
                + noSuch
                + " has no argument 2: arguments are counted from 0",
            "error mine.yaml:18:7: `nullReader()`"
                + noSuch
                + " has no receiver: its result cannot be related to one"),
        check(MODEL, types));
  }

  @Test
  void anOracleThatCannotListNamesGivesNoSuggestions() throws IOException {
    TypeOracle silent =
        new TypeOracle() {
          @Override
          public List<String> supertypes(String binaryName) {
            return types.supertypes(binaryName);
          }

          @Override
          public List<MethodRef> methods(String binaryName, String name) {
            return types.methods(binaryName, name);
          }
        };
    assertEquals(
        List.of(
            "error mine.yaml:5:7: `java.util.List` has no method `ad`: check its spelling and the"
                + " library's version"),
        check(
            """
            library: a:b
            types:
              java.util.List:
                methods:
                  ad(*): copy
                  ad*(*): copy
            """,
            silent));
  }

  /** Knows the packages {@code java.io}, and of {@code app} the sources alone. */
  private final class Packages implements TypeOracle {
    @Override
    public List<String> supertypes(String binaryName) {
      return types.supertypes(binaryName);
    }

    @Override
    public List<MethodRef> methods(String binaryName, String name) {
      return types.methods(binaryName, name);
    }

    @Override
    public Set<String> typesIn(String packageName) {
      return switch (packageName) {
        case "java.io" -> Set.of("java.io.StringReader", "java.io.ObjectInputStream$GetField");
        case "app" -> Set.of("app.Vector");
        default -> Set.of();
      };
    }

    @Override
    public boolean hasPackage(String packageName) {
      return packageName.equals("java.io");
    }
  }

  @Test
  void aTypeThatItsPackageDoesNotHaveIsReported() throws IOException {
    assertEquals(
        List.of(
            "error mine.yaml:3:3: there is no type `java.io.StrngReader` in package `java.io`: did"
                + " you mean `java.io.StringReader`?",
            "error mine.yaml:5:3: there is no type `java.io.ObjectInputStream$GetFeild` in package"
                + " `java.io`: did you mean `java.io.ObjectInputStream$GetField`?",
            "error mine.yaml:7:3: there is no type `java.io.Frobnicator` in package `java.io`:"
                + " check its spelling and the library's version",
            "error mine.yaml:9:3: there is no type `app.Vectro` in package `app`: did you mean"
                + " `app.Vector`?",
            "error mine.yaml:17:7: there is no type `java.io.StrngReader` in package `java.io`: did"
                + " you mean `java.io.StringReader`?"),
        check(
            """
            library: a:b
            types:
              java.io.StrngReader:
                closes-quietly: true
              java.io.ObjectInputStream$GetFeild:
                closes-quietly: true
              java.io.Frobnicator:
                closes-quietly: true
              app.Vectro:
                closes-quietly: true
              app.OfAnotherModule:
                closes-quietly: true
              not.on.the.ClassPath:
                closes-quietly: true
              java.io.StringReader:
                methods:
                  read(): { implicit-random: true, seeded-by: java.io.StrngReader.read }
            """,
            new Packages()));
  }

  private List<String> warnings(String text) throws IOException {
    return check(text, types).stream().filter(line -> line.startsWith("warning")).toList();
  }

  private static String reader(String constructor) {
    return "library: a:b\ntypes:\n  java.io.StringReader:\n    kind: closeable\n"
        + "    release: { methods: [close] }\n    methods:\n      "
        + constructor
        + "\n";
  }

  @Test
  void aResourceThatNothingMakesIsWarnedOf() throws IOException {
    assertEquals(
        List.of(
            "warning mine.yaml:3:3: no constructor is `fresh` and no method returns a"
                + " `java.io.StringReader`, so none is ever reported: mark what creates one"),
        warnings(reader("new(*): copy")));
  }

  @Test
  void whatMayMakeAResourceIsEnough() throws IOException {
    assertEquals(List.of(), warnings(reader("read(): copy")));
    assertEquals(List.of(), warnings(reader("new(*): fresh")));
    assertEquals(List.of(), warnings(reader("new(*): { arguments: wraps }")));
    String unmade = reader("new(*): copy");
    String gives = "    methods:\n      ";
    assertEquals(
        List.of(), warnings(unmade + "  java.io.Reader:\n" + gives + "nullReader(): fresh\n"));
    assertEquals(
        List.of(), warnings(unmade + "  not.on.the.ClassPath:\n" + gives + "make(*): fresh\n"));
    assertEquals(
        1, warnings(unmade + "  java.io.File:\n" + gives + "getAbsoluteFile(): fresh\n").size());
  }

  @Test
  void aResourceOfWhichASubclassIsMadeIsMade() throws IOException {
    assertEquals(
        List.of(),
        warnings(
            """
            library: a:b
            types:
              java.io.Reader:
                kind: closeable
                release: { methods: [close] }
                methods:
                  new(*): copy
              java.io.StringReader:
                methods:
                  new(*): fresh
            """));
  }

  @Test
  void aModelOfTheClassPathIsWarnedOfWithItsVersions() throws IOException {
    Path file = folder.resolve("META-INF/tensorlint/abc.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        library: a:b
        versions: "1 - 2"
        types:
          java.util.List:
            methods:
              ad(*): copy
        """);
    LoadedModels loaded =
        ModelLibrary.load(new ModelRequest(Set.of("abc"), List.of(), List.of(folder)));
    assertEquals(
        List.of(
            "WARNING `java.util.List` has no method `ad`: did you mean `add`? (this model is for"
                + " versions 1 - 2)"),
        withoutNotes(loaded, types).stream().map(d -> d.severity() + " " + d.message()).toList());
  }
}
