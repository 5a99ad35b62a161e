// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Gives values in the middle of one statement names, as resources of a block around it. */
final class Naming {

  private final Code code;
  private final Edits edits;
  private final List<Temporary> all;
  private final List<String> names = new ArrayList<>();
  private final List<String> declarations = new ArrayList<>();

  private Naming(Code code, Edits edits, List<Temporary> all) {
    this.code = code;
    this.edits = edits;
    this.all = all;
  }

  /**
   * Writes the edits; returns whether that can be done.
   *
   * @param all values in one statement, in source order, none within another
   */
  static boolean write(Code code, Edits edits, List<Temporary> all) {
    Naming naming = new Naming(code, edits, all);
    if (!naming.areNamed() || !naming.declare(all.get(0))) {
      return false;
    }
    naming.replace();
    return true;
  }

  /** The text of the value, on one line if it fits. */
  static String text(Code code, Temporary temporary) {
    return Lines.joinedIfShort(code.file().textOf(temporary.expr().span()));
  }

  private boolean areNamed() {
    for (Temporary each : all) {
      String name = Names.of(code, each.nesting(), each.expr(), names);
      Optional<String> type = Imports.nameOf(code, edits, each.expr().type());
      if (type.isEmpty()) {
        return false;
      }
      names.add(name);
      declarations.add(type.get() + " " + name + " = " + text(code, each));
    }
    return true;
  }

  private boolean declare(Temporary first) {
    TryBlock block = new TryBlock(code, edits);
    if (first.stmt() instanceof Stmt.Try header) {
      Optional<Stmt.Resource> resource = first.resourceOf(header);
      resource.ifPresent(
          before ->
              declarations.forEach(each -> block.insertResource(header, before, each)));
      return resource.isPresent();
    }
    Optional<Siblings> siblings = first.siblings();
    Optional<Extent> extent = siblings.flatMap(it -> Extent.of(code, it));
    if (siblings.isEmpty() || extent.isEmpty()) {
      return false;
    }
    Optional<Stmt.Try> header = TryBlock.headerFor(siblings.get());
    if (header.isPresent()) {
      declarations.forEach(each -> block.addResource(header.get(), each));
    } else {
      block.around(siblings.get(), extent.get(), last(siblings.get()), declarations);
    }
    return true;
  }

  private static int last(Siblings siblings) {
    return siblings.stmt() instanceof Stmt.LocalDecl decl
        ? Reach.lastOfBlock(siblings, Set.<Local>of(decl.local()))
        : siblings.index();
  }

  /** Puts the names there; a statement that was broken for the long text goes on one line. */
  private void replace() {
    Span whole = all.get(0).text(code);
    boolean areInside = all.stream().allMatch(each -> each.endWithChain(code) <= whole.end());
    if (!areInside) {
      replaceEach();
      return;
    }
    String left = replaced(whole);
    String joined = Lines.joinedIfShort(left, code.indentation(whole.start()).length() + 6);
    if (left.contains("{") || joined.equals(left)) {
      replaceEach();
    } else {
      edits.replace(whole.start(), whole.end(), joined);
    }
  }

  private String replaced(Span whole) {
    StringBuilder left = new StringBuilder();
    int at = whole.start();
    for (int i = 0; i < all.size(); i++) {
      left.append(code.text(), at, all.get(i).expr().span().start()).append(names.get(i));
      at = all.get(i).endWithChain(code);
    }
    return left.append(code.text(), at, whole.end()).toString();
  }

  private void replaceEach() {
    for (int i = 0; i < all.size(); i++) {
      Temporary each = all.get(i);
      edits.replace(each.expr().span().start(), each.endWithChain(code), names.get(i));
    }
  }
}
