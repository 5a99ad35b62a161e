// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.work.BodyWork;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.List;

/** Several that follow the same run. */
record MonitorGroup(List<WorkMonitor> members) implements WorkMonitor {

  MonitorGroup {
    members = List.copyOf(members);
  }

  @Override
  public void begins(Phase phase, int units) {
    members.forEach(each -> each.begins(phase, units));
  }

  @Override
  public void advances(Phase phase, int units) {
    members.forEach(each -> each.advances(phase, units));
  }

  @Override
  public void analysed(BodyWork work) {
    members.forEach(each -> each.analysed(work));
  }

  @Override
  public void lists(Topic topic, List<String> names) {
    members.forEach(each -> each.lists(topic, names));
  }
}
