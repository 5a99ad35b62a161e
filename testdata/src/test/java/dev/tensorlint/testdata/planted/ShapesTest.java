// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.planted;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.testdata.Folders;
import dev.tensorlint.testdata.Golden;
import dev.tensorlint.testdata.generated.ProgramLinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Shapes that the suites of other leak checkers ask about. A method or class whose name ends in
 * {@code Bad} has a bug, one in {@code Ok} has none; what is found of them is recorded.
 */
final class ShapesTest {

  private static final Path FOLDER = Folders.TESTDATA.resolve("shapes");

  /** The declaration of a method or class that is a shape. */
  private static final Pattern SHAPE =
      Pattern.compile("(?:[\\w>\\]] |class )(\\w+(?:Bad|Ok))(?:\\(.*| .*)\\{");

  @Test
  void shapesAreFoundAsRecorded() throws IOException {
    Sources sources = Sources.in(FOLDER);
    Map<String, List<Finding>> shapes = new TreeMap<>();
    sources
        .texts()
        .forEach(
            (file, text) ->
                declared(text).forEach(name -> shapes.put(file + " " + name, new ArrayList<>())));
    List<String> elsewhere = new ArrayList<>();
    for (Finding each : findings(sources)) {
      List<Finding> told = shapes.get(shapeOf(each.place(), sources));
      if (told == null) {
        elsewhere.add("elsewhere " + PlantedTest.line(each));
      } else {
        told.add(each);
      }
      for (Place place : alsoAt(each)) {
        List<Finding> there = shapes.get(shapeOf(place, sources));
        if (there != null && there != told) {
          there.add(each);
        }
      }
    }
    Golden.check(FOLDER.resolve("outcome.txt"), text(shapes, elsewhere));
  }

  private static List<String> declared(String text) {
    return text.lines().flatMap(ShapesTest::name).toList();
  }

  private static Stream<String> name(String line) {
    Matcher matcher = SHAPE.matcher(line);
    return matcher.find() ? Stream.of(matcher.group(1)) : Stream.empty();
  }

  /** The places of the findings that one finding stands for, since one edit repairs them all. */
  private static List<Place> alsoAt(Finding finding) {
    return finding.trace().stream()
        .filter(step -> step.rule().isPresent())
        .map(TraceStep::place)
        .toList();
  }

  /** The last shape that is declared at or above the place. */
  private static String shapeOf(Place place, Sources sources) {
    String file = place.file().path();
    List<String> before =
        sources.text(file).lines().limit(place.start().line()).flatMap(ShapesTest::name).toList();
    return file + " " + (before.isEmpty() ? "" : before.get(before.size() - 1));
  }

  private static List<Finding> findings(Sources sources) {
    List<Finding> all = new ArrayList<>();
    new ProgramLinter()
        .lint(sources.byClass())
        .values()
        .forEach(each -> all.addAll(each.findings()));
    return all;
  }

  private static String text(Map<String, List<Finding>> shapes, List<String> elsewhere) {
    StringBuilder text = new StringBuilder();
    shapes.forEach((name, findings) -> appendWrong(text, name, findings));
    elsewhere.forEach(line -> text.append(line).append('\n'));
    for (String folder : List.of("owners", "tensors")) {
      text.append(
          "%s: %d of %d bad ones found, %d of %d good ones silent%n"
              .formatted(
                  folder,
                  count(shapes, folder, "Bad", true),
                  count(shapes, folder, "Bad", true) + count(shapes, folder, "Bad", false),
                  count(shapes, folder, "Ok", false),
                  count(shapes, folder, "Ok", true) + count(shapes, folder, "Ok", false)));
    }
    return text.toString().replace("\r", "");
  }

  private static void appendWrong(StringBuilder text, String name, List<Finding> findings) {
    if (name.endsWith("Bad") && findings.isEmpty()) {
      text.append("missed ").append(name).append('\n');
    }
    if (name.endsWith("Ok")) {
      findings.forEach(each -> text.append("noise ").append(PlantedTest.line(each)).append('\n'));
    }
  }

  private static long count(
      Map<String, List<Finding>> shapes, String folder, String end, boolean isReported) {
    return shapes.entrySet().stream()
        .filter(each -> each.getKey().startsWith(folder) && each.getKey().endsWith(end))
        .filter(each -> each.getValue().isEmpty() != isReported)
        .count();
  }
}
