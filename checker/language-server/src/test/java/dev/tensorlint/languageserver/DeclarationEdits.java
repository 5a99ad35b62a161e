// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.parse.SourceParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Edits of declarations: they move within their file and to others, come twice, change their names,
 * types, modifiers and packages; files go, come again and are copied.
 */
final class DeclarationEdits {

  private static final List<String> PACKAGES = List.of("", "package p;\n", "package q;\n");
  private static final List<String> FOLDERS = List.of("", "a/", "b/", "z/");
  private static final List<String> MODIFIERS =
      List.of("static ", "private ", "final ", "abstract ", "public ");
  private static final List<String> HEADS =
      List.of(" extends ", " implements ", " extends p.", " implements AutoCloseable, ");

  private final SourceParser parser = new SourceParser();
  private final Random random;
  private final Map<String, String> original;

  /**
   * @param original what edits are taken back to now and then
   */
  DeclarationEdits(long seed, Map<String, String> original) {
    this.random = new Random(seed);
    this.original = new TreeMap<>(original);
  }

  /** Returns new texts of files by their paths; empty for a file that is removed. */
  Map<String, Optional<String>> next(Map<String, String> texts) {
    if (texts.isEmpty() || random.nextInt(5) < 2) {
      return takenBack(texts);
    }
    String path = any(List.copyOf(texts.keySet()));
    String text = texts.getOrDefault(path, "");
    String other = any(List.copyOf(texts.keySet()));
    return switch (random.nextInt(11)) {
      case 0, 1 -> move(path, text, other, texts);
      case 2 -> inserted(other, texts.getOrDefault(other, ""), any(member(path, text)));
      case 3 -> one(path, without(text, spans(text, BodyDeclaration.class::isInstance)));
      case 4 -> one(path, renamedOnce(text, texts.getOrDefault(other, "")));
      case 5 -> one(path, renamedEverywhere(text, texts.getOrDefault(other, "")));
      case 6 -> one(path, inOtherPackage(text));
      case 7 -> one(path, withOtherImports(text, texts.getOrDefault(other, "")));
      case 8 -> one(path, withOtherType(text, texts.getOrDefault(other, "")));
      case 9 -> one(path, withOtherHead(text));
      default -> files(path, text);
    };
  }

  private <T> T any(List<T> some) {
    return some.get(random.nextInt(some.size()));
  }

  private static Map<String, Optional<String>> one(String path, String text) {
    return Map.of(path, Optional.of(text));
  }

  private Map<String, Optional<String>> move(
      String path, String text, String other, Map<String, String> texts) {
    List<int[]> members = spans(text, BodyDeclaration.class::isInstance);
    if (members.isEmpty()) {
      return one(path, text);
    }
    int[] moved = any(members);
    String rest = text.substring(0, moved[0]) + text.substring(moved[1]);
    String member = text.substring(moved[0], moved[1]);
    if (other.equals(path)) {
      return inserted(path, rest, member);
    }
    Map<String, Optional<String>> both = new TreeMap<>(one(path, rest));
    both.putAll(inserted(other, texts.getOrDefault(other, ""), member));
    return both;
  }

  private List<String> member(String path, String text) {
    List<int[]> members = spans(text, BodyDeclaration.class::isInstance);
    return members.isEmpty()
        ? List.of("class Of" + path.replaceAll("\\W", "") + " {}\n")
        : members.stream().map(each -> text.substring(each[0], each[1])).toList();
  }

  /** Puts a member before another one, before an import, or at the end. */
  private Map<String, Optional<String>> inserted(String path, String text, String member) {
    List<int[]> places =
        spans(text, node -> node instanceof BodyDeclaration || node instanceof ImportDeclaration);
    int at = places.isEmpty() || random.nextInt(6) == 0 ? text.length() : any(places)[0];
    return one(path, text.substring(0, at) + member + "\n" + text.substring(at));
  }

  private String without(String text, List<int[]> spans) {
    return spans.isEmpty() ? text : replaced(text, any(spans), "");
  }

  private String renamedOnce(String text, String other) {
    return withOneOf(text, other, SimpleName.class::isInstance);
  }

  private String renamedEverywhere(String text, String other) {
    List<String> names = texts(text, SimpleName.class::isInstance);
    List<String> others = texts(other, SimpleName.class::isInstance);
    return names.isEmpty() || others.isEmpty()
        ? text
        : text.replaceAll("\\b" + any(names) + "\\b", any(others));
  }

  private String inOtherPackage(String text) {
    return any(PACKAGES) + text.replaceFirst("(?m)^package .*\\R", "");
  }

  private String withOtherImports(String text, String other) {
    List<int[]> imports = spans(text, ImportDeclaration.class::isInstance);
    List<String> others = texts(other, ImportDeclaration.class::isInstance);
    return switch (random.nextInt(3)) {
      case 0 -> without(text, imports);
      case 1 -> others.isEmpty() ? text : text.replaceFirst("(?m)^(?!package)", any(others) + "\n");
      default ->
          imports.isEmpty()
              ? text
              : replaced(text, any(imports), "import " + any(List.of("p.*;", "q.*;", "p.Store;")));
    };
  }

  private String withOtherType(String text, String other) {
    return withOneOf(text, other, node -> node instanceof Type && !isWithin(node));
  }

  private static boolean isWithin(Node type) {
    return type.getParentNode().filter(ClassOrInterfaceType.class::isInstance).isPresent();
  }

  private String withOtherHead(String text) {
    List<int[]> members = spans(text, BodyDeclaration.class::isInstance);
    if (members.isEmpty()) {
      return text;
    }
    int[] member = any(members);
    String declared = text.substring(member[0], member[1]);
    String modifier = any(MODIFIERS);
    String changed =
        switch (random.nextInt(3)) {
          case 0 ->
              declared.contains(modifier)
                  ? declared.replaceFirst(modifier, "")
                  : modifier + declared;
          case 1 -> declared.replaceFirst(" (extends|implements) [\\w.<>]+", "");
          default -> declared.replaceFirst(" \\{", any(HEADS) + any(names(text)) + " {");
        };
    return replaced(text, member, changed);
  }

  private List<String> names(String text) {
    List<String> names = texts(text, node -> node instanceof ClassOrInterfaceType);
    return names.isEmpty() ? List.of("Object") : names;
  }

  private Map<String, Optional<String>> files(String path, String text) {
    String copy = any(FOLDERS) + path.substring(path.lastIndexOf('/') + 1);
    return switch (random.nextInt(3)) {
      case 0 -> Map.of(path, Optional.empty());
      case 1 -> one(copy, text);
      default ->
          copy.equals(path)
              ? one(path, text)
              : Map.of(path, Optional.empty(), copy, Optional.of(text));
    };
  }

  /** Without this, after a while nothing would resolve any more. */
  private Map<String, Optional<String>> takenBack(Map<String, String> texts) {
    List<String> changed =
        Stream.concat(texts.keySet().stream(), original.keySet().stream())
            .filter(path -> !Objects.equals(texts.get(path), original.get(path)))
            .distinct()
            .toList();
    String path = any(changed.isEmpty() ? List.copyOf(original.keySet()) : changed);
    return Map.of(path, Optional.ofNullable(original.get(path)));
  }

  private String withOneOf(String text, String other, Predicate<Node> kind) {
    List<int[]> places = spans(text, kind);
    List<String> others = texts(other, kind);
    return places.isEmpty() || others.isEmpty() ? text : replaced(text, any(places), any(others));
  }

  private static String replaced(String text, int[] span, String by) {
    return text.substring(0, span[0]) + by + text.substring(span[1]);
  }

  private List<String> texts(String text, Predicate<Node> kind) {
    return spans(text, kind).stream().map(span -> text.substring(span[0], span[1])).toList();
  }

  /** Returns from where to where nodes of a kind stand; none in a text that does not parse. */
  private List<int[]> spans(String text, Predicate<Node> kind) {
    SourceFile file = SourceFile.of("X.java", text);
    CompilationUnit unit = parser.parse(file).unit();
    List<int[]> spans = new ArrayList<>();
    if (unit != null) {
      unit.walk(
          node ->
              node.getRange()
                  .filter(any -> kind.test(node))
                  .ifPresent(range -> spans.add(span(file, range))));
    }
    return spans;
  }

  private static int[] span(SourceFile file, Range range) {
    int start = file.lines().offsetOf(range.begin.line, range.begin.column);
    return new int[] {start, file.lines().offsetOf(range.end.line, range.end.column) + 1};
  }
}
