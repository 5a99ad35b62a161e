// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.planted;

import dev.tensorlint.rules.finding.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A bug as a change to the program.
 *
 * @param name the file's
 * @param title what is wrong, in one sentence
 * @param edits the change
 * @param places lines at one of which a finding counts
 */
record PlantedBug(String name, String title, List<Edit> edits, List<Spot> places) {

  private static final String IN = "in ";
  private static final String FOUND_AT = "found at ";

  /** Replaces lines of a file. */
  record Edit(String file, String old, String replacement) {}

  /** A line of a file, by a part of its text. */
  record Spot(String file, String text) {

    boolean isPlaceOf(Finding finding, Sources sources) {
      if (!finding.place().file().path().equals(file)) {
        return false;
      }
      String[] lines = sources.text(file).split("\n", -1);
      return lines[finding.place().start().line() - 1].contains(text);
    }
  }

  /**
   * Reads a file: the title, then for each change {@code in FILE} and lines as in a patch, then
   * {@code found at FILE: TEXT} for each line where a finding counts.
   */
  static PlantedBug read(Path file) {
    List<String> lines = Sources.read(file).lines().toList();
    List<Edit> edits = new ArrayList<>();
    List<Spot> places = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith(IN)) {
        edits.add(edit(line.substring(IN.length()), lines.subList(i + 1, lines.size())));
      } else if (line.startsWith(FOUND_AT)) {
        places.add(place(line.substring(FOUND_AT.length())));
      }
    }
    String name = String.valueOf(file.getFileName()).replace(".patch", "");
    return new PlantedBug(name, lines.get(0), List.copyOf(edits), List.copyOf(places));
  }

  private static Edit edit(String file, List<String> rest) {
    StringBuilder old = new StringBuilder();
    StringBuilder replacement = new StringBuilder();
    for (String line : rest) {
      if (line.startsWith(IN) || line.startsWith(FOUND_AT)) {
        break;
      }
      String text = line.substring(1) + "\n";
      switch (line.charAt(0)) {
        case '-' -> old.append(text);
        case '+' -> replacement.append(text);
        case ' ' -> {
          old.append(text);
          replacement.append(text);
        }
        default -> throw new IllegalArgumentException(line);
      }
    }
    return new Edit(file, old.toString(), replacement.toString());
  }

  private static Spot place(String text) {
    int colon = text.indexOf(": ");
    return new Spot(text.substring(0, colon), text.substring(colon + 2));
  }

  /** Returns the program with the bug. */
  Sources plantIn(Sources program) {
    Sources result = program;
    for (Edit each : edits) {
      result = result.replace(each.file(), each.old(), each.replacement());
    }
    for (Spot each : places) {
      if (!result.text(each.file()).contains(each.text())) {
        throw new IllegalArgumentException(name + ": " + each + " is not there");
      }
    }
    return result;
  }

  /** Whether a finding of the program with the bug tells of it. */
  boolean isToldBy(Finding finding, Sources sources) {
    return places.stream().anyMatch(each -> each.isPlaceOf(finding, sources));
  }
}
