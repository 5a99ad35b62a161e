// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.rules.finding.Diagnostic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The gaps of one cause, whatever the modules: one line says them all, since one cure ends them
 * all.
 *
 * @param members in their order, at least one
 */
public record GapGroup(List<ProjectGap> members) {

  /** Modules, and things in them, that a message names. */
  private static final int NAMED = 3;

  public GapGroup {
    members = List.copyOf(members);
  }

  /** Returns the groups of some gaps, in the order of their first members. */
  public static List<GapGroup> of(List<ProjectGap> gaps) {
    Map<String, List<ProjectGap>> byCause = new LinkedHashMap<>();
    gaps.forEach(
        each ->
            byCause
                .computeIfAbsent(each.cause() + '\0' + each.cure(), any -> new ArrayList<>())
                .add(each));
    return byCause.values().stream().map(GapGroup::new).toList();
  }

  /** Returns what is said of all of them, at the place of the first. */
  public Diagnostic diagnostic() {
    ProjectGap first = members.get(0);
    String what = modules() + ": " + text().of(NAMED);
    return Diagnostic.gap(first.path(), first.line(), 0, what, first.cure());
  }

  private String modules() {
    List<Module> modules =
        members.stream().map(each -> new Module(each.module(), each.folder())).distinct().toList();
    List<String> names = modules.stream().map(each -> each.shownAmong(modules)).toList();
    return names.size() == 1
        ? "module " + names.get(0)
        : names.size() + " modules (" + GapText.listed(names, NAMED) + ")";
  }

  /** A module: of several builds, some may have equal names. */
  private record Module(String name, String folder) {

    String shownAmong(List<Module> all) {
      boolean isUnique = all.stream().filter(each -> each.name.equals(name)).count() == 1;
      return "`" + name + "`" + (isUnique ? "" : " in `" + endOf(folder) + "`");
    }

    /** Returns the last two names of a path. */
    private static String endOf(String path) {
      int before = path.lastIndexOf('/', path.lastIndexOf('/') - 1);
      return path.substring(before + 1);
    }
  }

  private GapText text() {
    return new GapText(
        members.get(0).cause(),
        members.stream().flatMap(each -> each.subjects().stream()).distinct().toList(),
        members.stream().flatMap(each -> each.unversioned().stream()).distinct().toList());
  }
}
