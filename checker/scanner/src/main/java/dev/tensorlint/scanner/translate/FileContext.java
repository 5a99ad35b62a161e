// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.Node;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.parse.SkeletonReader;
import dev.tensorlint.scanner.parse.Spans;
import dev.tensorlint.scanner.parse.TypeSyntaxReader;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.TypeResolver;
import dev.tensorlint.scanner.source.UnitDeclarations;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeRefs;
import dev.tensorlint.scanner.types.Types;

/** What the translators of one file share. Used by one thread. */
final class FileContext {

  private final Spans spans;
  private final Types types;
  private final TypeRefs refs;
  private final Unresolved unresolved = new Unresolved();
  private final TypeResolver resolver;
  private final Candidates candidates;
  private final SkeletonReader skeletons;
  private final UnitDeclarations declared;
  private final Expressions exprs;
  private final Statements stmts;
  private final Declarations declarations;
  private final TranslationBudget budget;
  private int place;

  FileContext(SourceFile file, Types types, UnitDeclarations declared, Translators translators) {
    this.declared = declared;
    this.budget = TranslationBudget.of(file);
    this.spans = new Spans(file);
    this.types = types;
    this.refs = new TypeRefs(types.supertypes());
    this.resolver = new TypeResolver(types, unresolved::type);
    this.candidates = new Candidates(types);
    this.skeletons = new SkeletonReader(spans);
    this.declarations = translators.declarations().apply(this);
    this.stmts = translators.statements().apply(this);
    this.exprs = translators.expressions().apply(this);
  }

  Spans spans() {
    return spans;
  }

  Span span(Node node) {
    return spans.of(node);
  }

  Types types() {
    return types;
  }

  TypeRef ref(Type type) {
    return refs.of(type);
  }

  Unresolved unresolved() {
    return unresolved;
  }

  TranslationBudget budget() {
    return budget;
  }

  TypeResolver resolver() {
    return resolver;
  }

  Candidates candidates() {
    return candidates;
  }

  SkeletonReader skeletons() {
    return skeletons;
  }

  /** Notes the member that is being translated, for a diagnostic when that fails. */
  void enter(Node member) {
    place = span(member).start();
  }

  int place() {
    return place;
  }

  /** Returns the classes of this file. */
  UnitDeclarations declared() {
    return declared;
  }

  Expressions exprs() {
    return exprs;
  }

  Statements stmts() {
    return stmts;
  }

  Declarations declarations() {
    return declarations;
  }

  /** Looks up a written type and counts what does not resolve. */
  Type type(com.github.javaparser.ast.type.Type written, Scope scope) {
    return resolver.resolve(TypeSyntaxReader.read(written), scope);
  }
}
