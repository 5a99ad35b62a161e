// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads which types of a bundled model a file describes under other names. */
final class RenamesDecoder {

  static final String KEY = "entries-of";

  private static final String MODEL = "model";
  private static final String RENAMED = "renamed";
  private static final String RENAMED_BY = "renamed-by";

  private final YamlProblems problems;

  RenamesDecoder(YamlProblems problems) {
    this.problems = problems;
  }

  /** Returns the other names; none where the file has none, or where something is wrong. */
  Renames decode(YamlFields model) {
    int before = problems.count();
    Renames renames = model.value(KEY).map(this::decode).orElse(Renames.NONE);
    return problems.count() == before ? renames : Renames.NONE;
  }

  private Renames decode(Node node) {
    YamlFields fields =
        YamlFields.of(node, "`" + KEY + "`", List.of(MODEL, RENAMED, RENAMED_BY), problems);
    String model = fields.text(MODEL);
    if (fields.value(MODEL).isEmpty()) {
      problems.report(node, "`" + KEY + "` needs `" + MODEL + "`, the name of a bundled model");
      return Renames.NONE;
    }
    checkBundled(model, node);
    Map<String, String> names = new LinkedHashMap<>();
    fields
        .value(RENAMED)
        .map(renamed -> YamlFields.of(renamed, "`" + RENAMED + "`", problems))
        .ifPresent(renamed -> renamed.all().values().forEach(each -> add(each, names)));
    for (Node other : fields.sequence(RENAMED_BY)) {
      fields
          .text(other, "a model in `" + RENAMED_BY + "`")
          .ifPresent(each -> add(each, other, names));
    }
    boolean isSaid = fields.value(RENAMED).isPresent() || fields.value(RENAMED_BY).isPresent();
    if (!isSaid) {
      problems.report(
          node,
          "`" + KEY + "` needs other names by names, in `" + RENAMED + "` or `" + RENAMED_BY + "`");
    }
    return new Renames(model, names);
  }

  private boolean checkBundled(String model, Node at) {
    Set<String> known = BundledModels.modelNames();
    if (!known.contains(model)) {
      String hint = NearestNames.question(model, known, "name one that ships with TensorLint");
      problems.report(at, "there is no bundled model `" + model + "`: " + hint);
    }
    return known.contains(model);
  }

  /** Adds the names that another model gives. */
  private void add(String model, Node at, Map<String, String> names) {
    if (checkBundled(model, at)) {
      ModelText text =
          new ModelText(model, model, ModelOrigin.BUNDLED, BundledModels.textOf(model));
      LibraryDecoder.decode(text, new YamlProblems(model))
          .ifPresent(other -> names.putAll(other.renames().names()));
    }
  }

  private void add(YamlFields.Field field, Map<String, String> names) {
    String from = field.key().getValue();
    Optional<String> written = text(field.value());
    boolean isAll = from.endsWith(".*");
    if (!Renames.FROM.matcher(from).matches()
        || from.indexOf('.') < 0
        || written.filter(name -> Renames.TO.matcher(name).matches()).isEmpty()
        || isAll != written.get().endsWith("*")) {
      problems.report(
          field.key(),
          "`"
              + from
              + ": "
              + written.orElse("")
              + "` renames no type: expected `a.B: c.D`, `a.*: c.*` or `a.*: c.D$*`");
      return;
    }
    names.put(from, written.get());
  }

  private Optional<String> text(Node node) {
    return YamlFields.none(problems).text(node, "a name in `" + RENAMED + "`");
  }

  /**
   * Returns the entries of the types that have other names, without those that the file has itself.
   */
  static List<LibraryModel.Type> entries(
      Renames renames, ModelText source, List<LibraryModel.Type> own) {
    if (renames.isEmpty()) {
      return List.of();
    }
    String text = BundledModels.textOf(renames.model());
    List<LibraryModel.Type> before = types(text, source);
    List<LibraryModel.Type> after = types(renames.in(text), source);
    Set<String> described = own.stream().map(LibraryModel.Type::name).collect(Collectors.toSet());
    List<LibraryModel.Type> entries = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      String name = after.get(i).name();
      if (!name.equals(before.get(i).name()) && !described.contains(name)) {
        entries.add(after.get(i));
      }
    }
    return entries;
  }

  private static List<LibraryModel.Type> types(String text, ModelText source) {
    YamlProblems problems = new YamlProblems(source.path());
    ModelText renamed = new ModelText(source.name(), source.path(), ModelOrigin.BUNDLED, text);
    return LibraryDecoder.decode(renamed, problems).map(LibraryModel::types).orElse(List.of());
  }
}
