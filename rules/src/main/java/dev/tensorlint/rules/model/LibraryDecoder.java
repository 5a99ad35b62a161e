// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.yaml.YamlDocument;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.Node;

/** From the text of a model file to what it says. */
final class LibraryDecoder {

  private static final String QUIET_PACKAGES = "quiet-packages";

  private static final List<String> KEYS =
      List.of(
          "library",
          "versions",
          "description",
          "active",
          "active-with",
          VersionMarksDecoder.KEY,
          "effects-only",
          RenamesDecoder.KEY,
          "packages",
          QUIET_PACKAGES,
          "other-packages",
          "duties",
          SharedBlocks.KEY,
          "types",
          AnnotationsDecoder.KEY,
          "conventions");
  private static final List<String> SUMMARY_KEYS =
      List.of(SummaryFile.KEY, "library", "versions", "duties", "types");

  private final ModelText source;
  private final YamlProblems problems;

  private LibraryDecoder(ModelText source, YamlProblems problems) {
    this.source = source;
    this.problems = problems;
  }

  /** Returns what the file says, without what is wrong in it; empty when it is no model at all. */
  static Optional<LibraryModel> decode(ModelText source, YamlProblems problems) {
    return YamlDocument.compose(
            source.text(), "a model", "a model has `library` and `types`", problems)
        .flatMap(document -> YamlFields.ofDocument(document, "a model", keys(source), problems))
        .map(fields -> new LibraryDecoder(source, problems).library(fields));
  }

  private static List<String> keys(ModelText source) {
    return source.origin() == ModelOrigin.SUMMARY ? SUMMARY_KEYS : KEYS;
  }

  private LibraryModel library(YamlFields fields) {
    if (source.origin() == ModelOrigin.SUMMARY) {
      checkFormat(fields);
    }
    String library = required(fields, "library");
    boolean effectsOnly = fields.flag("effects-only");
    Renames renames = new RenamesDecoder(problems).decode(fields);
    List<LibraryModel.Type> types = types(fields, library, effectsOnly);
    types.addAll(RenamesDecoder.entries(renames, source, types));
    return new LibraryModel(
        source.name(),
        library,
        fields.text("versions"),
        fields.text("description"),
        source.path(),
        source.origin(),
        fields.word("active", ModelWords.ACTIVATIONS).orElse(activationIfUnstated(fields)),
        fields.text("active-with"),
        new VersionMarksDecoder(problems).decode(fields),
        effectsOnly,
        renames,
        packages(fields, "packages"),
        packages(fields, QUIET_PACKAGES),
        packages(fields, "other-packages"),
        types,
        new AnnotationsDecoder(problems).decode(fields),
        ConventionsDecoder.decode(fields, problems));
  }

  private static ModelActivation activationIfUnstated(YamlFields fields) {
    return fields.value("active-with").isPresent()
        ? ModelActivation.ON_REQUEST
        : ModelActivation.DEFAULT;
  }

  private String inferredOf(YamlFields fields, String library) {
    return source.origin() == ModelOrigin.SUMMARY
        ? (library.substring(library.indexOf(':') + 1) + " " + fields.text("versions")).strip()
        : "";
  }

  private void checkFormat(YamlFields fields) {
    if (fields.number(SummaryFile.KEY).orElse(0) != SummaryFile.FORMAT) {
      problems.report(fields.node(), "another version of TensorLint has written it");
    }
  }

  private String required(YamlFields fields, String key) {
    if (fields.value(key).isEmpty()) {
      problems.report(fields.node(), "a model needs `" + key + "`");
    }
    return fields.text(key);
  }

  private static List<String> packages(YamlFields fields, String key) {
    List<String> packages = new ArrayList<>();
    for (Node node : fields.sequence(key)) {
      fields.text(node, "a package in `" + key + "`").ifPresent(packages::add);
    }
    return packages;
  }

  private List<LibraryModel.Type> types(YamlFields fields, String library, boolean effectsOnly) {
    Optional<Node> value = fields.value("types");
    if (value.isEmpty()) {
      if (fields.value(RenamesDecoder.KEY).isEmpty()) {
        problems.report(fields.node(), "a model needs `types`");
      }
      return new ArrayList<>();
    }
    ReleaseDecoder releases = new ReleaseDecoder(problems);
    TypeDecoder decoder =
        new TypeDecoder(
            library,
            inferredOf(fields, library),
            effectsOnly,
            releases,
            duties(fields, library, releases),
            SharedBlocks.decode(fields, TypeDecoder.BLOCK_KEYS, problems),
            problems);
    decoder.checkBlocks();
    List<LibraryModel.Type> types = new ArrayList<>();
    YamlFields.of(value.get(), "`types`", problems)
        .all()
        .values()
        .forEach(field -> decoder.decode(field).ifPresent(types::add));
    releases.functions().forEach((name, functions) -> declare(name, functions, types));
    return types;
  }

  private Map<String, TypeModel> duties(
      YamlFields fields, String library, ReleaseDecoder releases) {
    boolean isInferred = !inferredOf(fields, library).isEmpty();
    DutyDecoder decoder = new DutyDecoder(library, isInferred, releases, problems);
    fields
        .value("duties")
        .map(node -> YamlFields.of(node, "`duties`", problems))
        .ifPresent(duties -> duties.all().values().forEach(decoder::decode));
    return decoder.duties();
  }

  private static boolean isOfSameName(LibraryModel.Method one, LibraryModel.Method other) {
    return one.pattern().name().equals(other.pattern().name());
  }

  /** Adds the entries of static methods that release other types to those of their class. */
  private static void declare(
      String name, List<LibraryModel.Method> functions, List<LibraryModel.Type> types) {
    int known = types.stream().map(LibraryModel.Type::name).toList().indexOf(name);
    if (known < 0) {
      Position at = functions.get(0).at();
      types.add(new LibraryModel.Type(name, at, null, TypeTraits.NONE, List.of(), functions));
      return;
    }
    LibraryModel.Type type = types.get(known);
    List<LibraryModel.Method> methods = new ArrayList<>(type.methods());
    functions.stream()
        .filter(one -> methods.stream().noneMatch(own -> isOfSameName(own, one)))
        .forEach(methods::add);
    types.set(
        known,
        new LibraryModel.Type(name, type.at(), type.model(), type.traits(), type.named(), methods));
  }
}
