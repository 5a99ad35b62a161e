// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Methods that the compilers of Kotlin and Scala add. */
final class OtherCompilersTest {

  private static final int ADDED = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

  private static final String TAKES_TEXT = "(Ljava/lang/String;)V";

  private static final String MAKES_FUNCTION = "(Ljava/lang/String;)Ljava/lang/Runnable;";

  private final CompiledCode code;

  OtherCompilersTest(@TempDir Path folder) {
    this.code = new CompiledCode(folder);
  }

  /** The bits say which arguments are left out: the second one is a number. */
  @ParameterizedTest
  @CsvSource({"0, f(", "2, f(", "1, f$default(", "3, f$default("})
  void aCallWithPlainDefaultValuesIsTheCallOfTheMethod(int bits, String callee) throws IOException {
    String members =
        """
        void f(Object o, int n) {}
        static void f$default(A a, Object o, int n, int bits, Object any) {}
        void calls(Object given) { f$default(this, given, 0, %s, null); }
        """;
    assertThat(code.with(members.formatted(bits), "-g").tree())
        .containsOnlyOnce("Call A#" + callee);
  }

  /** Classes of the trait call the method with its code. */
  @Test
  void theCodeOfATraitIsRead() throws IOException {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int access = Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT;
    writer.visit(Opcodes.V1_8, access, "T", null, "java/lang/Object", null);
    addEmpty(writer, "end$");
    addEmpty(writer, "lambda$end$0");
    write("T", writer);
    assertThat(code.tree()).contains("T#end$()").doesNotContain("T#lambda$end$0()");
  }

  private static void addEmpty(ClassWriter writer, String name) {
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC | ADDED, name, "()V", null, null);
    method.visitCode();
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  /** Kotlin's compiler does not mark the method of a lambda; both rename what it captures. */
  @ParameterizedTest
  @CsvSource({"f$lambda$0, false", "$anonfun$f$1, true"})
  void aLambdaSeesTheVariablesAroundIt(String name, boolean isMarked) throws IOException {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V1_8, Opcodes.ACC_SUPER, "B", null, "java/lang/Object", null);
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | (isMarked ? ADDED : 0);
    addTrim(writer.visitMethod(access, name, TAKES_TEXT, null, null));
    addFunction(writer.visitMethod(Opcodes.ACC_STATIC, "f", MAKES_FUNCTION, null, null), name);
    write("B", writer);
    assertThat(code.tree())
        .containsOnlyOnce("java.lang.String#trim()")
        .contains("Lambda ()", "LocalRef p0")
        .doesNotContain(name, "text");
  }

  private static void addTrim(MethodVisitor method) {
    Label start = new Label();
    Label end = new Label();
    method.visitCode();
    method.visitLabel(start);
    method.visitVarInsn(Opcodes.ALOAD, 0);
    String trim = "()Ljava/lang/String;";
    method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "trim", trim, false);
    method.visitInsn(Opcodes.POP);
    method.visitInsn(Opcodes.RETURN);
    method.visitLabel(end);
    method.visitLocalVariable("$text", "Ljava/lang/String;", null, start, end, 0);
    method.visitMaxs(1, 1);
    method.visitEnd();
  }

  private static void addFunction(MethodVisitor method, String lambda) {
    Handle metafactory =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            "java/lang/invoke/LambdaMetafactory",
            "metafactory",
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
                + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;"
                + "Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;",
            false);
    Type none = Type.getMethodType("()V");
    Handle run = new Handle(Opcodes.H_INVOKESTATIC, "B", lambda, TAKES_TEXT, false);
    method.visitCode();
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitInvokeDynamicInsn("run", MAKES_FUNCTION, metafactory, none, run, none);
    method.visitInsn(Opcodes.ARETURN);
    method.visitMaxs(1, 1);
    method.visitEnd();
  }

  private void write(String name, ClassWriter writer) throws IOException {
    writer.visitEnd();
    Files.write(code.classes().resolve(name + ".class"), writer.toByteArray());
  }
}
