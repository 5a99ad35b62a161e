// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What an editor offers to do about findings. */
final class CodeActions {

  private final UnaryOperator<String> uris;
  private final Function<Finding, Diagnostic> diagnostics;

  /**
   * @param uris from the name of a file to the name by which the editor knows it
   * @param diagnostics findings as they were sent
   */
  CodeActions(UnaryOperator<String> uris, Function<Finding, Diagnostic> diagnostics) {
    this.uris = uris;
    this.diagnostics = diagnostics;
  }

  /**
   * Returns what can be done about the findings in a range.
   *
   * @param all findings of the file
   * @param declarations what can carry annotations in the file
   * @param trials of the fixes of these findings
   * @param additions how a finding becomes known, where there is a baseline
   */
  List<CodeAction> at(
      Range range,
      List<Finding> all,
      Declarations declarations,
      FixTrials trials,
      Function<Finding, Optional<KnownFindings.Addition>> additions) {
    List<Finding> here =
        all.stream().filter(each -> touch(range, Lines.range(each.place()))).toList();
    List<CodeAction> actions = new ArrayList<>();
    here.forEach(finding -> actions.addAll(fixes(finding, trials)));
    Set<String> rules = new TreeSet<>();
    here.forEach(finding -> rules.add(finding.rule()));
    rules.forEach(rule -> actions.addAll(fixAll(rule, all, trials)));
    here.forEach(finding -> actions.addAll(suppressions(finding, declarations)));
    for (Finding finding : here) {
      additions.apply(finding).ifPresent(addition -> actions.add(baseline(finding, addition)));
    }
    return actions;
  }

  private static boolean touch(Range one, Range other) {
    return !isBefore(one.getEnd(), other.getStart()) && !isBefore(other.getEnd(), one.getStart());
  }

  private static boolean isBefore(Position one, Position other) {
    return one.getLine() != other.getLine()
        ? one.getLine() < other.getLine()
        : one.getCharacter() < other.getCharacter();
  }

  private List<CodeAction> fixes(Finding finding, FixTrials trials) {
    List<CodeAction> actions = new ArrayList<>();
    boolean isFirst = true;
    for (Fix fix : trials.offered(finding).fixes()) {
      if (fix.safety() != Fix.Safety.DISPLAY_ONLY) {
        CodeAction action = action(fix.title(), CodeActionKind.QuickFix, edit(List.of(fix)));
        action.setDiagnostics(List.of(diagnostics.apply(finding)));
        action.setIsPreferred(isFirst && fix.safety() == Fix.Safety.SAFE);
        actions.add(action);
        isFirst = false;
      }
    }
    return actions;
  }

  /** A single finding has its own fixes. */
  private List<CodeAction> fixAll(String rule, List<Finding> all, FixTrials trials) {
    List<Finding> ofRule = all.stream().filter(each -> each.rule().equals(rule)).toList();
    List<Fix> fixes = ofRule.size() < 2 ? List.of() : trials.together(ofRule);
    return fixes.size() < 2
        ? List.of()
        : List.of(
            action("fix all safe " + rule + " in this file", CodeActionKind.QuickFix, edit(fixes)));
  }

  /** Returns the action that applies every safe fix of a file, for editors that do so on saving. */
  List<CodeAction> fixFile(List<Finding> all, FixTrials trials) {
    List<Fix> fixes = trials.together(all);
    return fixes.isEmpty()
        ? List.of()
        : List.of(
            action(
                "fix all that TensorLint can fix safely",
                CodeActionKind.SourceFixAll + ".tensorlint",
                edit(fixes)));
  }

  private List<CodeAction> suppressions(Finding finding, Declarations declarations) {
    String rule = finding.rule();
    List<CodeAction> actions = new ArrayList<>();
    Position start = Lines.range(finding.place()).getStart();
    actions.add(
        suppression(
            finding,
            "suppress " + rule + " here, with a reason",
            new TextEdit(
                emptyAt(new Position(start.getLine(), 0)),
                indentation(finding, start.getLine())
                    + "// tensorlint:ignore "
                    + rule
                    + " -- say why\n")));
    declarations
        .annotatable(finding.place().span())
        .map(offset -> new Lines(finding.place().file()).position(offset))
        .ifPresent(
            at ->
                actions.add(
                    suppression(
                        finding,
                        "suppress " + rule + " in `" + finding.method() + "`",
                        new TextEdit(
                            emptyAt(at),
                            "@SuppressWarnings(\""
                                + rule
                                + "\")\n"
                                + indentation(finding, at.getLine())))));
    return actions;
  }

  private CodeAction suppression(Finding finding, String title, TextEdit edit) {
    String uri = uris.apply(finding.place().file().path());
    CodeAction action =
        action(title, CodeActionKind.QuickFix, new WorkspaceEdit(Map.of(uri, List.of(edit))));
    action.setDiagnostics(List.of(diagnostics.apply(finding)));
    return action;
  }

  private CodeAction baseline(Finding finding, KnownFindings.Addition addition) {
    CodeAction action =
        action(
            "add this " + finding.rule() + " to the baseline",
            CodeActionKind.QuickFix,
            new WorkspaceEdit(changes(addition)));
    action.setDiagnostics(List.of(diagnostics.apply(finding)));
    return action;
  }

  /** A file that is not there is made first; one that is there is written anew. */
  private List<Either<TextDocumentEdit, ResourceOperation>> changes(
      KnownFindings.Addition addition) {
    String uri = uris.apply(Uris.name(addition.file()));
    String before = addition.before().orElse("");
    Range whole = new Range(new Position(0, 0), new Lines(before).position(before.length()));
    List<Either<TextDocumentEdit, ResourceOperation>> changes = new ArrayList<>();
    if (addition.before().isEmpty()) {
      changes.add(Either.forRight(new CreateFile(uri)));
    }
    VersionedTextDocumentIdentifier document = new VersionedTextDocumentIdentifier();
    document.setUri(uri);
    TextEdit edit = new TextEdit(whole, addition.after());
    changes.add(Either.forLeft(new TextDocumentEdit(document, List.of(Either.forLeft(edit)))));
    return changes;
  }

  private static Range emptyAt(Position position) {
    return new Range(position, position);
  }

  private static String indentation(Finding finding, int line) {
    String text = finding.place().file().text();
    int start = finding.place().file().lines().startOf(line + 1);
    int end = start;
    while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(start, end);
  }

  private static CodeAction action(String title, String kind, WorkspaceEdit edit) {
    CodeAction action = new CodeAction(title);
    action.setKind(kind);
    action.setEdit(edit);
    return action;
  }

  private WorkspaceEdit edit(List<Fix> fixes) {
    Map<String, List<TextEdit>> changes = new LinkedHashMap<>();
    for (Fix fix : fixes) {
      for (Fix.Edit edit : fix.edits()) {
        TextEdit change = new TextEdit(Lines.range(edit.place()), edit.replacement());
        List<TextEdit> file =
            changes.computeIfAbsent(
                uris.apply(edit.place().file().path()), any -> new ArrayList<>());
        if (!file.contains(change)) {
          file.add(change);
        }
      }
    }
    return new WorkspaceEdit(changes);
  }
}
