// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The nodes around a place, the outermost first: types, methods, statements, cases, expressions.
 *
 * @param blocks what is known of the lists of statements among them
 */
record Nesting(List<Object> nodes, BlockIndex blocks) {

  Nesting {
    nodes = List.copyOf(nodes);
  }

  static Nesting of(CompilationUnit unit, Span span, BlockIndex blocks) {
    Locator locator = new Locator(span, blocks);
    unit.types().forEach(locator::visitType);
    return new Nesting(locator.found, blocks);
  }

  boolean isEmpty() {
    return nodes.isEmpty();
  }

  int size() {
    return nodes.size();
  }

  Object node(int index) {
    return nodes.get(index);
  }

  Object innermost() {
    return nodes.get(nodes.size() - 1);
  }

  /** Returns what is around the node at an index, that node included. */
  Nesting upTo(int index) {
    return new Nesting(nodes.subList(0, index + 1), blocks);
  }

  /** Returns the place of the innermost node of a kind, -1 when there is none. */
  int lastIndexOf(Class<?> kind) {
    for (int i = nodes.size() - 1; i >= 0; i--) {
      if (kind.isInstance(nodes.get(i))) {
        return i;
      }
    }
    return -1;
  }

  <T> Optional<T> last(Class<T> kind) {
    int index = lastIndexOf(kind);
    return index < 0 ? Optional.empty() : Optional.of(kind.cast(nodes.get(index)));
  }

  /** Returns whether a node of a kind stands inside of the node at an index. */
  boolean has(Class<?> kind, int inside) {
    return lastIndexOf(kind) > inside;
  }

  /** Returns the innermost list of statements with a statement of which this is a part. */
  Optional<Siblings> siblings() {
    for (int i = nodes.size() - 1; i > 0; i--) {
      if (nodes.get(i) instanceof Stmt stmt) {
        Optional<Siblings> found = Siblings.of(nodes.get(i - 1), stmt, upTo(i));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static final class Locator extends IrWalker {
    private final Span wanted;
    private final BlockIndex blocks;
    private final List<Object> open = new ArrayList<>();
    private List<Object> found = List.of();
    private int visited;
    private int deepest;
    private int innermost;

    Locator(Span wanted, BlockIndex blocks) {
      this.wanted = wanted;
      this.blocks = blocks;
    }

    private Unit inside(Object node, Span span, Runnable below) {
      if (!span.contains(wanted)) {
        return Unit.UNIT;
      }
      open.add(node);
      int place = visited++;
      if (open.size() >= deepest) {
        deepest = open.size();
        innermost = place;
      }
      below.run();
      if (innermost == place) {
        found = List.copyOf(open);
      }
      open.remove(open.size() - 1);
      return Unit.UNIT;
    }

    @Override
    public void visitType(TypeDecl type) {
      inside(type, type.span(), () -> super.visitType(type));
    }

    @Override
    public void visitMethod(MethodDecl method) {
      inside(method, method.span(), () -> super.visitMethod(method));
    }

    @Override
    public void visitCase(SwitchCase one) {
      inside(one, one.span(), () -> super.visitCase(one));
    }

    @Override
    public Unit visitBlock(Stmt.Block stmt) {
      blocks.around(wanted, stmt.statements()).forEach(this::stmt);
      return Unit.UNIT;
    }

    @Override
    protected Unit expr(@Nullable Expr expr) {
      return expr == null ? Unit.UNIT : inside(expr, expr.span(), () -> super.expr(expr));
    }

    @Override
    protected Unit stmt(@Nullable Stmt stmt) {
      return stmt == null ? Unit.UNIT : inside(stmt, stmt.span(), () -> super.stmt(stmt));
    }
  }
}
