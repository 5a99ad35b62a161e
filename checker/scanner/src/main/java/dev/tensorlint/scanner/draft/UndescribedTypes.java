// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.draft;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.scanner.types.ClassContainer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Types of the class path that a program uses, that look like resources and have no model. */
public final class UndescribedTypes {

  /**
   * One of them.
   *
   * @param type binary name
   * @param uses number of calls of its methods and constructors, and of those that give it
   * @param why what its class file shows
   */
  public record Undescribed(String type, int uses, String why) {}

  private static final Comparator<Undescribed> MOST_USED_FIRST =
      Comparator.comparingInt(Undescribed::uses).reversed().thenComparing(Undescribed::type);

  private UndescribedTypes() {}

  /** Returns them, the most used first. */
  public static List<Undescribed> in(
      Program program, LifecycleModels models, Collection<ClassContainer> classpath) {
    Uses uses = new Uses();
    program.units().forEach(unit -> unit.types().forEach(uses::visitType));
    Set<String> packages = new HashSet<>();
    uses.counts.keySet().forEach(type -> packages.add(packageOf(type)));
    LibraryShape libraries =
        LibraryShape.of(
            classpath.stream()
                .filter(each -> each.packages().stream().anyMatch(packages::contains))
                .toList());
    List<Undescribed> found = new ArrayList<>();
    uses.counts.forEach(
        (type, count) ->
            libraries
                .resource(type)
                .filter(resource -> !uses.declared.contains(type))
                .filter(resource -> models.type(type, program.types()).isEmpty())
                .ifPresent(resource -> found.add(new Undescribed(type, count, resource.why()))));
    found.sort(MOST_USED_FIRST);
    return found;
  }

  private static String packageOf(String type) {
    return type.substring(0, Math.max(0, type.lastIndexOf('.')));
  }

  private static final class Uses extends IrWalker {

    private final Map<String, Integer> counts = new TreeMap<>();
    private final Set<String> declared = new HashSet<>();

    @Override
    public void visitType(TypeDecl type) {
      declared.add(type.name());
      super.visitType(type);
    }

    @Override
    public Unit visitCall(Expr.Call call) {
      count(call.callee());
      return super.visitCall(call);
    }

    @Override
    public Unit visitNew(Expr.New created) {
      count(created.constructor());
      return super.visitNew(created);
    }

    private void count(Callee callee) {
      if (callee instanceof MethodRef method) {
        counts.merge(method.owner(), 1, Integer::sum);
        String given = method.returnType().name();
        if (method.returnType().isReference() && !given.equals(method.owner())) {
          counts.merge(given, 1, Integer::sum);
        }
      }
    }
  }
}
