// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.known.KnownTypes;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassContainer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Which files are translated again when one has changed. */
final class WorkspaceTest {

  private static final String LARGE = "interface Large { void first(%s); void second(); }";
  private static final String USER = "class User { Large kept; void use() { Object one = kept; } }";

  private final Workspace workspace = new Workspace(text -> true, AssumedTypes.NONE, List.of(), 1);

  @AfterEach
  void close() {
    workspace.close();
  }

  private void put(String name, String text) {
    workspace.put(SourceFile.of(name, text));
  }

  private static CompilationUnit unit(Program program, String name) {
    return program.units().stream()
        .filter(unit -> unit.file().path().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aSourceThatComesLaterTakesThePlaceOfWhatWasAssumed() {
    try (Workspace assuming = new Workspace(text -> true, KnownTypes.of(List.of()), List.of(), 1)) {
      assuming.put(
          SourceFile.of(
              "User.java",
              "import ai.onnxruntime.OnnxTensor;"
                  + " class User { void use(OnnxTensor it) { it.getInfo(); it.own(); } }"));
      assertEquals(1, unit(assuming.program(), "User.java").unresolvedNames());
      assertFalse(assuming.given().isKnown("ai.onnxruntime.OnnxTensor"));

      assuming.put(
          SourceFile.of(
              "OnnxTensor.java",
              "package ai.onnxruntime; public class OnnxTensor {"
                  + " public void own() {} public void getInfo() {} }"));

      assertEquals(0, unit(assuming.program(), "User.java").unresolvedNames());
      assertTrue(assuming.given().isKnown("ai.onnxruntime.OnnxTensor"));
    }
  }

  @Test
  void noLambdaCallsAnInterfaceOfTwoMethods() {
    put("Large.java", LARGE.formatted(""));
    put("User.java", USER);
    CompilationUnit before = unit(workspace.program(), "User.java");

    put("Large.java", LARGE.formatted("int times"));

    assertSame(before, unit(workspace.program(), "User.java"));
  }

  @Test
  void aLambdaCallsTheOnlyMethodOfAnInterfaceWithoutNamingIt() {
    put("Large.java", "interface Large { void first(); }");
    put("User.java", USER);
    CompilationUnit before = unit(workspace.program(), "User.java");

    put("Large.java", "interface Large { void first(int times); }");

    assertNotSame(before, unit(workspace.program(), "User.java"));
  }

  @Test
  void anHeirMayLeaveOneMethodToLambdas() {
    put("Large.java", LARGE.formatted(""));
    put("Heir.java", "interface Heir extends Large { default void second() {} }");
    put("User.java", "class User { Heir kept = () -> {}; }");
    CompilationUnit before = unit(workspace.program(), "User.java");

    put("Large.java", LARGE.formatted("int times"));

    assertNotSame(before, unit(workspace.program(), "User.java"));
  }

  @Test
  void filesThatComeFirstAreNewWhileOthersAreAsTheyWere() {
    put("Made.java", "class Made { void run() {} }");
    put("User.java", "class User { void use(Made made) { made.run(); new Object() {}; } }");
    Program old = workspace.program();

    put("Made.java", "class Made { void run(int times) {} }");
    Optional<Program> first = workspace.programWithFirst(Set.of("Made.java"), 0);

    assertTrue(first.isPresent());
    assertEquals(
        1, unit(first.get(), "Made.java").types().get(0).methods().get(0).parameters().size());
    assertSame(unit(old, "User.java"), unit(first.get(), "User.java"));
    assertNotSame(unit(old, "User.java"), unit(workspace.program(), "User.java"));
  }

  @Test
  void aMemberOfTheSameNameElsewhereIsNoReasonForANewUnit() {
    put("Made.java", "class Made { void run() {} }");
    put("Other.java", "class Other { void run() {} }");
    put("User.java", "class User { void use(Other other) { other.run(); } }");
    CompilationUnit before = unit(workspace.program(), "User.java");

    put("Made.java", "class Made { void run(int times) {} }");

    assertSame(before, unit(workspace.program(), "User.java"));
  }

  @Test
  void aMemberThatHidesAnInheritedOneIsAReasonForANewUnit() {
    put("Base.java", "class Base { void run() {} }");
    put("Made.java", "class Made extends Base {}");
    put("Source.java", "class Source { Made made() { return null; } }");
    put("User.java", "class User { void use(Source source) { source.made().run(); } }");
    CompilationUnit before = unit(workspace.program(), "User.java");

    put("Made.java", "class Made extends Base { void run() {} }");

    assertNotSame(before, unit(workspace.program(), "User.java"));
  }

  @Test
  void aTypeThatBecomesCloseableIsAReasonForNewUnitsOfItsUsersOnly() {
    put("Made.java", "class Made {}");
    put("User.java", "class User { void use(Made made) {} }");
    put(
        "Other.java",
        "class Other { void end(AutoCloseable it) throws Exception { it.close(); } }");
    CompilationUnit user = unit(workspace.program(), "User.java");
    CompilationUnit other = unit(workspace.program(), "Other.java");

    put("Made.java", "class Made implements AutoCloseable { public void close() {} }");

    assertNotSame(user, unit(workspace.program(), "User.java"));
    assertSame(other, unit(workspace.program(), "Other.java"));
  }

  @Test
  void nothingComesFirstWhereTheRestIsFewFiles() {
    put("Made.java", "class Made { void run() {} }");
    put("User.java", "class User { void use(Made made) { made.run(); } }");
    assertEquals(2, workspace.program().units().size());

    put("Made.java", "class Made { void run(int times) {} }");

    assertEquals(Optional.empty(), workspace.programWithFirst(Set.of("Made.java"), 1));
    assertEquals(2, workspace.program().units().size());
  }

  @Test
  void aFileThatImpliesItsClassDependsOnAnotherOfThatName() {
    put("first/Main.java", "class Other {}");
    put("second/Main.java", "String own; void main() { own.length(); }");
    CompilationUnit before = unit(workspace.program(), "second/Main.java");

    put("first/Main.java", "void main() {}");

    assertNotSame(before, unit(workspace.program(), "second/Main.java"));
  }

  @Test
  void whatOnlyTheLastTextThatParsesMentionsStillConcernsIt() {
    put("Made.java", "class Made { void run() {} }");
    put("User.java", "class User { void use(Made made) { made.run(); } }");
    CompilationUnit before = unit(workspace.program(), "User.java");

    put("User.java", "class User { int x = ; }");
    put("Made.java", "class Made { void run(int times) {} }");

    assertNotSame(before, unit(workspace.program(), "User.java"));
  }

  @Test
  void aFileThatImpliesItsClassMentionsWhatItsNewestTextDoes() {
    put("Made.java", "class Made { void run() {} }");
    put("User.java", "void main() {}");
    put("User.java", "void main() { new Made().run(); }");
    CompilationUnit before = unit(workspace.program(), "User.java");

    put("Made.java", "class Made { void run(int times) {} }");

    assertNotSame(before, unit(workspace.program(), "User.java"));
  }

  @Test
  void placesMoveOnWithATextThatIsGivenAgain() {
    SourceFile first = SourceFile.of("Made.java", "class Made {}");
    workspace.put(first);
    put("Made.java", "class Made {}");
    put("Made.java", "\nclass Made {}");

    assertEquals(
        Optional.of(new Span(7, 11)), first.moved(new Span(6, 10)).map(SourceFile.Moved::span));
  }

  @Test
  void whatWasGivenUpIsMadeTheNextTime() {
    put("Made.java", "class Made { void run() {} }");
    workspace.cancelWhen(() -> true);
    assertThrows(CancellationException.class, workspace::program);
    workspace.cancelWhen(() -> false);

    assertEquals(1, workspace.program().units().size());
  }

  /** Has one class, and notes how often it is read and whether it is closed. */
  private static final class OneClass implements ClassContainer {

    private int reads;
    private boolean isClosed;

    @Override
    public Set<String> packages() {
      return Set.of("lib");
    }

    @Override
    public Set<String> classes(String packageName) {
      return Set.of("lib.Given");
    }

    @Override
    public byte @Nullable [] read(String internalName) {
      if (!internalName.equals("lib/Given")) {
        return null;
      }
      reads++;
      ClassWriter writer = new ClassWriter(0);
      writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, internalName, null, "java/lang/Object", null);
      return writer.toByteArray();
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }

  @Test
  void aWorkspaceWithoutSourcesSharesTheClassPath() {
    SourceFile user = SourceFile.of("app/User.java", "class User { lib.Given given; }");
    OneClass library = new OneClass();
    try (Workspace whole = new Workspace(text -> true, AssumedTypes.NONE, List.of(library), 1)) {
      try (Workspace part = whole.withoutSources(1)) {
        part.put(user);
        assertEquals(0, unit(part.program(), "app/User.java").unresolvedNames());
        assertEquals(Set.of(), whole.paths());
      }
      assertFalse(library.isClosed);
      whole.put(user);
      assertEquals(0, unit(whole.program(), "app/User.java").unresolvedNames());
      assertEquals(1, library.reads);
    }
    assertTrue(library.isClosed);
  }
}
