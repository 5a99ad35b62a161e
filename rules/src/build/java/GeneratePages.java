// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SimpleDocTreeVisitor;
import com.sun.source.util.TreePath;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Name;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Writes the page of each rule that is on the class path, from the Javadoc of its class, and an
 * index of them. Run by the build, with the folder of the rules' sources and the folder for the
 * pages as arguments.
 */
public final class GeneratePages {

  private static final List<String> SECTIONS =
      List.of(
          "What it does",
          "Why it is bad",
          "Example",
          "Use instead",
          "What a run shows",
          "Limits",
          "Since");

  private static final List<String> SECTIONS_WITH_CODE = List.of("Example", "Use instead");

  private GeneratePages() {}

  public static void main(String[] arguments) throws IOException {
    Path sources = Path.of(arguments[0]);
    Path pages = Path.of(arguments[1]);
    List<Rule> rules = RuleCatalog.all();
    List<String> problems = new ArrayList<>();
    deleteFiles(pages);
    for (Rule rule : rules) {
      page(sources.resolve(rule.name() + ".java"), rule, pages, problems);
    }
    Files.writeString(pages.resolve("index.md"), index(rules));
    if (!problems.isEmpty()) {
      problems.forEach(System.err::println);
      System.exit(1);
    }
  }

  /** A removed rule leaves no page. */
  private static void deleteFiles(Path folder) throws IOException {
    Files.createDirectories(folder);
    try (var files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
  }

  private static void page(Path source, Rule rule, Path pages, List<String> problems)
      throws IOException {
    if (!Files.exists(source)) {
      problems.add(source + ": not found, rule " + rule.name() + " has no page");
      return;
    }
    Markdown markdown = new Markdown();
    DocCommentTree comment = javadoc(source);
    if (comment != null) {
      markdown.write(comment);
    }
    List<String> wrong = wrong(markdown);
    wrong.forEach(each -> problems.add(source + ": the Javadoc is the rule's page, and " + each));
    if (wrong.isEmpty()) {
      Files.writeString(pages.resolve(rule.name() + ".md"), head(rule) + markdown);
    }
  }

  private static String head(Rule rule) {
    return """
    # %1$s

    Severity: %2$s. To suppress a finding, put `@SuppressWarnings("%1$s")`
    on a declaration around it, or `// tensorlint:ignore %1$s -- reason`
    on its line or the line before.

    """
        .formatted(rule.name(), rule.metadata().severity().label());
  }

  private static String index(List<Rule> rules) {
    String rows =
        rules.stream()
            .sorted(
                Comparator.comparing((Rule rule) -> rule.metadata().family())
                    .thenComparing(Rule::name))
            .map(GeneratePages::row)
            .collect(Collectors.joining());
    return """
    # Rules

    This page and the pages of the rules are generated from the rules' classes. All rules run in
    both front ends, the scanner of `tensorlint` and the compiler with Error Prone, with the same
    findings. [Fixes](../fixes.md) shows how many cases the fixes repair.

    | family | rule | severity | what it reports | fix | front ends |
    |---|---|---|---|---|---|
    """
        + rows;
  }

  private static String row(Rule rule) {
    return "| %s | [%2$s](%2$s.md) | %3$s | %4$s | %5$s | scanner, compiler |\n"
        .formatted(
            rule.metadata().family().label(),
            rule.name(),
            rule.metadata().severity().label(),
            rule.metadata().summary(),
            rule.metadata().fix().isEmpty() ? "-" : rule.metadata().fix());
  }

  /** Returns the comment of the file's first type, null when there is none. */
  private static DocCommentTree javadoc(Path source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, List.of("-proc:none"), null, files.getJavaFileObjects(source));
      CompilationUnitTree unit = task.parse().iterator().next();
      Tree type = unit.getTypeDecls().get(0);
      return DocTrees.instance(task).getDocCommentTree(new TreePath(new TreePath(unit), type));
    }
  }

  private static List<String> wrong(Markdown page) {
    List<String> wrong = new ArrayList<>(page.unknown);
    for (String section : SECTIONS) {
      if (!page.headings.contains(section)) {
        wrong.add("section \"" + section + "\" is missing: write <h2>" + section + "</h2>");
      } else if (page.text(section).isBlank()) {
        wrong.add("section \"" + section + "\" is empty");
      } else if (SECTIONS_WITH_CODE.contains(section) && !page.text(section).contains("```")) {
        wrong.add("section \"" + section + "\" has no code: write <pre>{@code ...}</pre>");
      }
    }
    if (wrong.isEmpty() && !page.headings.equals(SECTIONS)) {
      wrong.add("its sections must be, in this order: " + String.join(", ", SECTIONS));
    }
    if (page.text("").isBlank()) {
      wrong.add("the sentence before the first section is missing");
    }
    return wrong;
  }

  /** A comment as Markdown. */
  private static final class Markdown extends SimpleDocTreeVisitor<Void, Void> {

    private static final int WIDTH = 80;
    private static final char UNBREAKABLE = '\u0000';

    final List<String> headings = new ArrayList<>();
    final List<String> unknown = new ArrayList<>();
    private final List<StringBuilder> sections = new ArrayList<>(List.of(new StringBuilder()));
    private final StringBuilder text = new StringBuilder();
    private String bullet = "";
    private boolean isPreformatted;

    void write(DocCommentTree comment) {
      visit(comment.getFullBody(), null);
      endParagraph();
    }

    /** Returns what stands below a heading, or before the first. */
    String text(String heading) {
      return sections.get(headings.indexOf(heading) + 1).toString();
    }

    @Override
    protected Void defaultAction(DocTree node, Void none) {
      unknown.add("this has no Markdown: " + node);
      return null;
    }

    @Override
    public Void visitText(TextTree node, Void none) {
      text.append(node.getBody());
      return null;
    }

    @Override
    public Void visitEntity(EntityTree node, Void none) {
      Name name = node.getName();
      text.append(
          switch (name.toString()) {
            case "lt" -> "<";
            case "gt" -> ">";
            case "amp" -> "&";
            default -> node.toString();
          });
      return null;
    }

    @Override
    public Void visitLiteral(LiteralTree node, Void none) {
      String body = node.getBody().getBody();
      if (isPreformatted) {
        text.append(body.stripIndent().strip());
      } else if (node.getKind() == DocTree.Kind.CODE) {
        code(body);
      } else {
        text.append(body);
      }
      return null;
    }

    @Override
    public Void visitLink(LinkTree node, Void none) {
      if (node.getLabel().isEmpty()) {
        code(node.getReference().getSignature().replaceFirst("^#", "").replace('#', '.'));
      } else {
        visit(node.getLabel(), null);
      }
      return null;
    }

    private void code(String body) {
      String oneLine = body.strip().replaceAll("\\s+", " ");
      text.append('`').append(oneLine.replace(' ', UNBREAKABLE)).append('`');
    }

    @Override
    public Void visitStartElement(StartElementTree node, Void none) {
      switch (node.getName().toString()) {
        case "p", "h2", "ul" -> endParagraph();
        case "li" -> {
          endParagraph();
          bullet = "- ";
        }
        case "pre" -> {
          endParagraph();
          isPreformatted = true;
        }
        case "em" -> text.append('*');
        case "strong" -> text.append("**");
        default -> defaultAction(node, null);
      }
      return null;
    }

    @Override
    public Void visitEndElement(EndElementTree node, Void none) {
      switch (node.getName().toString()) {
        case "p", "ul", "li" -> endParagraph();
        case "h2" -> endHeading();
        case "pre" -> {
          block("```java\n" + text.toString().strip() + "\n```");
          isPreformatted = false;
        }
        case "em" -> text.append('*');
        case "strong" -> text.append("**");
        default -> defaultAction(node, null);
      }
      return null;
    }

    private void endHeading() {
      headings.add(text.toString().strip());
      text.setLength(0);
      sections.add(new StringBuilder());
    }

    private void endParagraph() {
      if (!text.toString().isBlank()) {
        block(wrapped(text.toString()));
      }
    }

    private void block(String block) {
      sections.get(sections.size() - 1).append(block).append("\n\n");
      text.setLength(0);
      bullet = "";
    }

    private String wrapped(String paragraph) {
      StringBuilder lines = new StringBuilder(bullet);
      int column = bullet.length();
      for (String word : paragraph.strip().split("[ \t\r\n]+")) {
        boolean isFirst = column == bullet.length();
        if (!isFirst && column + 1 + word.length() > WIDTH) {
          lines.append('\n').append(" ".repeat(bullet.length()));
          column = bullet.length();
          isFirst = true;
        }
        lines.append(isFirst ? "" : " ").append(word);
        column += word.length() + (isFirst ? 0 : 1);
      }
      return lines.toString().replace(UNBREAKABLE, ' ');
    }

    @Override
    public String toString() {
      StringBuilder page = new StringBuilder(sections.get(0));
      for (int i = 0; i < headings.size(); i++) {
        page.append("## ").append(headings.get(i)).append("\n\n").append(sections.get(i + 1));
      }
      return page.toString().stripTrailing() + "\n";
    }
  }
}
