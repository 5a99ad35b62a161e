// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Forms of the source that come back from class files. */
final class BytecodeFrontEndTest {

  private final CompiledCode code;

  BytecodeFrontEndTest(@TempDir Path folder) {
    this.code = new CompiledCode(folder);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "static void f(List<String> all) { for (String s : all) { s.trim(); } }"
            + "|ForEach ExprStmt Return",
        "static void f(int[] all) { for (int i : all) { Math.abs(i); } }|ForEach ExprStmt Return",
        "static void f(int n) { for (int i = 0; i < n; i++) { Math.abs(i); } }"
            + "|For LocalDecl ExprStmt Return",
        "static void f(Queue<String> q) { String s; while ((s = q.poll()) != null) { s.trim(); } }"
            + "|LocalDecl While ExprStmt Return",
        "static void f(Queue<String> q) { do { q.poll(); } while (q.size() > 1); }"
            + "|DoWhile ExprStmt Return",
        "static int f(boolean b) { return b ? Math.abs(1) : 2; }|Return",
        "static boolean f(int a, int b) { return a > b; }|Return",
        "static void f(boolean b) { if (b) { Math.abs(1); } else { Math.abs(2); } }"
            + "|If ExprStmt ExprStmt Return",
        "static void f(Object o) { synchronized (o) { o.hashCode(); } }"
            + "|LocalDecl LocalDecl LocalDecl ExprStmt OnFailure ExprStmt ExprStmt Return",
        "static void f() { try { Math.abs(1); } catch (RuntimeException e) { Math.abs(2); } }"
            + "|Try ExprStmt ExprStmt Return",
        "static void f(String s) { try { s.trim(); } finally { s.length(); } }"
            + "|LocalDecl LocalDecl OnFailure ExprStmt ExprStmt ExprStmt ExprStmt Return",
      })
  void statementsComeBack(String method, String statements) throws IOException {
    assertThat(code.with(method, "-g").statements()).isEqualTo(statements);
    assertThat(code.diagnostics()).isEmpty();
  }

  @Test
  void theHeadOfATryClosesItsResource() throws IOException {
    String method =
        "static void f(java.io.InputStream in) throws java.io.IOException {"
            + " try (in) { in.read(); } }";
    assertThat(code.with(method, "-g").tree()).contains("OnFailure", "AddedClose");
    assertThat(code.tree()).doesNotContain("catch");
  }

  @Test
  void lambdasSeeTheirVariables() throws IOException {
    String method = "static Runnable f(String text) { return () -> text.trim(); }";
    assertThat(code.with(method, "-g").tree())
        .contains("Lambda", "java.lang.String#trim()")
        .doesNotContain("lambda$");
  }

  @Test
  void argumentsAreListedAsInTheSource() throws IOException {
    String method = "static List<String> f() { return Arrays.asList(\"a\", \"b\"); }";
    assertThat(code.with(method, "-g").tree())
        .contains("Literal STRING \"a\"", "Literal STRING \"b\"")
        .doesNotContain("NewArray");
  }

  @Test
  void initialValuesBelongToTheirFields() throws IOException {
    String members = "private final List<String> all = new ArrayList<>();\nint n() { return 1; }";
    assertThat(code.with(members, "-g").tree())
        .contains("initializer", "java.util.ArrayList<java.lang.String>")
        .doesNotContain("CONSTRUCTOR");
  }

  /** Before Java 11, classes reach private members of their nest through added methods. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "private int n; class B { int f() { return n; } }",
        "private int n; class B { void f() { n = 1; } }",
        "private static String s; class B { String f() { return s; } }",
        "private int g(long a, String b) { return 1; } class B { int f() { return g(1L, \"\"); } }",
        "static class B { private B(int n) {} } static B f() { return new B(1); }",
        "static void f(List<String> all) { switch (all.get(0)) { case \"a\": all.clear(); break;"
            + " default: all.size(); } }",
        "static void f(java.io.InputStream in) throws java.io.IOException {"
            + " try (java.io.InputStream x = in) { x.read(); } }",
        "static Runnable f(String text) { return () -> text.trim(); }",
      })
  void allVersionsOfClassFilesAreTheSameTree(String members) throws IOException {
    String newest = structure(code.with(members, "-g").tree());
    assertThat(structure(code.with(members, "-g", "--release", "8").tree()))
        .isEqualTo(newest)
        .doesNotContain("access$");
    assertThat(code.diagnostics()).isEmpty();
  }

  /** The versions from JDK 8 to 25; what javac writes for them differs in no instruction here. */
  @ParameterizedTest
  @ValueSource(ints = {52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69})
  void theVersionOfAClassFileChangesNothing(int version) throws IOException {
    String method = "static void f(List<String> all) { for (String s : all) { s.trim(); } }";
    String expected = code.with(method, "-g", "--release", "8").tree();
    Path file = code.classes().resolve("A.class");
    byte[] content = Files.readAllBytes(file);
    content[7] = (byte) version;
    Files.write(file, content);
    assertThat(code.tree()).isEqualTo(expected);
    assertThat(code.diagnostics()).isEmpty();
  }

  /** Returns a tree without the places that its nodes have. */
  private static String structure(String tree) {
    return tree.replaceAll("@[0-9:-]+", "").replaceAll("\\bof [0-9:-]+", "");
  }

  @Test
  void codeWithoutDebugInformationIsReadToo() throws IOException {
    String method = "static void f(List<String> all) { for (String s : all) { s.trim(); } }";
    assertThat(code.with(method, "-g:none").tree()).contains("ForEach", "java.lang.String#trim()");
    assertThat(code.diagnostics()).isEmpty();
  }

  @Test
  void aBrokenClassIsReportedAndTheRestGoesOn() throws IOException {
    code.with("static void f() { Math.abs(1); }", "-g");
    Files.write(code.classes().resolve("B.class"), new byte[] {(byte) 0xCA, (byte) 0xFE, 1, 2});
    assertThat(code.tree()).contains("java.lang.Math#abs(int)");
    assertThat(code.diagnostics()).hasSize(1);
    assertThat(code.diagnostics().get(0).oneLine()).contains("B.class", "is broken");
  }

  @Test
  void aClauseHasTheParameterOfTheSource() throws IOException {
    String method =
        "static void f() { try { Math.abs(1); } catch (RuntimeException e) {"
            + " throw new IllegalStateException(e); } }";
    assertThat(code.with(method, "-g").tree()).contains("catch e").doesNotContain("$caught");
  }

  /** The range of an outer handler is cut where the body returns. */
  @Test
  void aResourceInATryWithAClauseIsRestoredWhereItsBodyReturns() throws IOException {
    String method =
        "static int f(java.io.InputStream in) { try (in) { return in.read(); }"
            + " catch (java.io.IOException e) { return 0; } }";
    assertThat(code.with(method, "-g").tree())
        .contains("OnFailure", "AddedClose")
        .doesNotContain("java.lang.Throwable of java.lang.Throwable");
  }

  /** A cleanup is around the code and its clauses, and runs once. */
  @Test
  void aCleanupIsNotRepeatedInAClause() throws IOException {
    String method =
        "static int f(String s) { try { return s.length(); } catch (RuntimeException e) {"
            + " throw new IllegalStateException(e); } finally { s.trim(); } }";
    assertThat(code.with(method, "-g").statements().split("OnFailure", -1)).hasSize(2);
  }

  @Test
  void argumentsAreBoxedWhereTheyTellTypeArguments() throws IOException {
    String method = "static Object f() { return List.of(1f, 2f); }";
    assertThat(code.with(method, "-g").tree()).contains("java.util.List<java.lang.Float>");
  }

  /** The third argument of its bootstrap method is a type and no descriptor. */
  @Test
  void aSwitchOverPatternsIsRead() throws IOException {
    Files.write(code.classes().resolve("B.class"), switchOverTypes());
    assertThat(code.tree()).contains("Switch");
    assertThat(code.diagnostics()).isEmpty();
  }

  private static byte[] switchOverTypes() {
    Handle bootstrap =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            "java/lang/runtime/SwitchBootstraps",
            "typeSwitch",
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
                + "[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
            false);
    return methodOfB(
        method -> {
          Label one = new Label();
          Label end = new Label();
          method.visitInsn(Opcodes.ACONST_NULL);
          method.visitVarInsn(Opcodes.ILOAD, 0);
          method.visitInvokeDynamicInsn(
              "typeSwitch",
              "(Ljava/lang/Object;I)I",
              bootstrap,
              Type.getType("Ljava/lang/String;"),
              Type.getType("Ljava/lang/Integer;"),
              Type.getType("Ljava/lang/Long;"));
          method.visitTableSwitchInsn(0, 2, end, one, end, end);
          method.visitLabel(one);
          method.visitIincInsn(0, 1);
          method.visitLabel(end);
          method.visitInsn(Opcodes.RETURN);
        });
  }

  /** No compiler jumps into a loop; some tools that change class files do. */
  @Test
  void aJumpIntoALoopIsReported() throws IOException {
    Files.write(code.classes().resolve("B.class"), jumpIntoLoop());
    assertThat(code.tree()).contains("B#f");
    assertThat(code.diagnostics()).hasSize(1);
    assertThat(code.diagnostics().get(0).message()).contains("B.f", "a jump leads into a loop");
  }

  @Test
  void aLoopWhoseConditionStandsBehindItsBodyIsTheLoopThatJavacWrites() throws IOException {
    String loop = "static void f(int n) { while (n != 0) { n++; } }";
    String ofJavac = code.with(loop, "-g:none").statements();
    Files.delete(code.classes().resolve("A.class"));
    Files.write(code.classes().resolve("B.class"), rotatedLoop());
    assertThat(code.statements()).isEqualTo(ofJavac).contains("While");
    assertThat(code.diagnostics()).isEmpty();
  }

  /** Eclipse's compiler writes loops in this way. */
  private static byte[] rotatedLoop() {
    return methodOfB(
        method -> {
          Label head = new Label();
          Label condition = new Label();
          method.visitJumpInsn(Opcodes.GOTO, condition);
          method.visitLabel(head);
          method.visitIincInsn(0, 1);
          method.visitLabel(condition);
          method.visitVarInsn(Opcodes.ILOAD, 0);
          method.visitJumpInsn(Opcodes.IFNE, head);
          method.visitInsn(Opcodes.RETURN);
        });
  }

  /** The end of the inner loop goes on with the outer one. */
  @Test
  void aRotatedLoopInARotatedLoopIsNested() throws IOException {
    Files.write(
        code.classes().resolve("B.class"),
        methodOfB(
            method -> {
              Label outer = new Label();
              Label inner = new Label();
              Label innerCondition = new Label();
              Label condition = new Label();
              method.visitJumpInsn(Opcodes.GOTO, condition);
              method.visitLabel(outer);
              method.visitJumpInsn(Opcodes.GOTO, innerCondition);
              method.visitLabel(inner);
              method.visitIincInsn(0, 1);
              method.visitLabel(innerCondition);
              method.visitVarInsn(Opcodes.ILOAD, 0);
              method.visitJumpInsn(Opcodes.IFGT, inner);
              method.visitLabel(condition);
              method.visitVarInsn(Opcodes.ILOAD, 0);
              method.visitJumpInsn(Opcodes.IFNE, outer);
              method.visitInsn(Opcodes.RETURN);
            }));
    assertThat(code.statements()).isEqualTo("Labeled While While If Continue ExprStmt Return");
    assertThat(code.diagnostics()).isEmpty();
  }

  private static byte[] jumpIntoLoop() {
    return methodOfB(
        method -> {
          Label head = new Label();
          Label middle = new Label();
          method.visitVarInsn(Opcodes.ILOAD, 0);
          method.visitJumpInsn(Opcodes.IFEQ, middle);
          method.visitLabel(head);
          method.visitIincInsn(0, 1);
          method.visitLabel(middle);
          method.visitVarInsn(Opcodes.ILOAD, 0);
          method.visitJumpInsn(Opcodes.IFNE, head);
          method.visitInsn(Opcodes.RETURN);
        });
  }

  /** Returns a class B with a method f that takes a number. */
  private static byte[] methodOfB(Consumer<MethodVisitor> instructions) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V1_6, Opcodes.ACC_SUPER, "B", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "f", "(I)V", null, null);
    method.visitCode();
    instructions.accept(method);
    method.visitMaxs(1, 1);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
