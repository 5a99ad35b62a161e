// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import static dev.tensorlint.testdata.generated.Node.declaration;
import static dev.tensorlint.testdata.generated.Node.group;
import static dev.tensorlint.testdata.generated.Node.line;
import static dev.tensorlint.testdata.generated.Node.section;

import java.util.ArrayList;
import java.util.List;

/** The static methods of a program. */
final class Methods {

  private final Draw draw;
  private final Available available;
  private final Bodies bodies;

  Methods(Draw draw, Available available, Bodies bodies) {
    this.draw = draw;
    this.available = available;
    this.bodies = bodies;
  }

  void addTo(List<Node> members) {
    if (draw.chance(60)) {
      members.add(check());
    }
    if (draw.chance(30)) {
      members.add(ioCheck());
    }
    if (draw.chance(50)) {
      members.add(reader());
    }
    for (int i = draw.number(0, 2); i > 0; i--) {
      members.add(maker());
    }
    if (draw.chance(25)) {
      members.add(nullableMaker());
    }
    if (draw.chance(50)) {
      members.add(closer());
    }
    if (draw.chance(50)) {
      members.add(step());
    }
  }

  private Node check() {
    String name = draw.name("check");
    Node thrown = line("throw new IllegalArgumentException(\"" + name + "\");");
    Node method =
        declaration(
            "private static void " + name + "(boolean isBroken) {",
            List.of(group(section("if (isBroken) {", List.of(thrown)))));
    available.checks.add(name);
    return method;
  }

  private Node ioCheck() {
    String name = draw.name("read");
    Node thrown = line("throw new IOException(\"" + name + "\");");
    Node method =
        declaration(
            "private static void " + name + "(boolean isMissing) throws IOException {",
            List.of(group(section("if (isMissing) {", List.of(thrown))), line("show(5f);")));
    available.ioChecks.add(name);
    return method;
  }

  private Node reader() {
    String name = draw.name("first");
    List<Node> body = new ArrayList<>();
    if (draw.chance(50)) {
      body.add(line("return x.toFloatArray()[0];"));
    } else {
      String inner = draw.name("t");
      body.add(
          group(
              section(
                  "try (Tensor " + inner + " = x.square()) {",
                  List.of(line("return " + inner + ".toFloatArray()[1];")))));
    }
    available.readers.add(name);
    return declaration("private static float " + name + "(Tensor x) {", body);
  }

  private Node maker() {
    String name = draw.name("make");
    String result = draw.name("t");
    List<Node> body = new ArrayList<>();
    String fresh = "Tensor.fill(value, 1, 2)";
    switch (draw.number(0, 5)) {
      case 0 -> body.add(line("return " + fresh + ";"));
      case 1 -> {
        body.add(
            group(
                section(
                    "try (Tensor " + result + " = " + fresh + ") {",
                    List.of(line("return " + result + ".mul(2f);")))));
      }
      case 2 -> {
        body.add(line("Tensor " + result + " = " + fresh + ";"));
        body.add(line("Tensor " + result + "r = " + result + ".relu();"));
        if (!draw.chance(10)) {
          body.add(line(result + ".close();"));
        }
        body.add(line("return " + result + "r;"));
      }
      case 3 -> {
        body.add(group(section("if (value > 4f) {", List.of(line("return " + fresh + ";")))));
        body.add(line("return TensorScope.tidy(() -> " + fresh + ".add(1f).square());"));
      }
      case 4 -> {
        body.add(line("Tensor " + result + " = " + fresh + ";"));
        body.add(line("show(" + result + ");"));
        checkBroken(body, result);
        body.add(line("return " + result + ";"));
      }
      default -> {
        Frame frame = Frame.ofMethod("");
        body.addAll(bodies.method(frame, draw.number(1, 2), 1));
        body.add(line("return " + fresh + ";"));
      }
    }
    available.makers.add(name);
    return declaration("private static Tensor " + name + "(float value) {", body);
  }

  /** Throws for some values, mostly with the tensor closed. */
  private void checkBroken(List<Node> body, String name) {
    if (available.checks.isEmpty()) {
      return;
    }
    Node check = line(draw.of(available.checks) + "(" + condition() + ");");
    if (draw.chance(30)) {
      body.add(check);
      return;
    }
    String exception = draw.name("e");
    body.add(
        group(
            section("try {", List.of(check)),
            section(
                "catch ("
                    + draw.of("IllegalArgumentException", "RuntimeException")
                    + " "
                    + exception
                    + ") {",
                List.of(line(name + ".close();"), line("throw " + exception + ";")))));
  }

  /** Returns a condition that a run can decide, or that constants decide. */
  private String condition() {
    return draw.chance(80) ? "decide()" : "value > " + draw.number(5, 9) + "f";
  }

  private Node nullableMaker() {
    String name = draw.name("find");
    List<Node> body = new ArrayList<>();
    body.add(group(section("if (decide()) {", List.of(line("return null;")))));
    body.add(line("return Tensor.ones(1, 2);"));
    available.nullableMakers.add(name);
    return declaration("private static Tensor " + name + "() {", body);
  }

  private Node closer() {
    String name = draw.name("release");
    List<Node> body = new ArrayList<>();
    switch (draw.number(0, 3)) {
      case 0 -> body.add(line("x.close();"));
      case 1 -> body.add(group(section("if (x != null) {", List.of(line("x.close();")))));
      case 2 ->
          body.add(
              group(
                  section("try {", List.of(line("show(x);"))),
                  section("finally {", List.of(line("x.close();")))));
      default -> {
        available.closers.add(name);
        return quiet(name);
      }
    }
    available.closers.add(name);
    return declaration("private static void " + name + "(Tensor x) {", body);
  }

  private Node quiet(String name) {
    String exception = draw.name("e");
    String failure =
        draw.of(
            "throw new IllegalArgumentException(" + exception + ");", "note(" + exception + ");");
    return declaration(
        "private static <C extends AutoCloseable> void " + name + "(C x) {",
        List.of(
            group(
                section("try {", List.of(line("x.close();"))),
                section("catch (Exception " + exception + ") {", List.of(line(failure))))));
  }

  private Node step() {
    String name = draw.name("step");
    Frame frame = Frame.ofMethod("return;");
    frame.add("x", true);
    List<Node> body = bodies.method(frame, draw.number(1, 4), 1);
    available.steps.add(name);
    return declaration("private static void " + name + "(Tensor x) {", body);
  }
}
