// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import static dev.tensorlint.testdata.generated.Node.group;
import static dev.tensorlint.testdata.generated.Node.line;
import static dev.tensorlint.testdata.generated.Node.section;

import java.util.ArrayList;
import java.util.List;

/** Groups of statements with lambdas, containers, records, streams and futures. */
final class RichIdioms {

  private final Draw draw;
  private final Available available;
  private final Expressions expressions;
  private final Bodies bodies;

  RichIdioms(Draw draw, Available available, Expressions expressions, Bodies bodies) {
    this.draw = draw;
    this.available = available;
    this.expressions = expressions;
    this.bodies = bodies;
  }

  void add(List<Node> out, Frame frame) {
    switch (draw.number(0, 12)) {
      case 0, 1 -> list(out, frame);
      case 2 -> map(out, frame);
      case 3 -> array(out, frame);
      case 4, 5 -> box(out, frame);
      case 6 -> pair(out, frame);
      case 7 -> supplier(out, frame);
      case 8 -> consumer(out, frame);
      case 9 -> stream(out);
      case 10 -> future(out, frame);
      case 11 -> optional(out, frame);
      default -> lent(out, frame);
    }
  }

  private boolean forgets() {
    return draw.chance(8);
  }

  /** Adds what fills a container, what uses it and what closes its elements. */
  private void filled(List<Node> out, List<Node> filling, List<Node> using, Node closing) {
    if (draw.chance(50)) {
      List<Node> body = new ArrayList<>(filling);
      body.addAll(using);
      out.add(group(section("try {", body), section("finally {", List.of(closing))));
      return;
    }
    out.addAll(filling);
    out.addAll(using);
    if (!forgets()) {
      out.add(closing);
    }
  }

  private Node maybe(Node node) {
    return bodies.mayDecide() && draw.chance(40)
        ? group(section("if (" + bodies.decision() + ") {", List.of(node)))
        : node;
  }

  private void list(List<Node> out, Frame frame) {
    String list = draw.name("list");
    String each = draw.name("t");
    out.add(line("List<Tensor> " + list + " = new ArrayList<>();"));
    List<Node> filling = new ArrayList<>();
    for (int i = draw.number(1, 3); i > 0; i--) {
      filling.add(maybe(line(list + ".add(" + expressions.created(frame) + ");")));
    }
    List<Node> using =
        List.of(
            draw.chance(50)
                ? line(list + ".forEach(" + each + " -> show(" + each + "));")
                : group(
                    section(
                        "for (Tensor " + each + " : " + list + ") {",
                        List.of(line("show(" + each + ");")))));
    if (draw.chance(4)) {
      using = List.of(line(list + ".clear();"));
    }
    filled(out, filling, using, closingOf(list, each));
  }

  private Node closingOf(String container, String each) {
    String other = each + "c";
    return switch (draw.number(0, 2)) {
      case 0 -> line(container + ".forEach(Tensor::close);");
      case 1 -> line(container + ".forEach(" + other + " -> " + other + ".close());");
      default ->
          group(
              section(
                  "for (Tensor " + other + " : " + container + ") {",
                  List.of(line(other + ".close();"))));
    };
  }

  private void map(List<Node> out, Frame frame) {
    String map = draw.name("map");
    String each = draw.name("t");
    out.add(
        line(
            "Map<String, Tensor> "
                + map
                + " = new "
                + draw.of("HashMap", "TreeMap", "LinkedHashMap")
                + "<>();"));
    List<Node> filling = new ArrayList<>();
    for (int i = draw.number(1, 3); i > 0; i--) {
      filling.add(
          maybe(
              line(map + ".put(\"" + draw.name("k") + "\", " + expressions.created(frame) + ");")));
    }
    List<Node> using =
        List.of(
            group(
                section(
                    "for (Tensor " + each + " : " + map + ".values()) {",
                    List.of(line("show(" + each + ");")))));
    filled(out, filling, using, closingOf(map + ".values()", each));
  }

  private void array(List<Node> out, Frame frame) {
    String array = draw.name("array");
    String index = draw.name("i");
    String each = draw.name("t");
    List<Node> filling;
    if (draw.chance(50)) {
      out.add(
          line(
              "Tensor[] "
                  + array
                  + " = {"
                  + expressions.created(frame)
                  + ", "
                  + expressions.created(frame)
                  + "};"));
      filling = List.of();
    } else {
      out.add(line("Tensor[] " + array + " = new Tensor[2];"));
      filling =
          List.of(
              group(
                  section(
                      "for (int " + index + " = 0; " + index + " < 2; " + index + "++) {",
                      List.of(
                          line(array + "[" + index + "] = " + expressions.created(frame) + ";")))));
    }
    List<Node> using = List.of(line("show(" + array + "[" + draw.number(0, 1) + "]);"));
    Node closing =
        group(
            section(
                "for (Tensor " + each + " : " + array + ") {",
                List.of(
                    draw.chance(50)
                        ? line(each + ".close();")
                        : group(
                            section(
                                "if (" + each + " != null) {",
                                List.of(line(each + ".close();")))))));
    filled(out, filling, using, closing);
  }

  private void box(List<Node> out, Frame frame) {
    if (available.boxes.isEmpty()) {
      list(out, frame);
      return;
    }
    String box = draw.name("box");
    String type = draw.of(available.boxes);
    String made =
        type + "<Tensor> " + box + " = new " + type + "<>(" + expressions.created(frame) + ")";
    Node shown = line("show(" + box + ".get());");
    if (draw.chance(70)) {
      out.add(group(section("try (" + made + ") {", List.of(shown))));
    } else {
      out.add(line(made + ";"));
      out.add(shown);
      if (!forgets()) {
        out.add(line(box + ".close();"));
      }
    }
  }

  private void pair(List<Node> out, Frame frame) {
    if (available.pairs.isEmpty()) {
      list(out, frame);
      return;
    }
    String type = draw.of(available.pairs);
    String pair = draw.name("pair");
    String made =
        type
            + " "
            + pair
            + " = new "
            + type
            + "("
            + expressions.created(frame)
            + ", "
            + expressions.created(frame)
            + ")";
    Node shown = line("show(" + pair + "." + draw.of("left", "right") + "());");
    boolean isClosing = type.endsWith("Closing");
    if (isClosing && draw.chance(60)) {
      out.add(group(section("try (" + made + ") {", List.of(shown))));
      return;
    }
    out.add(line(made + ";"));
    out.add(shown);
    if (isClosing && !forgets()) {
      out.add(line(pair + ".close();"));
    } else if (!isClosing) {
      if (!forgets()) {
        out.add(line(pair + ".left().close();"));
      }
      if (!forgets()) {
        out.add(line(pair + ".right().close();"));
      }
    }
  }

  private void supplier(List<Node> out, Frame frame) {
    String supplier = draw.name("supplier");
    String name = draw.name("t");
    out.add(line("Supplier<Tensor> " + supplier + " = () -> " + expressions.created(frame) + ";"));
    out.add(line("Tensor " + name + " = " + supplier + ".get();"));
    frame.add(name, true);
    frame.owes(name + ".close();");
  }

  private void consumer(List<Node> out, Frame frame) {
    String consumer = draw.name("consumer");
    String name = draw.name("t");
    String parameter = draw.name("t");
    String body =
        switch (draw.number(0, 2)) {
          case 0 -> "Tensor::close";
          case 1 -> parameter + " -> " + parameter + ".close()";
          default -> parameter + " -> { show(" + parameter + "); " + parameter + ".close(); }";
        };
    out.add(line("Consumer<Tensor> " + consumer + " = " + body + ";"));
    out.add(line("Tensor " + name + " = " + expressions.created(frame) + ";"));
    out.add(line(bodies.reading(name)));
    out.add(maybe(line(consumer + ".accept(" + name + ");")));
  }

  private void stream(List<Node> out) {
    String list = draw.name("list");
    String value = draw.name("v");
    String each = draw.name("t");
    String made = "Tensor.fill(" + value + ", 1, 2)";
    if (!available.makers.isEmpty() && draw.chance(40)) {
      made = draw.of(available.makers) + "(" + value + ")";
    }
    String end = draw.of("toList()", "collect(Collectors.toList())");
    out.add(
        line(
            "List<Tensor> "
                + list
                + " = Stream.of(1f, 2f).map("
                + value
                + " -> "
                + made
                + ")."
                + end
                + ";"));
    List<Node> using =
        List.of(line(list + ".stream().forEach(" + each + " -> show(" + each + "));"));
    if (draw.chance(30)) {
      String next = draw.name("t");
      using =
          List.of(
              line(
                  list
                      + ".stream().map("
                      + each
                      + " -> "
                      + each
                      + "."
                      + expressions.unary()
                      + ").forEach("
                      + next
                      + " -> { show("
                      + next
                      + "); "
                      + next
                      + ".close(); });"));
    }
    filled(out, List.of(), using, closingOf(list, each));
  }

  private void future(List<Node> out, Frame frame) {
    String name = draw.name("t");
    String future = draw.name("future");
    List<Node> body = new ArrayList<>();
    body.add(
        line(
            "CompletableFuture<Float> "
                + future
                + " = CompletableFuture.supplyAsync(() -> "
                + name
                + ".toFloatArray()[0]);"));
    body.add(line("show(" + future + ".join());"));
    if (draw.chance(60)) {
      out.add(
          group(section("try (Tensor " + name + " = " + expressions.created(frame) + ") {", body)));
    } else {
      out.add(line("Tensor " + name + " = " + expressions.created(frame) + ";"));
      out.addAll(body);
      if (!forgets()) {
        out.add(line(name + ".close();"));
      }
    }
  }

  private void optional(List<Node> out, Frame frame) {
    if (!bodies.mayDecide()) {
      list(out, frame);
      return;
    }
    String optional = draw.name("optional");
    String each = draw.name("t");
    out.add(
        line(
            "Optional<Tensor> "
                + optional
                + " = "
                + bodies.decision()
                + " ? Optional.of("
                + expressions.created(frame)
                + ") : Optional.empty();"));
    out.add(line(optional + ".ifPresent(" + each + " -> show(" + each + "));"));
    if (!forgets()) {
      out.add(line(optional + ".ifPresent(Tensor::close);"));
    }
  }

  private void lent(List<Node> out, Frame frame) {
    if (available.lenders.isEmpty()) {
      supplier(out, frame);
      return;
    }
    String each = draw.name("t");
    String body = draw.of("show(" + each + ")", "show(" + each + ".toFloatArray()[1])");
    out.add(
        line(
            draw.of(available.lenders)
                + "("
                + expressions.created(frame)
                + ", "
                + each
                + " -> "
                + body
                + ");"));
  }
}
