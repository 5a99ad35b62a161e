// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import java.util.List;

/** Statements that fixes write. */
final class Writing {

  private Writing() {}

  /** Returns the call that releases a variable, with a test where it may be null. */
  static String release(
      Code code, Siblings siblings, String name, TypeModel model, boolean mayBeNull) {
    String call = name + "." + method(model) + "();";
    return mayBeNull ? guarded(code, siblings, name + " != null", call) : call;
  }

  /** Returns names in a sentence. */
  static String listed(List<String> names) {
    List<String> quoted = names.stream().map(name -> "`" + name + "`").toList();
    int last = quoted.size() - 1;
    return last == 0
        ? quoted.get(0)
        : String.join(", ", quoted.subList(0, last)) + " and " + quoted.get(last);
  }

  static String method(TypeModel model) {
    boolean closes = model.releaseMethods().isEmpty() || model.releaseMethods().contains("close");
    return closes ? "close" : model.releaseMethods().get(0);
  }

  static String guarded(Code code, Siblings siblings, String condition, String stmt) {
    String indent = code.indentation(siblings.stmt().span().start());
    String inner = code.newLine() + indent + code.layout().unit();
    return "if (" + condition + ") {" + inner + stmt + code.newLine() + indent + "}";
  }
}
