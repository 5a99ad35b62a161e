// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The code that something else than a call in the program may run: all code of libraries; in
 * applications initializers, {@code main}, what carries an annotation, what implements a type from
 * outside, and what reflection may find.
 */
final class EntryPoints {

  /** Supertypes whose methods no other code calls. */
  private static final Set<String> PASSIVE =
      Set.of("java.lang.Object", "java.lang.Record", "java.lang.Enum", "java.io.Serializable");

  /** Methods that the serialization of Java calls by their names. */
  private static final Set<String> OF_SERIALIZATION =
      Set.of("readObject", "readObjectNoData", "readResolve", "writeObject", "writeReplace");

  private final ProgramIndex index;
  private final Applications applications;
  private final Map<String, Boolean> external = new HashMap<>();
  private final Set<String> reflected = new HashSet<>();

  EntryPoints(ProgramIndex index, Applications applications, List<UnitIndex> units) {
    this.index = index;
    this.applications = applications;
    for (UnitIndex unit : units) {
      for (Procedure code : unit.procedures()) {
        note(code.body());
      }
    }
  }

  boolean contains(Body body) {
    MethodDecl method = body.method();
    return !applications.contain(body.unit().file())
        || method == null
        || method.isInitializer()
        || Mains.isMain(method)
        || method.annotations().stream().anyMatch(RunsOnce::mayAskForCall)
        || OF_SERIALIZATION.contains(method.ref().name())
        || (method.kind() == MethodDecl.Kind.CONSTRUCTOR
            ? mayConstruct(body.type())
            : mayCall(body.type(), method));
  }

  private void note(Body body) {
    if (body.code() != null) {
      body.code().accept(new Literals(body.unit()));
    }
    body.initialized().stream()
        .filter(field -> field.initializer() != null)
        .forEach(field -> field.initializer().accept(new Literals(body.unit())));
  }

  /** A constructor of a supertype may be called without being named. */
  private boolean mayConstruct(TypeDecl type) {
    return isExternal(type)
        || reflected.contains(type.name())
        || type.annotations().stream().anyMatch(RunsOnce::mayAskForCall)
        || !index.subtypes(type.name()).isEmpty();
  }

  private boolean mayCall(TypeDecl type, MethodDecl method) {
    return !method.has(Modifier.PRIVATE)
        && (reflected.contains(type.name())
            || (isExternal(type) && !method.has(Modifier.STATIC) && !isOfProgram(type, method)));
  }

  /** Returns whether a type has a supertype that is not in the program, and may be called by it. */
  private boolean isExternal(TypeDecl type) {
    return external.computeIfAbsent(
        type.name(),
        name ->
            index.lineage(type).stream()
                .flatMap(each -> each.supertypes().stream())
                .map(TypeRef::name)
                .anyMatch(above -> index.type(above) == null && !PASSIVE.contains(above)));
  }

  /** Returns whether a method implements one of the program, so that its calls are known. */
  private boolean isOfProgram(TypeDecl type, MethodDecl method) {
    return index.lineage(type).stream()
        .filter(above -> !above.name().equals(type.name()) && !isExternal(above))
        .flatMap(above -> above.methods().stream())
        .anyMatch(
            other ->
                other.ref().name().equals(method.ref().name())
                    && other.parameters().size() == method.parameters().size());
  }

  /** Collects the types that a class literal names in a file that does not declare them. */
  private final class Literals extends IrWalker {

    private final CompilationUnit unit;

    private Literals(CompilationUnit unit) {
      this.unit = unit;
    }

    @Override
    public Unit visitClassLiteral(Expr.ClassLiteral expr) {
      TypeDecl type = index.type(expr.named().name());
      if (type != null && !index.fileOf(type).equals(unit.file())) {
        reflected.add(type.name());
      }
      return super.visitClassLiteral(expr);
    }
  }
}
