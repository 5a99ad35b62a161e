// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.tensorlint.rules.config.Trust;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the user has set in the editor, under {@code tensorlint}.
 *
 * @param classpath jars and folders of classes that the sources use; when empty, build files tell
 * @param modelFiles lifecycle models of the user; relative ones are below the workspace folder
 * @param models names of the bundled models to use; empty for those that are on by default
 * @param disabled names of rules that are off
 * @param tests whether what tests never release is reported; the configuration may ask for it as
 *     well
 * @param minor whether minor findings are reported; the configuration may ask for them as well
 * @param ownerHints whether it is shown who owns what an expression makes
 * @param trust whether the build of a project may be asked; nothing in a project can say that
 */
record Settings(
    List<String> classpath,
    List<String> modelFiles,
    Set<String> models,
    Set<String> disabled,
    boolean tests,
    boolean minor,
    boolean ownerHints,
    Trust trust) {

  static final Settings DEFAULT =
      new Settings(List.of(), List.of(), Set.of(), Set.of(), false, false, false, Trust.UNTRUSTED);

  /**
   * Reads what a client sent, with or without the name of the section around it. What has an
   * unexpected form is as if it were not there.
   */
  static Settings of(@Nullable Object sent) {
    if (!(sent instanceof JsonObject object)) {
      return DEFAULT;
    }
    JsonObject section = object.get("tensorlint") instanceof JsonObject inner ? inner : object;
    return new Settings(
        strings(section.get("classpath")),
        strings(section.get("modelFiles")),
        new LinkedHashSet<>(strings(section.get("models"))),
        new LinkedHashSet<>(strings(section.get("disable"))),
        isOn(section.get("tests")),
        isOn(section.get("minor")),
        isOn(section.get("ownerHints")),
        isOn(section.get("trustProject")) ? Trust.TRUSTED : Trust.UNTRUSTED);
  }

  private static boolean isOn(@Nullable JsonElement element) {
    return element instanceof JsonPrimitive on && on.isBoolean() && on.getAsBoolean();
  }

  private static List<String> strings(@Nullable JsonElement element) {
    List<String> found = new ArrayList<>();
    if (element instanceof JsonArray array) {
      for (JsonElement each : array) {
        if (each instanceof JsonPrimitive text && text.isString()) {
          found.add(text.getAsString());
        }
      }
    }
    return found;
  }

  /** Returns the user's model files, for a workspace folder. */
  List<Path> modelFiles(Path folder) {
    return modelFiles.stream().map(folder::resolve).map(Path::normalize).toList();
  }

  /** Returns the class path that the user has set, for a workspace folder. */
  List<Path> classpath(Path folder) {
    return classpath.stream().map(folder::resolve).map(Path::normalize).toList();
  }
}
