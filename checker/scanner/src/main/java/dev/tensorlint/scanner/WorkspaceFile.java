// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import com.github.javaparser.ast.CompilationUnit;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.parse.SkeletonReader;
import dev.tensorlint.scanner.parse.SourceParser;
import dev.tensorlint.scanner.parse.Spans;
import dev.tensorlint.scanner.source.NameSpaces;
import dev.tensorlint.scanner.source.UnitDeclarations;
import dev.tensorlint.scanner.source.UnitSkeleton;
import dev.tensorlint.scanner.translate.TranslationException;
import dev.tensorlint.scanner.translate.UnitTranslator;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Types;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One file of a workspace: its newest text, and what is known of the last text that parsed. While
 * somebody is typing, the others see the file as it was when it last made sense.
 */
final class WorkspaceFile {

  private static final ThreadLocal<SourceParser> PARSERS =
      ThreadLocal.withInitial(SourceParser::new);

  private SourceFile text;
  private @Nullable SourceFile parsed;
  private @Nullable UnitSkeleton skeleton;
  private @Nullable CompilationUnit tree;
  private dev.tensorlint.rules.ir.@Nullable CompilationUnit unit;
  private @Nullable UnitDeclarations declared;
  private List<ClassInfo> locals = List.of();
  private @Nullable Diagnostic failure;
  private boolean isBroken;
  private boolean isStale;
  private boolean mayStay;

  WorkspaceFile(SourceFile text) {
    this.text = text;
  }

  /** Places in the text that is known must move on with it when it is given once more. */
  void put(SourceFile newText) {
    text = newText.equals(parsed) ? Objects.requireNonNull(parsed) : newText;
  }

  SourceFile text() {
    return text;
  }

  /** Returns whether its newest text parses, or has not been parsed. */
  boolean makesSense() {
    return parsed == null ? !isBroken : parsed.equals(text);
  }

  /** Returns its declarations, null before it first parsed. */
  @Nullable UnitSkeleton skeleton() {
    return skeleton;
  }

  /** Returns whether it declares a type of one of these names, which it need not mention. */
  boolean declaresOneOf(Set<String> names) {
    return skeleton != null
        && skeleton.types().stream().anyMatch(type -> names.contains(type.simpleName()));
  }

  /** Returns its translation, null before there is one. */
  dev.tensorlint.rules.ir.@Nullable CompilationUnit unit() {
    return unit;
  }

  /** Returns what kept its newest text from being read although it may be right. */
  @Nullable Diagnostic failure() {
    return failure;
  }

  boolean isStale() {
    return isStale;
  }

  void outdate() {
    isStale = skeleton != null;
    mayStay = false;
  }

  /** Outdates it, but lets its unit stay if that is equal once it is translated again. */
  void review() {
    if (!isStale) {
      outdate();
      mayStay = true;
    }
  }

  /** Parses the newest text; when it does not parse, what was known before stays. */
  void parse() {
    try {
      SourceParser.Outcome outcome = PARSERS.get().parse(text);
      failure = outcome.problem() != null && outcome.problem().isGap() ? outcome.problem() : null;
      isBroken = outcome.problem() != null;
      if (outcome.unit() != null) {
        skeleton = new SkeletonReader(new Spans(text)).read(outcome.unit());
        tree = outcome.unit();
        if (parsed != null) {
          parsed.becomes(text);
        }
        parsed = text;
        outdate();
      }
    } catch (RuntimeException | StackOverflowError e) {
      fail(e);
    }
  }

  /** Notes what kept it from being parsed or translated; returns false. */
  boolean fail(Throwable why) {
    PARSERS.remove();
    failure = Fault.of(why).diagnostic(text.path(), 1, 1, "is not analysed");
    isBroken = true;
    return false;
  }

  /** Lets go of the tree, which is much larger than all else; it is parsed again when needed. */
  void dropTree() {
    tree = null;
  }

  boolean hasTree() {
    return tree != null;
  }

  /** Declares its classes; the local ones as they were found when it was last translated. */
  void declare(NameSpaces spaces, Types types) {
    if (skeleton == null) {
      return;
    }
    UnitDeclarations declarations = declarations(skeleton, spaces, types);
    declarations.declareAll();
    locals.forEach(types::declareLocal);
    declared = declarations;
  }

  /** Declares its classes anew among types that know those of an earlier version. */
  void declareAgain(NameSpaces spaces, Types types) {
    if (skeleton == null) {
      return;
    }
    UnitDeclarations declarations = declarations(skeleton, spaces, types);
    if (declared == null) {
      declarations.declareAll();
    } else {
      declarations.replace(declared);
    }
    declared = declarations;
  }

  private UnitDeclarations declarations(UnitSkeleton unit, NameSpaces spaces, Types types) {
    return new UnitDeclarations(unit, spaces.of(text.path(), unit), types);
  }

  /** Takes back its local classes before they are found anew; not while somebody else asks. */
  void forgetLocals(Types types) {
    locals.forEach(types::remove);
    locals = List.of();
  }

  /** Translates the last text that parsed, which was declared before. */
  void translate(Types types) {
    dev.tensorlint.rules.ir.CompilationUnit former = mayStay ? unit : null;
    isStale = false;
    mayStay = false;
    UnitDeclarations declarations = declared;
    SourceFile file = parsed;
    CompilationUnit known = tree();
    if (file == null || known == null || declarations == null) {
      return;
    }
    try {
      dev.tensorlint.rules.ir.CompilationUnit made =
          new UnitTranslator(types).translate(file, known, declarations);
      unit = made.equals(former) ? former : made;
      locals = declarations.keepLocals();
    } catch (TranslationException e) {
      failure = e.diagnostic(file);
      unit = null;
      declarations.dropLocals();
      locals = List.of();
    }
  }

  private @Nullable CompilationUnit tree() {
    if (tree == null && parsed != null) {
      tree = PARSERS.get().parse(parsed).unit();
    }
    return tree;
  }
}
