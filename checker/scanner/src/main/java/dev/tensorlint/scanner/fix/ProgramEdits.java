// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * The edits of a fix as they were when it was not applied yet.
 *
 * @param files by path, the file of the first edit first; at least one
 */
record ProgramEdits(Map<String, TextEdits> files) {

  static ProgramEdits of(Fix fix) {
    Map<String, List<Fix.Edit>> byPath = new LinkedHashMap<>();
    fix.edits()
        .forEach(
            edit ->
                byPath
                    .computeIfAbsent(edit.place().file().path(), path -> new ArrayList<>())
                    .add(edit));
    Map<String, TextEdits> files = new LinkedHashMap<>();
    byPath.forEach((path, edits) -> files.put(path, TextEdits.of(edits)));
    return new ProgramEdits(files);
  }

  Set<String> paths() {
    return files.keySet();
  }

  /** Returns the text of an edited file. */
  SourceFile applied(SourceFile original) {
    TextEdits edits = files.get(original.path());
    return edits == null ? original : SourceFile.of(original.path(), edits.apply(original.text()));
  }

  /** Returns where a character of a file is after the edits; empty if an edit replaces it. */
  OptionalInt after(String path, int offset) {
    TextEdits edits = files.get(path);
    return edits == null ? OptionalInt.of(offset) : new Shift(edits).after(offset);
  }

  /**
   * Returns edits that do what these do, and then others.
   *
   * @param originals the files before these
   */
  ProgramEdits then(ProgramEdits next, Function<String, SourceFile> originals) {
    Map<String, TextEdits> all = new LinkedHashMap<>(files);
    next.files()
        .forEach(
            (path, edits) ->
                all.merge(
                    path,
                    edits,
                    (first, then) -> first.then(then, originals.apply(path).text().length())));
    return new ProgramEdits(all);
  }

  /** Returns the fix that makes these edits. */
  Fix in(Function<String, SourceFile> originals, Fix.Safety safety, String title) {
    List<Fix.Edit> edits = new ArrayList<>();
    files.forEach((path, each) -> edits.addAll(each.in(originals.apply(path))));
    return new Fix(safety, title, edits);
  }
}
