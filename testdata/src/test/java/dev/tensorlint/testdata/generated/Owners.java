// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import static dev.tensorlint.testdata.generated.Node.declaration;
import static dev.tensorlint.testdata.generated.Node.group;
import static dev.tensorlint.testdata.generated.Node.line;
import static dev.tensorlint.testdata.generated.Node.member;
import static dev.tensorlint.testdata.generated.Node.section;

import java.util.ArrayList;
import java.util.List;

/** The classes of a program that own tensors. */
final class Owners {

  /** How the method begins that takes a tensor over. */
  static final String REPLACE = "void replace(";

  private final Draw draw;
  private final Available available;
  private final Profile profile;

  Owners(Draw draw, Available available, Profile profile) {
    this.draw = draw;
    this.available = available;
    this.profile = profile;
  }

  void addTo(List<Node> members) {
    if (draw.chance(50)) {
      members.add(owner());
    }
    if (!profile.isRich()) {
      return;
    }
    if (draw.chance(50)) {
      inherited(members);
    }
    if (draw.chance(60)) {
      members.add(box());
    }
    if (draw.chance(50)) {
      members.add(pair());
    }
    if (draw.chance(50)) {
      members.add(lender());
    }
  }

  private boolean forgets() {
    return draw.chance(10);
  }

  private Node owner() {
    String type = draw.name("Owner");
    String second = draw.chance(50) ? draw.name("field") : "";
    boolean isReplaced = second.isEmpty() || draw.chance(50);
    List<Node> body = new ArrayList<>();
    body.add(member("private " + (isReplaced ? "" : "final ") + "Tensor first;"));
    if (!second.isEmpty()) {
      body.add(member("private final Tensor " + second + ";"));
    }
    List<Node> constructor = new ArrayList<>();
    String condition = draw.chance(80) ? "decide()" : "value > " + draw.number(5, 9) + "f";
    constructor.add(line("this.first = Tensor.fill(value, 1, 2);"));
    if (!available.checks.isEmpty() && draw.chance(20)) {
      constructor.add(line(draw.of(available.checks) + "(" + condition + ");"));
    }
    if (!second.isEmpty()) {
      constructor.add(
          line("this." + second + " = first." + draw.of("relu()", "clone()", "add(1f)") + ";"));
    }
    body.add(declaration(type + "(float value) {", constructor));
    body.add(declaration("float read() {", List.of(line("return first.toFloatArray()[0];"))));
    body.add(replace(isReplaced));
    List<Node> closing = new ArrayList<>();
    closing.add(line("first.close();"));
    if (!second.isEmpty() && !forgets()) {
      closing.add(line(second + ".close();"));
    }
    body.add(member("@Override"));
    body.add(declaration("public void close() {", closing));
    available.owners.add(type);
    return declaration("static final class " + type + " implements AutoCloseable {", body);
  }

  /** Takes a tensor over, or only reads and closes it. */
  private Node replace(boolean isReplaced) {
    List<Node> body = new ArrayList<>();
    if (isReplaced) {
      if (!forgets()) {
        body.add(line("first.close();"));
      }
      body.add(line("first = other;"));
    } else {
      body.add(line("show(other);"));
      body.add(line("other.close();"));
    }
    return declaration(REPLACE + "Tensor other) {", body);
  }

  private void inherited(List<Node> members) {
    String base = draw.name("Base");
    String type = draw.name("Owner");
    List<Node> body = new ArrayList<>();
    body.add(member("protected final Tensor weights;"));
    body.add(declaration(base + "(Tensor weights) {", List.of(line("this.weights = weights;"))));
    body.add(member("abstract float read();"));
    body.add(
        declaration(
            REPLACE + "Tensor other) {", List.of(line("show(other);"), line("other.close();"))));
    body.add(member("@Override"));
    body.add(declaration("public void close() {", List.of(line("weights.close();"))));
    members.add(declaration("abstract static class " + base + " implements AutoCloseable {", body));
    List<Node> derived = new ArrayList<>();
    boolean ownsMore = draw.chance(50);
    if (ownsMore) {
      derived.add(member("private final Tensor bias = Tensor.ones(1, 2);"));
    }
    derived.add(
        declaration(type + "(float value) {", List.of(member("super(Tensor.fill(value, 1, 2));"))));
    derived.add(member("@Override"));
    derived.add(declaration("float read() {", List.of(line("return weights.toFloatArray()[1];"))));
    if (ownsMore) {
      List<Node> closing = new ArrayList<>();
      closing.add(line("bias.close();"));
      if (!forgets()) {
        closing.add(line("super.close();"));
      }
      derived.add(member("@Override"));
      derived.add(declaration("public void close() {", closing));
    }
    available.owners.add(type);
    members.add(declaration("static final class " + type + " extends " + base + " {", derived));
  }

  private Node box() {
    String type = draw.name("Box");
    List<Node> body = new ArrayList<>();
    body.add(member("private final E element;"));
    body.add(declaration(type + "(E element) {", List.of(line("this.element = element;"))));
    body.add(declaration("E get() {", List.of(line("return element;"))));
    body.add(member("@Override"));
    String exception = draw.name("e");
    List<Node> closing =
        List.of(
            group(
                section("try {", List.of(line("element.close();"))),
                section(
                    "catch (Exception " + exception + ") {",
                    List.of(line("throw new IllegalArgumentException(" + exception + ");")))));
    body.add(
        declaration("public void close() {", forgets() ? List.of(line("show(2f);")) : closing));
    available.boxes.add(type);
    return declaration(
        "static final class " + type + "<E extends AutoCloseable> implements AutoCloseable {",
        body);
  }

  private Node pair() {
    boolean isClosing = draw.chance(50);
    String type = draw.name("Pair") + (isClosing ? "Closing" : "");
    String head = "record " + type + "(Tensor left, Tensor right)";
    if (!isClosing) {
      available.pairs.add(type);
      return declaration(head + " {", List.of());
    }
    List<Node> closing = new ArrayList<>();
    closing.add(line("left.close();"));
    if (!forgets()) {
      closing.add(line("right.close();"));
    }
    available.pairs.add(type);
    return declaration(
        head + " implements AutoCloseable {",
        List.of(member("@Override"), declaration("public void close() {", closing)));
  }

  private Node lender() {
    String name = draw.name("lend");
    Node use = line("use.accept(x);");
    Node closed = line("x.close();");
    List<Node> body = new ArrayList<>();
    switch (draw.number(0, 2)) {
      case 0 ->
          body.add(group(section("try {", List.of(use)), section("finally {", List.of(closed))));
      case 1 -> body.addAll(List.of(use, closed));
      default -> body.add(group(section("try (x) {", List.of(use))));
    }
    available.lenders.add(name);
    return declaration("private static void " + name + "(Tensor x, Consumer<Tensor> use) {", body);
  }
}
