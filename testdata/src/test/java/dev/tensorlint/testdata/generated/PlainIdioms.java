// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import static dev.tensorlint.testdata.generated.Node.group;
import static dev.tensorlint.testdata.generated.Node.line;
import static dev.tensorlint.testdata.generated.Node.section;

import java.util.ArrayList;
import java.util.List;

/** Groups of statements that programs without lambdas and containers are full of. */
final class PlainIdioms {

  private static final String LEASE = "ModelLease.of(Sequential.withInputs(2, new Dense(2)))";

  private final Draw draw;
  private final Available available;
  private final Expressions expressions;
  private final Bodies bodies;

  PlainIdioms(Draw draw, Available available, Expressions expressions, Bodies bodies) {
    this.draw = draw;
    this.available = available;
    this.expressions = expressions;
    this.bodies = bodies;
  }

  void add(List<Node> out, Frame frame) {
    if (bodies.mayDecide() && draw.chance(40)) {
      addDeciding(out, frame);
      return;
    }
    switch (draw.number(0, 7)) {
      case 0 -> accumulated(out, frame);
      case 1 -> tidied(out, frame);
      case 2 -> kept(out, frame);
      case 3 -> temporary(out, frame);
      case 4 -> alias(out, frame);
      case 5 -> predicted(out);
      case 6 -> lease(out);
      default -> owner(out, frame);
    }
  }

  private void addDeciding(List<Node> out, Frame frame) {
    switch (draw.number(0, 3)) {
      case 0 -> picked(out, frame);
      case 1 -> nullable(out, frame);
      case 2 -> flagged(out, frame);
      default -> retried(out, frame);
    }
  }

  private boolean forgets() {
    return draw.chance(8);
  }

  /** One of two tensors is picked, used and closed. */
  private void picked(List<Node> out, Frame frame) {
    String name = draw.name("t");
    String condition = bodies.decision();
    out.add(line("Tensor " + name + ";"));
    out.add(
        group(
            section(
                "if (" + condition + ") {",
                List.of(line(name + " = " + expressions.created(frame) + ";"))),
            section("else {", List.of(line(name + " = " + expressions.created(frame) + ";")))));
    out.add(line(bodies.reading(name)));
    if (!forgets()) {
      out.add(line(name + ".close();"));
    }
  }

  /** Each iteration replaces a tensor. */
  private void accumulated(List<Node> out, Frame frame) {
    String sum = draw.name("t");
    String next = draw.name("t");
    out.add(line("Tensor " + sum + " = " + expressions.created(frame) + ";"));
    List<Node> body = new ArrayList<>();
    body.add(line("Tensor " + next + " = " + sum + "." + expressions.unary() + ";"));
    if (!forgets()) {
      body.add(line(sum + ".close();"));
    }
    body.add(line(sum + " = " + next + ";"));
    String index = draw.name("i");
    out.add(
        group(section("for (int " + index + " = 0; " + index + " < 3; " + index + "++) {", body)));
    out.add(line("show(" + sum + ");"));
    if (!forgets()) {
      out.add(line(sum + ".close();"));
    }
  }

  private void nullable(List<Node> out, Frame frame) {
    String name = draw.name("t");
    List<Node> made = new ArrayList<>();
    if (!available.nullableMakers.isEmpty() && draw.chance(50)) {
      made.add(line("Tensor " + name + " = " + draw.of(available.nullableMakers) + "();"));
    } else {
      made.add(line("Tensor " + name + " = null;"));
      Node assignment = line(name + " = " + expressions.created(frame) + ";");
      made.add(group(section("if (" + bodies.decision() + ") {", List.of(assignment))));
    }
    out.addAll(made);
    Node shown =
        group(section("if (" + name + " != null) {", List.of(line("show(" + name + ");"))));
    Node closed = group(section("if (" + name + " != null) {", List.of(line(name + ".close();"))));
    if (draw.chance(40)) {
      List<Node> body = new ArrayList<>(List.of(shown));
      if (!available.checks.isEmpty() && bodies.mayDecide()) {
        body.add(line(draw.of(available.checks) + "(" + bodies.decision() + ");"));
      }
      out.add(group(section("try {", body), section("finally {", List.of(closed))));
    } else {
      out.add(shown);
      if (!forgets()) {
        out.add(closed);
      }
    }
  }

  private void flagged(List<Node> out, Frame frame) {
    String flag = draw.name("flag");
    String name = draw.name("t");
    out.add(line("boolean " + flag + " = " + bodies.decision() + ";"));
    out.add(
        line("Tensor " + name + " = " + flag + " ? " + expressions.created(frame) + " : null;"));
    String test = draw.of(flag, flag, name + " != null");
    out.add(group(section("if (" + test + ") {", List.of(line("show(" + name + ");")))));
    if (!forgets()) {
      out.add(group(section("if (" + flag + ") {", List.of(line(name + ".close();")))));
    }
  }

  private void tidied(List<Node> out, Frame frame) {
    String name = draw.name("t");
    String operand = expressions.fresh();
    out.add(
        line(
            "Tensor "
                + name
                + " = TensorScope.tidy(() -> "
                + operand
                + "."
                + expressions.unary()
                + "."
                + expressions.unary()
                + ");"));
    frame.add(name, true);
    frame.owes(name + ".close();");
  }

  private void kept(List<Node> out, Frame frame) {
    String name = draw.name("t");
    String keep = draw.chance(85) ? ".keep()" : "";
    out.add(line("Tensor " + name + ";"));
    List<Node> body = new ArrayList<>();
    body.add(line(name + " = " + expressions.created(frame) + keep + ";"));
    body.add(line(bodies.reading(name)));
    String head = "try (TensorScope " + draw.name("scope") + " = TensorScope.open()) {";
    out.add(group(section(head, body)));
    out.add(line("show(" + name + ");"));
    frame.add(name, true);
    frame.owes(name + ".close();");
  }

  /** An intermediate result is left to the scope, if there is one. */
  private void temporary(List<Node> out, Frame frame) {
    if (frame.isScoped() || draw.chance(15)) {
      out.add(line("show(" + expressions.chained(frame) + ".toFloatArray()[0]);"));
    } else {
      String name = draw.name("t");
      String body = "show(" + name + "." + expressions.unary() + ");";
      out.add(
          group(
              section(
                  "try (Tensor "
                      + name
                      + " = "
                      + expressions.created(frame)
                      + "; TensorScope "
                      + draw.name("scope")
                      + " = TensorScope.open()) {",
                  List.of(line(body)))));
    }
  }

  private void alias(List<Node> out, Frame frame) {
    String name = draw.name("t");
    String same = draw.name("t");
    out.add(line("Tensor " + name + " = " + expressions.created(frame) + ";"));
    out.add(line("Tensor " + same + " = " + name + ";"));
    out.add(line(bodies.reading(draw.of(name, same))));
    if (!forgets()) {
      out.add(line(draw.of(name, same) + ".close();"));
    }
    if (draw.chance(6)) {
      out.add(line("show(" + same + ");"));
    }
  }

  private void retried(List<Node> out, Frame frame) {
    if (available.checks.isEmpty()) {
      picked(out, frame);
      return;
    }
    String name = draw.name("t");
    String exception = draw.name("e");
    String check = draw.of(available.checks) + "(" + bodies.decision() + ");";
    Node made = line("Tensor " + name + " = " + expressions.created(frame) + ";");
    Node shown = line("show(" + name + ");");
    Node closed = line(name + ".close();");
    List<Node> body =
        switch (draw.number(0, 3)) {
          case 0 -> List.of(made, line(check), shown, closed);
          case 1 -> List.of(line(check), made, shown, closed);
          case 2 ->
              List.of(
                  made,
                  group(
                      section("try {", List.of(line(check), shown)),
                      section("finally {", List.of(closed))));
          default ->
              List.of(
                  group(
                      section(
                          "try (Tensor " + name + " = " + expressions.created(frame) + ") {",
                          List.of(line(check), shown))));
        };
    List<Node> caught = List.of(line("note(" + exception + ");"));
    String type =
        draw.of("IllegalArgumentException", "IllegalArgumentException", "RuntimeException");
    String index = draw.name("i");
    Node attempt =
        group(section("try {", body), section("catch (" + type + " " + exception + ") {", caught));
    if (draw.chance(50)) {
      out.add(attempt);
    } else {
      out.add(
          group(
              section(
                  "for (int " + index + " = 0; " + index + " < 2; " + index + "++) {",
                  List.of(attempt))));
    }
  }

  private void predicted(List<Node> out) {
    String model = draw.name("model");
    String input = draw.name("t");
    String output = draw.name("t");
    List<Node> body = new ArrayList<>();
    body.add(line("Tensor " + input + " = " + expressions.fresh() + ";"));
    body.add(line("Tensor " + output + " = " + model + ".predict(" + input + ");"));
    body.add(line("show(" + output + ".shape().size());"));
    if (!forgets()) {
      body.add(line(output + ".close();"));
    }
    body.add(line(input + ".close();"));
    String made = "Model " + model + " = Sequential.withInputs(2, new Dense(2))";
    if (draw.chance(70)) {
      out.add(group(section("try (" + made + ") {", body)));
    } else {
      out.add(line(made + ";"));
      out.addAll(body);
      if (!forgets()) {
        out.add(line(model + ".close();"));
      }
    }
  }

  private void lease(List<Node> out) {
    String lease = draw.name("lease");
    out.add(line("ModelLease " + lease + " = " + LEASE + ";"));
    if (draw.chance(40)) {
      String share = draw.name("lease");
      out.add(line("ModelLease " + share + " = " + lease + ".share();"));
      out.add(line(share + ".close();"));
    }
    if (bodies.mayDecide() && draw.chance(15)) {
      out.add(
          group(section("if (" + bodies.decision() + ") {", List.of(line(lease + ".close();")))));
      out.add(
          group(section("if (!" + lease + ".isClosed()) {", List.of(line(lease + ".close();")))));
    } else if (!forgets()) {
      out.add(line(lease + ".close();"));
      if (draw.chance(5)) {
        out.add(line(lease + ".close();"));
      }
    }
  }

  private void owner(List<Node> out, Frame frame) {
    if (available.owners.isEmpty()) {
      alias(out, frame);
      return;
    }
    String type = draw.of(available.owners);
    String name = draw.name("owner");
    String made = type + " " + name + " = new " + type + "(" + draw.number(1, 9) + "f)";
    List<Node> body = new ArrayList<>();
    body.add(line("show(" + name + ".read());"));
    if (draw.chance(30)) {
      body.add(line(name + ".replace(" + expressions.created(frame) + ");"));
    }
    if (draw.chance(70)) {
      out.add(group(section("try (" + made + ") {", body)));
    } else {
      out.add(line(made + ";"));
      out.addAll(body);
      if (!forgets()) {
        out.add(line(name + ".close();"));
      }
    }
  }
}
