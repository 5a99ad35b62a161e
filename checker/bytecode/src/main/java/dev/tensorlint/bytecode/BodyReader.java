// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads the code of a method or lambda. */
final class BodyReader {

  /** Instructions; the format allows 65,535 bytes. */
  private static final int MOST_INSTRUCTIONS = 65_535;

  private BodyReader() {}

  /**
   * @param parameters without those that a lambda captures
   */
  record Body(List<Local> parameters, Stmt.Block code) {}

  /**
   * Reads a method.
   *
   * @param captured variables for the first parameters of a lambda's method
   * @param enclosing the methods and lambdas around the code, this one last
   * @throws UnreadableCodeException when no compiler writes such code
   */
  static Body read(
      ClassNode type,
      MethodNode method,
      List<Local> captured,
      CodeLayout layout,
      Callees callees,
      List<MethodNode> enclosing) {
    if (method.instructions.size() > 4 * MOST_INSTRUCTIONS) {
      throw new UnreadableCodeException("too many instructions");
    }
    Variables variables = new Variables(method, layout);
    List<Local> parameters = parameters(method, captured, layout, variables);
    TypeRef self = TypeNames.ofInternal(type.name);
    TypeRef superclass =
        type.superName == null ? TypeRef.OBJECT : TypeNames.ofInternal(type.superName);
    InstructionReader instructions =
        new InstructionReader(
            self,
            superclass,
            isStatic(method) ? null : new Expr.This(false, self, layout.of(method)),
            TypeNames.of(Type.getReturnType(method.desc)),
            variables,
            layout,
            callees,
            new FunctionReader(type, layout, callees, enclosing));
    BlockGraph graph = new MethodReader(method, layout, variables, instructions).read();
    List<Stmt> nested = AddedCloses.placed(Structurer.statements(graph), graph);
    List<Stmt> statements = Declarations.placed(Tidy.of(nested), parameters);
    return new Body(
        parameters.subList(captured.size(), parameters.size()),
        new Stmt.Block(statements, Spans.of(statements)));
  }

  private static boolean isStatic(MethodNode method) {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  /** Returns the parameters of a method, those without code too. */
  static List<Local> parameters(
      MethodNode method, List<Local> captured, CodeLayout layout, Variables variables) {
    Type[] types = Type.getArgumentTypes(method.desc);
    List<Local> parameters = new ArrayList<>();
    int slot = isStatic(method) ? 0 : 1;
    for (int i = 0; i < types.length; i++) {
      Local local =
          i < captured.size()
              ? captured.get(i)
              : parameter(method, i, types[i], variables.entryOfParameter(slot), layout);
      parameters.add(local);
      variables.parameter(slot, local);
      slot += types[i].getSize();
    }
    return parameters;
  }

  private static Local parameter(
      MethodNode method,
      int index,
      Type type,
      @Nullable LocalVariableNode entry,
      CodeLayout layout) {
    if (entry != null) {
      TypeRef named = TypeNames.of(entry.signature, entry.desc);
      return new Local(
          entry.name, named, AnnotationReader.ofParameter(method, index), layout.of(entry));
    }
    boolean isNamed = method.parameters != null && index < method.parameters.size();
    String name = isNamed ? method.parameters.get(index).name : "p" + index;
    return new Local(
        name == null ? "p" + index : name,
        TypeNames.of(type),
        AnnotationReader.ofParameter(method, index),
        layout.ofParameter(method, index));
  }
}
