// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import static dev.tensorlint.testdata.generated.Node.group;
import static dev.tensorlint.testdata.generated.Node.line;
import static dev.tensorlint.testdata.generated.Node.section;

import java.util.ArrayList;
import java.util.List;

/**
 * Statements of bodies. What is created is mostly released as a careful programmer would, and
 * sometimes not.
 */
final class Bodies {

  private static final int DEEPEST = 3;

  private final Draw draw;
  private final Available available;
  private final Expressions expressions;
  private final PlainIdioms plain;
  private final RichIdioms rich;
  private final Profile profile;

  /** How many more statements of this method may ask for a decision. */
  private int decisions;

  Bodies(Draw draw, Available available, Profile profile) {
    this.draw = draw;
    this.available = available;
    this.profile = profile;
    this.expressions = new Expressions(draw, available);
    this.plain = new PlainIdioms(draw, available, expressions, this);
    this.rich = new RichIdioms(draw, available, expressions, this);
  }

  /** Returns the body of a method. */
  List<Node> method(Frame frame, int size, int mostDecisions) {
    decisions = mostDecisions;
    return block(frame, 0, size);
  }

  /** Returns the statements of a block with its releases at the end. */
  List<Node> block(Frame frame, int depth, int size) {
    List<Node> out = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      statement(out, frame, depth);
    }
    releaseOwed(out, frame);
    return out;
  }

  private List<Node> inner(Frame frame, int depth) {
    return block(frame, depth + 1, draw.number(1, 3));
  }

  /**
   * Returns a condition.
   *
   * @throws IllegalStateException where there {@linkplain #mayDecide may be none}
   */
  String decision() {
    if (!mayDecide()) {
      throw new IllegalStateException("too many decisions");
    }
    decisions--;
    return "decide()";
  }

  boolean mayDecide() {
    return decisions > 0;
  }

  private void statement(List<Node> out, Frame frame, int depth) {
    int kind = draw.number(0, 99);
    if (profile.isRich() && kind < 38) {
      rich.add(out, frame);
    } else if (kind < 52) {
      introduce(out, frame, depth);
    } else if (kind < 62) {
      use(out, frame);
    } else if (kind < 70 && depth < DEEPEST && mayDecide()) {
      branch(out, frame, depth);
    } else if (kind < 74 && depth < DEEPEST) {
      loop(out, frame, depth);
    } else if (kind < 80 && depth < DEEPEST) {
      handling(out, frame, depth);
    } else if (kind < 83) {
      leave(out, frame);
    } else if (kind < 88) {
      callMethod(out, frame);
    } else if (depth < DEEPEST) {
      plain.add(out, frame);
    } else {
      use(out, frame);
    }
  }

  private void introduce(List<Node> out, Frame frame, int depth) {
    int kind = draw.number(0, 9);
    if (frame.isScoped() && kind < 6) {
      declare(out, frame);
    } else if (kind < 3 && depth < DEEPEST) {
      tryWithResources(out, frame, depth);
    } else if (kind < 5 && depth < DEEPEST) {
      tryFinally(out, frame, depth);
    } else if (kind < 6 && depth < DEEPEST) {
      scope(out, frame, depth);
    } else {
      String name = declare(out, frame);
      frame.owes(name + ".close();");
    }
  }

  String declare(List<Node> out, Frame frame) {
    String name = draw.name("t");
    out.add(line("Tensor " + name + " = " + expressions.created(frame) + ";"));
    frame.add(name, true);
    return name;
  }

  private void tryWithResources(List<Node> out, Frame frame, int depth) {
    Frame inner = frame.inner();
    String name = draw.name("t");
    String resources = "Tensor " + name + " = " + expressions.created(frame);
    inner.add(name, true);
    if (draw.chance(30)) {
      String second = draw.name("t");
      resources += "; Tensor " + second + " = " + expressions.created(inner);
      inner.add(second, true);
    }
    out.add(group(section("try (" + resources + ") {", inner(inner, depth))));
  }

  private void tryFinally(List<Node> out, Frame frame, int depth) {
    String name = declare(out, frame);
    Frame inner = frame.inner();
    List<Node> body = inner(inner, depth);
    List<Node> last = List.of(line(name + ".close();"));
    out.add(group(section("try {", body), section("finally {", last)));
    own(frame, name).release();
  }

  private static Variable own(Frame frame, String name) {
    return frame.own().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  private void scope(List<Node> out, Frame frame, int depth) {
    Frame inner = frame.scoped();
    String head = "try (TensorScope " + draw.name("scope") + " = TensorScope.open()) {";
    out.add(group(section(head, inner(inner, depth))));
  }

  private void use(List<Node> out, Frame frame) {
    List<Variable> open = frame.open();
    List<Variable> released = frame.released();
    if (!released.isEmpty() && draw.chance(4)) {
      out.add(line("show(" + draw.of(released).name() + ");"));
    } else if (!open.isEmpty()) {
      out.add(line(reading(draw.of(open).name())));
    } else {
      out.add(line("show(" + draw.number(1, 9) + "f);"));
    }
  }

  String reading(String name) {
    if (!available.readers.isEmpty() && draw.chance(30)) {
      return "show(" + draw.of(available.readers) + "(" + name + "));";
    }
    return "show(" + name + ");";
  }

  private void branch(List<Node> out, Frame frame, int depth) {
    String condition = decision();
    if (draw.chance(20)) {
      String flag = draw.name("flag");
      out.add(line("boolean " + flag + " = " + condition + ";"));
      condition = flag;
    }
    Node.Section first = section("if (" + condition + ") {", inner(frame.inner(), depth));
    if (draw.chance(50)) {
      out.add(group(first, section("else {", inner(frame.inner(), depth))));
    } else {
      out.add(group(first));
    }
  }

  private void loop(List<Node> out, Frame frame, int depth) {
    String index = draw.name("i");
    String head = "for (int " + index + " = 0; " + index + " < 2; " + index + "++) {";
    int before = decisions;
    decisions = Math.min(decisions, 1);
    int allowed = decisions;
    List<Node> body = inner(frame.inner(), depth);
    decisions = before - 2 * (allowed - decisions);
    out.add(group(section(head, body)));
  }

  private void handling(List<Node> out, Frame frame, int depth) {
    boolean isIo = !available.ioChecks.isEmpty() && draw.chance(40);
    List<String> checks = isIo ? available.ioChecks : available.checks;
    List<Node> body = new ArrayList<>();
    Frame inner = frame.inner();
    if (draw.chance(60)) {
      statement(body, inner, depth + 1);
    }
    boolean isThrowing = !checks.isEmpty() && mayDecide();
    if (isThrowing) {
      body.add(line(draw.of(checks) + "(" + decision() + ");"));
    } else if (isIo) {
      return;
    }
    if (draw.chance(60)) {
      statement(body, inner, depth + 1);
    }
    releaseOwed(body, inner);
    String type =
        isIo
            ? draw.of("IOException", "IOException", "Exception")
            : draw.of("IllegalArgumentException", "IllegalArgumentException", "RuntimeException");
    String exception = draw.name("e");
    List<Node> caught = new ArrayList<>();
    caught.add(line("note(" + exception + ");"));
    if (isThrowing && draw.chance(25)) {
      statement(caught, frame.inner(), DEEPEST);
    }
    List<Node.Section> sections = new ArrayList<>();
    sections.add(section("try {", body));
    sections.add(section("catch (" + type + " " + exception + ") {", caught));
    if (draw.chance(20)) {
      sections.add(section("finally {", List.of(line("show(3f);"))));
    }
    out.add(new Node.Group(sections, "}", true));
  }

  /** Leaves the method early, mostly with everything released. */
  private void leave(List<Node> out, Frame frame) {
    if (frame.leaving().isEmpty() || !mayDecide()) {
      use(out, frame);
      return;
    }
    List<Node> body = new ArrayList<>();
    if (draw.chance(75)) {
      frame.allOwed().forEach(each -> body.add(line(each)));
    }
    body.add(line(frame.leaving()));
    out.add(group(section("if (" + decision() + ") {", body)));
  }

  private void callMethod(List<Node> out, Frame frame) {
    List<Variable> open = frame.own().stream().filter(Variable::isOpen).toList();
    int kind = draw.number(0, 9);
    if (kind < 4 && !open.isEmpty() && !available.closers.isEmpty()) {
      Variable closed = draw.of(open);
      out.add(line(draw.of(available.closers) + "(" + closed.name() + ");"));
      closed.release();
      frame.paid(closed.name() + ".close();");
    } else if (kind < 7 && !open.isEmpty() && !available.steps.isEmpty()) {
      out.add(line(draw.of(available.steps) + "(" + draw.of(open).name() + ");"));
    } else if (!available.checks.isEmpty() && mayDecide()) {
      out.add(line(draw.of(available.checks) + "(" + decision() + ");"));
    } else {
      use(out, frame);
    }
  }

  /** Releases what the block owes, and sometimes forgets it. */
  void releaseOwed(List<Node> out, Frame frame) {
    for (String release : frame.owed()) {
      int kind = draw.number(0, 99);
      if (kind < 7) {
        continue;
      }
      if (kind < 11 && mayDecide()) {
        out.add(group(section("if (" + decision() + ") {", List.of(line(release)))));
      } else {
        out.add(line(release));
      }
      if (kind > 97 && release.endsWith(".close();")) {
        out.add(line(release));
      }
    }
    frame.owed().forEach(frame::paid);
  }
}
