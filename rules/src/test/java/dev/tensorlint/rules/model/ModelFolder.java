// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Model files that a test writes, and what comes of them. */
record ModelFolder(Path folder) {

  /** Writes a file of the user's. */
  Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** Loads one file of the user's, and only what is always active beside it. */
  LoadedModels load(String name, String text) throws IOException {
    return load(write(name, text));
  }

  static LoadedModels load(Path... files) {
    return ModelLibrary.load(new ModelRequest(Set.of("jdk"), List.of(files), List.of()));
  }

  /** Returns {@code severity line:column message} of each diagnostic of a file. */
  List<String> problems(String text) throws IOException {
    return load("mine.yaml", text).diagnostics().stream()
        .map(d -> d.severity().label() + " " + d.line() + ":" + d.column() + " " + d.message())
        .toList();
  }

  /** Returns the diagnostics with this folder's path cut off. */
  List<String> lines(LoadedModels models) {
    return models.diagnostics().stream()
        .map(d -> d.severity().label() + " " + d.oneLine())
        .map(line -> line.replace(folder.toString().replace('\\', '/') + "/", ""))
        .toList();
  }
}
