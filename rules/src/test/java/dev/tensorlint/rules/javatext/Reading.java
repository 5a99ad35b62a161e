// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.javatext;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** One file that is being read: where its trees stand and what its names mean. */
final class Reading {

  final SourceFile file;
  final CompilationUnitTree tree;
  final JavaTypes types;
  final Deque<TypeElement> enclosing = new ArrayDeque<>();
  private final Trees trees;
  private final SourcePositions positions;
  private final Map<Element, Local> locals = new HashMap<>();
  private int unresolved;

  Reading(JavacTask task, JavaTypes types, String path, String text, CompilationUnitTree tree) {
    this.file = SourceFile.of(path, text);
    this.tree = tree;
    this.trees = Trees.instance(task);
    this.positions = trees.getSourcePositions();
    this.types = types;
    nameClasses();
  }

  /** Local and anonymous classes are named by where they stand. */
  private void nameClasses() {
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitClass(ClassTree type, @Nullable Void unused) {
        TypeElement element = (TypeElement) Objects.requireNonNull(element(type));
        switch (element.getNestingKind()) {
          case ANONYMOUS -> types.name(element, "@" + brace(type));
          case LOCAL -> {
            Span name = name(type, type.getSimpleName().toString());
            types.name(element, "@" + name.start() + type.getSimpleName());
          }
          default -> types.name(element, "");
        }
        return super.visitClass(type, null);
      }
    }.scan(tree, null);
  }

  int brace(ClassTree body) {
    return file.text().indexOf('{', start(body));
  }

  int start(Tree part) {
    return Math.toIntExact(positions.getStartPosition(tree, part));
  }

  int end(Tree part) {
    return Math.toIntExact(positions.getEndPosition(tree, part));
  }

  Span span(Tree part) {
    return new Span(start(part), end(part));
  }

  String text(Tree part) {
    return file.textOf(span(part));
  }

  /** Returns where a name first stands in a declaration, as a word. */
  Span name(Tree declaration, String name) {
    return name(start(declaration), name);
  }

  Span name(int from, String name) {
    Matcher matcher = Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(file.text());
    if (!matcher.find(from)) {
      throw new IllegalArgumentException("no " + name + " behind " + from);
    }
    return new Span(matcher.start(), matcher.end());
  }

  private TreePath path(Tree part) {
    return new TreePath(new TreePath(tree), part);
  }

  @Nullable Element element(Tree part) {
    Element element = trees.getElement(path(part));
    boolean isDeclared = element instanceof VariableElement;
    boolean isMissing = element != null && element.asType().getKind() == TypeKind.ERROR;
    return isMissing && !isDeclared ? null : element;
  }

  @Nullable TypeMirror mirror(Tree part) {
    return trees.getTypeMirror(path(part));
  }

  TypeRef type(Tree part) {
    TypeMirror mirror = mirror(part);
    return mirror == null ? TypeRef.UNKNOWN : types.ref(mirror);
  }

  Local declare(VariableTree variable, List<Annotation> annotations) {
    int behind = variable.getModifiers() == null ? -1 : end(variable.getModifiers());
    Span name = name(Math.max(behind, start(variable)), variable.getName().toString());
    return declare(variable, name, annotations);
  }

  Local declare(VariableTree variable, Span name, List<Annotation> annotations) {
    Element element = Objects.requireNonNull(element(variable), variable::toString);
    Local local =
        new Local(variable.getName().toString(), types.ref(element.asType()), annotations, name);
    locals.put(element, local);
    return local;
  }

  @Nullable Local local(Element element) {
    return locals.get(element);
  }

  void countUnresolved() {
    unresolved++;
  }

  int unresolved() {
    return unresolved;
  }
}
