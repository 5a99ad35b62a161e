// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ReleaseFunction;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * Reads the part {@code release} of a type or of a duty, and what stays legal after the release.
 */
final class ReleaseDecoder {

  private static final List<String> KEYS =
      List.of(
          "methods",
          "by",
          "again",
          "told-by",
          "denied-by",
          "cascades",
          "no-op",
          "collected",
          "refillable",
          "keeps-lent",
          "with");
  private static final Pattern FUNCTION =
      Pattern.compile("(" + NameDecoder.BINARY_NAME + ")\\.(" + NameDecoder.SIMPLE_NAME + ")");

  private static final Summary RELEASES_FIRST =
      Contracts.modelled(
          ResultEffect.COPY,
          OperandEffect.BORROWS,
          List.of(OperandEffect.RELEASES, OperandEffect.BORROWS));

  private final NameDecoder names;
  private final YamlProblems problems;
  private final Map<String, List<LibraryModel.Method>> functions = new LinkedHashMap<>();

  ReleaseDecoder(YamlProblems problems) {
    this.names = new NameDecoder(problems);
    this.problems = problems;
  }

  /**
   * What a file says of the release of a type.
   *
   * @param methods the methods that release it, as they stand in the file
   * @param metadata the methods that are legal after the release, as they stand in the file
   */
  record Entry(
      ReleaseModel model, List<LibraryModel.Name> methods, List<LibraryModel.Name> metadata) {

    /** Returns the names that the entry lists. */
    List<LibraryModel.Name> listed() {
      return Stream.concat(methods.stream(), metadata.stream()).toList();
    }
  }

  /** Reads the release and the metadata methods of a type or a duty. */
  Entry decode(YamlFields type) {
    Optional<Node> value = type.value("release");
    if (value.isEmpty()) {
      return new Entry(ReleaseModel.NONE, List.of(), names.methods(type, "metadata"));
    }
    int before = problems.count();
    YamlFields fields = YamlFields.of(value.get(), "`release`", KEYS, problems);
    List<LibraryModel.Name> methods = names.methods(fields, "methods");
    List<ReleaseFunction> by = functions(fields);
    if (methods.isEmpty() && by.isEmpty() && problems.count() == before) {
      problems.report(
          value.get(),
          "`release` needs `methods`, such as `methods: [close]`, or `by`, such as"
              + " `by: [a.b.Library.release]`");
    }
    ReleaseModel.SecondRelease again =
        fields.word("again", ModelWords.SECOND_RELEASES).orElse(ReleaseModel.SecondRelease.ALLOWED);
    List<LibraryModel.Name> toldBy = names.methods(fields, "told-by");
    List<LibraryModel.Name> deniedBy = names.methods(fields, "denied-by");
    ReleaseModel model =
        new ReleaseModel(
            methods.stream().map(LibraryModel.Name::text).toList(),
            by,
            again,
            NameDecoder.texts(toldBy),
            NameDecoder.texts(deniedBy),
            fields.flag("cascades"),
            fields.flag("no-op"),
            fields.word("collected", ModelWords.COLLECTIONS).orElse(ReleaseModel.Collection.NEVER),
            fields.flag("refillable"),
            fields.flag("keeps-lent"),
            names.types(fields, "with"));
    return new Entry(model, methods, metadata(type, toldBy, deniedBy));
  }

  /** Queries of the release stay legal after it. */
  private List<LibraryModel.Name> metadata(
      YamlFields type, List<LibraryModel.Name> toldBy, List<LibraryModel.Name> deniedBy) {
    List<LibraryModel.Name> metadata = names.methods(type, "metadata");
    Set<String> listed = NameDecoder.texts(metadata);
    Stream<LibraryModel.Name> queries =
        Stream.concat(toldBy.stream(), deniedBy.stream())
            .filter(name -> !listed.contains(name.text()));
    return Stream.concat(metadata.stream(), queries).toList();
  }

  /** Reads the static methods that release the type. */
  private List<ReleaseFunction> functions(YamlFields release) {
    List<ReleaseFunction> found = new ArrayList<>();
    for (Node node : release.sequence("by")) {
      release
          .text(node, "a method in `by`")
          .flatMap(text -> function(text, node))
          .ifPresent(found::add);
    }
    return found;
  }

  private Optional<ReleaseFunction> function(String text, Node node) {
    Matcher matcher = FUNCTION.matcher(text);
    if (!matcher.matches()) {
      problems.report(
          node,
          "`"
              + text
              + "` in `by` is not a method: expected its class and its name, such as"
              + " `a.b.Library.release`");
      return Optional.empty();
    }
    ReleaseFunction function = new ReleaseFunction(matcher.group(1), matcher.group(3));
    MethodPattern pattern = new MethodPattern(function.name(), List.of(MethodPattern.ANY), true);
    List<LibraryModel.Method> ofType =
        functions.computeIfAbsent(function.type(), type -> new ArrayList<>());
    if (ofType.stream().noneMatch(method -> method.pattern().equals(pattern))) {
      ofType.add(new LibraryModel.Method(pattern, YamlProblems.position(node), RELEASES_FIRST));
    }
    return Optional.of(function);
  }

  /**
   * Returns the entries of the static methods that release the decoded types, by the class that
   * declares them.
   */
  Map<String, List<LibraryModel.Method>> functions() {
    return functions;
  }
}
