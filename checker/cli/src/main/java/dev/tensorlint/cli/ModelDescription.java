// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.model.LibraryModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a lifecycle model says, in the words of the model files. */
final class ModelDescription {

  private ModelDescription() {}

  /**
   * Describes a model.
   *
   * @param path where it is, as shown
   */
  static String of(LibraryModel model, String path) {
    StringBuilder text = new StringBuilder();
    text.append((model.library() + " " + model.versions()).strip()).append('\n');
    if (!model.description().isEmpty()) {
      text.append(model.description()).append('\n');
    }
    text.append("from ").append(path).append('\n');
    model.types().forEach(type -> text.append('\n').append(describe(type)));
    return text.toString();
  }

  private static String describe(LibraryModel.Type type) {
    List<String> traits = type.model() == null ? new ArrayList<>() : traits(type.model());
    addIf(traits, type.traits().holdsLittle(), "holds little");
    addIf(traits, type.traits().isFixedSize(), "of fixed size");
    String shown = traits.isEmpty() ? "" : ": " + String.join(", ", traits);
    return type.name() + shown + "\n" + methods(type);
  }

  private static List<String> traits(TypeModel model) {
    List<String> traits = new ArrayList<>();
    traits.add(model.kind().label());
    if (!model.release().methods().isEmpty()) {
      String again = model.release().again().name().toLowerCase(Locale.ROOT);
      traits.add("released by " + String.join(" or ", model.release().methods()));
      traits.add("again is " + again);
    }
    if (!model.metadata().isEmpty()) {
      List<String> names = model.metadata().stream().sorted().toList();
      traits.add("metadata " + String.join(" ", names));
    }
    addIf(traits, model.release().cascades(), "cascades");
    addIf(traits, model.release().isNoop(), "close does nothing");
    addIf(traits, model.release().isCollected(), "garbage collected as well");
    addIf(traits, model.release().isRefillable(), "empty after its release");
    addIf(traits, model.usage().threadConfined(), "for one thread");
    addIf(traits, model.usage().stateful(), "stateful");
    addIf(traits, model.usage().cost() == Cost.HEAVY, "heavy");
    addIf(traits, model.usage().cost() == Cost.LIGHT, "light");
    return traits;
  }

  private static void addIf(List<String> traits, boolean holds, String trait) {
    if (holds) {
      traits.add(trait);
    }
  }

  private static String methods(LibraryModel.Type type) {
    Table table = new Table();
    for (LibraryModel.Method method : type.methods()) {
      table.row("  " + method.pattern(), EffectDescription.of(method.effect()));
    }
    return table.render();
  }
}
