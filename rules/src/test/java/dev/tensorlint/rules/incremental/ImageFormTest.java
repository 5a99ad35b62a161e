// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.bytes.ValueForm;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.LastingValue;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Everything that the results of an analysis can contain has a form as bytes. */
final class ImageFormTest {

  private static final Set<Class<?>> SIMPLE =
      Set.of(
          int.class,
          Integer.class,
          long.class,
          Long.class,
          boolean.class,
          Boolean.class,
          String.class,
          Place.class,
          Optional.class,
          List.class,
          Set.class,
          Map.class,
          SortedMap.class);

  private final Set<Class<?>> seen = new HashSet<>();
  private final Set<String> formless = new TreeSet<>();

  @Test
  void allComponentsHaveAForm() {
    visit(UnitImage.class, "a file");
    visit(Outline.class, "the outline");
    ImageForm.KINDS.forEach(kind -> visit(kind, "a kind"));
    assertEquals(Set.of(), formless);
  }

  private void visit(Type type, String in) {
    if (type instanceof ParameterizedType generic) {
      Class<?> raw = (Class<?>) generic.getRawType();
      if (SIMPLE.contains(raw)) {
        for (Type each : generic.getActualTypeArguments()) {
          visit(each, in);
        }
      }
      visit(raw, in);
    } else {
      visit((Class<?>) type, in);
    }
  }

  private void visit(Class<?> type, String in) {
    if (SIMPLE.contains(type) || ImageForm.CLASSES.containsKey(type) || !seen.add(type)) {
      return;
    }
    if (type.isInterface()) {
      visitFamily(type, in);
    } else if (type.isRecord()) {
      for (RecordComponent each : type.getRecordComponents()) {
        visit(each.getGenericType(), type.getSimpleName() + "." + each.getName());
      }
    } else if (!type.isEnum()) {
      formless.add(type.getName() + " in " + in);
    }
  }

  private void visitFamily(Class<?> type, String in) {
    boolean isOpen =
        type == SummaryPart.class || type == ObjectKey.class || type == LastingValue.class;
    if (!isOpen && !type.isSealed()) {
      formless.add(type.getName() + " in " + in);
    }
    for (Class<?> each : ValueForm.family(type)) {
      if (!isOpen && !ImageForm.KINDS.contains(each)) {
        formless.add(each.getName() + " in " + in);
      }
    }
  }

  /** The parts of summaries are in two packages, so that they are no sealed family. */
  @Test
  void allPartsOfSummariesAreKinds() throws IOException {
    List<String> parts = implementing("SummaryPart<", "effect");
    assertTrue(parts.size() > 10, parts.toString());
    parts.forEach(ImageFormTest::checkKind);
  }

  /** What is derived from files is in the packages that derive it. */
  @Test
  void allLastingValuesAreKinds() throws IOException {
    List<String> values = implementing("LastingValue\\b", "");
    assertTrue(values.size() > 1, values.toString());
    values.forEach(ImageFormTest::checkKind);
  }

  private static void checkKind(String name) {
    assertTrue(ImageForm.KINDS.stream().anyMatch(kind -> kind.getSimpleName().equals(name)), name);
  }

  /** Returns the files of a package, and those below, in which something implements a type. */
  private static List<String> implementing(String type, String folder) throws IOException {
    Path root = Path.of("src/main/java/dev/tensorlint/rules").resolve(folder);
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        if (Files.readString(file).matches("(?s).*\\bimplements[^{]*\\b" + type + ".*")) {
          found.add(file.getFileName().toString().replace(".java", ""));
        }
      }
    }
    return found;
  }
}
