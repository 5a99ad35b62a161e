// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.resource.Lifetime;
import dev.tensorlint.rules.source.LineTable;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The lifetimes of resources as the editor draws them: what the analysis knows of a resource, and,
 * if it has a bug, the steps of the finding with their notes.
 *
 * @param uris from the name of a file to the name by which the editor knows it
 */
record Lanes(UnaryOperator<String> uris) {

  /**
   * Returns the lanes under an offset: it is at a step, or at the name of the resource between its
   * first and its last step.
   *
   * @param text the document
   * @param findings those of the document
   * @param lifetimes those of the document
   */
  List<ProtocolExtension.Lane> at(
      int offset, SourceFile text, List<Finding> findings, List<Lifetime> lifetimes) {
    String word = wordAt(offset, text.text());
    int line = text.lines().positionOf(offset).line();
    return drawn(findings, lifetimes).stream()
        .filter(
            lane ->
                lane.isAt(offset, text.path())
                    || lane.isNamed(word, line, text.lines(), text.path()))
        .map(this::lane)
        .toList();
  }

  /** What is drawn of one resource: notes and rules by place. */
  private record Drawn(String name, Map<Place, Mark> marks) {

    boolean isAt(int offset, String file) {
      return marks.keySet().stream()
          .anyMatch(each -> each.file().path().equals(file) && touches(each.span(), offset));
    }

    /** The name stands in front of the creation, in the same line. */
    boolean isNamed(String word, int line, LineTable lines, String file) {
      IntSummaryStatistics own =
          marks.keySet().stream()
              .filter(each -> each.file().path().equals(file))
              .mapToInt(each -> lines.positionOf(each.span().start()).line())
              .summaryStatistics();
      return name.equals(word) && own.getMin() <= line && line <= own.getMax();
    }
  }

  /** What stands at one place of a lane. */
  private record Mark(Event event, String note, Optional<String> rule) {}

  private static List<Drawn> drawn(List<Finding> findings, List<Lifetime> lifetimes) {
    List<Drawn> all = new ArrayList<>();
    for (Lifetime each : lifetimes) {
      Map<Place, Mark> marks = new LinkedHashMap<>();
      each.steps()
          .forEach(
              step ->
                  marks.put(
                      step.at(), new Mark(step.event(), note(step.event()), Optional.empty())));
      all.add(new Drawn(each.name(), marks));
    }
    for (Finding each : findings) {
      Map<Place, Mark> marks = marks(each);
      all.stream()
          .filter(lane -> isOf(lane, each))
          .findFirst()
          .ifPresentOrElse(
              lane -> lane.marks().putAll(marks), () -> all.add(new Drawn(each.resource(), marks)));
    }
    return all;
  }

  /** A finding is about the resource that it says is created at the same place. */
  private static boolean isOf(Drawn lane, Finding finding) {
    return lane.marks().entrySet().stream()
        .filter(each -> each.getValue().event() == Event.CREATED)
        .anyMatch(each -> isCreatedAt(finding, each.getKey()));
  }

  private static boolean isCreatedAt(Finding finding, Place place) {
    return finding.trace().stream()
            .filter(step -> step.event() == Event.CREATED)
            .anyMatch(step -> step.place().equals(place))
        || finding.place().equals(place);
  }

  private static Map<Place, Mark> marks(Finding finding) {
    Map<Place, Mark> marks = new LinkedHashMap<>();
    for (TraceStep step : finding.trace()) {
      marks.put(step.place(), new Mark(step.event(), step.note(), Optional.empty()));
    }
    marks.put(
        finding.place(), new Mark(finding.event(), finding.label(), Optional.of(finding.rule())));
    return marks;
  }

  private static String note(Event event) {
    return switch (event) {
      case CREATED -> "created here";
      case RELEASED -> "released here";
      case USED -> "used here";
      case HANDED_OVER -> "handed over here";
      case CAPTURED -> "captured here, used later";
      case ESCAPED -> "returned here";
      default -> event.label();
    };
  }

  private ProtocolExtension.Lane lane(Drawn drawn) {
    return new ProtocolExtension.Lane(
        drawn.name(),
        drawn.marks().entrySet().stream()
            .sorted(
                Map.Entry.comparingByKey(
                    Comparator.comparing((Place each) -> each.file().path())
                        .thenComparing(Place::span)))
            .map(each -> step(each.getKey(), each.getValue()))
            .toList());
  }

  private ProtocolExtension.Step step(Place place, Mark mark) {
    return new ProtocolExtension.Step(
        uris.apply(place.file().path()),
        Lines.range(place),
        mark.event().label(),
        mark.note(),
        mark.rule().orElse(null));
  }

  private static boolean touches(Span span, int offset) {
    return span.start() <= offset && offset <= span.end();
  }

  private static String wordAt(int offset, String text) {
    int start = offset;
    while (start > 0 && Character.isJavaIdentifierPart(text.charAt(start - 1))) {
      start--;
    }
    int end = offset;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    return text.substring(start, end);
  }
}
