// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Reads what a file names, and counts what the tables show. */
final class Reader extends TreeScanner<Void, Void> {

  /** Methods of a summary that return where it comes from. */
  private static final Set<String> ORIGIN_METHODS = Set.of("isModel", "isBody");

  /** Look-ups of a summary other than {@code CallSummaries.of}: by model or by body alone. */
  private static final Pattern OTHER_LOOK_UP =
      Pattern.compile(
          "(.*\\.)?(library|libraries)(\\(\\))?\\.effect"
              + "|(.*\\.)?callees(\\(\\))?\\.(effects|areOwn)"
              + "|(.*\\.)?summaries(\\(\\))?\\.(effects|glance)"
              + "|(.*\\.)?(known|calls|summaries)(\\(\\))?\\.(declared|isOwn)");

  private static final Set<String> ORDERS =
      Set.of("comparing", "thenComparing", "compareTo", "compare");

  private static final Set<String> REGEX_METHODS =
      Set.of("matches", "replaceAll", "replaceFirst", "split");

  private final Set<String> named = new TreeSet<>();
  private final Set<String> declared = new TreeSet<>();
  private final Set<String> originsRead = new TreeSet<>();
  private final Set<String> called = new TreeSet<>();
  private boolean declaresOrigin;
  private boolean looksUpOtherwise;
  private int depth;
  private int ordersAround;
  private int instrTests;
  private int textOrders;
  private int regexes;
  private int equalsMethods;

  /** Measures a parsed file. */
  static Source source(CompilationUnitTree unit) throws IOException {
    Path path = Path.of(unit.getSourceFile().toUri());
    Reader reader = new Reader();
    reader.scan(unit.getTypeDecls(), null);
    reader.scan(unit.getPackageAnnotations(), null);
    return new Source(
        unit.getPackageName() == null ? "" : unit.getPackageName().toString(),
        path.getFileName().toString().replaceFirst("\\.java$", ""),
        (int) Files.readString(path).lines().count(),
        unit.getImports().stream().map(Reader::imported).toList(),
        reader.named,
        reader.declared,
        reader.readsOrigin(),
        reader.looksUpOtherwise,
        reader.instrTests,
        reader.textOrders,
        reader.regexes,
        reader.equalsMethods);
  }

  private static String imported(ImportTree tree) {
    return tree.getQualifiedIdentifier().toString();
  }

  /** Returns whether it reads where a summary comes from; the record itself does not count. */
  boolean readsOrigin() {
    return !declaresOrigin
        && (!originsRead.isEmpty() || called.stream().anyMatch(ORIGIN_METHODS::contains));
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    if (depth > 0) {
      declared.add(tree.getSimpleName().toString());
    }
    declaresOrigin |= depth == 0 && tree.getSimpleName().contentEquals("Summary");
    depth++;
    super.visitClass(tree, unused);
    depth--;
    return null;
  }

  @Override
  public Void visitTypeParameter(TypeParameterTree tree, Void unused) {
    declared.add(tree.getName().toString());
    return super.visitTypeParameter(tree, unused);
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void unused) {
    name(tree.getName().toString());
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
    String text = tree.toString();
    if (text.startsWith("dev.tensorlint.")) {
      named.add(text);
    }
    if (text.matches("(.*\\.)?Origin\\.(MODEL|BODY|BINARY|UNSEEN)")) {
      originsRead.add(text);
    }
    return super.visitMemberSelect(tree, unused);
  }

  @Override
  public Void visitInstanceOf(InstanceOfTree tree, Void unused) {
    if (typeOf(tree).startsWith("Instr.")) {
      instrTests++;
    }
    return super.visitInstanceOf(tree, unused);
  }

  private static String typeOf(InstanceOfTree tree) {
    Tree type = tree.getType();
    return type == null ? tree.getPattern().toString() : type.toString();
  }

  @Override
  public Void visitMethod(MethodTree tree, Void unused) {
    if (tree.getName().contentEquals("equals") && tree.getParameters().size() == 1) {
      equalsMethods++;
    }
    return super.visitMethod(tree, unused);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
    String name = tree.getName().toString();
    called.add(name);
    if (ordersAround > 0 && name.equals("toString")) {
      textOrders++;
    }
    return super.visitMemberReference(tree, unused);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    String name = nameOf(tree);
    called.add(name);
    looksUpOtherwise |= OTHER_LOOK_UP.matcher(tree.getMethodSelect().toString()).matches();
    if (name.equals("toString") && ordersAround > 0) {
      textOrders++;
    }
    if (isRegex(tree, name)) {
      regexes++;
    }
    scan(tree.getMethodSelect(), unused);
    scan(tree.getTypeArguments(), unused);
    boolean isOrder = ORDERS.contains(name);
    ordersAround += isOrder ? 1 : 0;
    scan(tree.getArguments(), unused);
    ordersAround -= isOrder ? 1 : 0;
    return null;
  }

  private static boolean isRegex(MethodInvocationTree tree, String called) {
    return tree.getMethodSelect().toString().equals("Pattern.compile")
        || REGEX_METHODS.contains(called)
            && !tree.getArguments().isEmpty()
            && tree.getArguments().get(0) instanceof LiteralTree;
  }

  private static String nameOf(MethodInvocationTree tree) {
    Tree method = tree.getMethodSelect();
    return method instanceof MemberSelectTree
        ? ((MemberSelectTree) method).getIdentifier().toString()
        : method.toString();
  }

  private void name(String simple) {
    if (Character.isUpperCase(simple.charAt(0))) {
      named.add(simple);
    }
  }
}
