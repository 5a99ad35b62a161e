// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.bytes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ValueFormTest {

  private interface Part {}

  private record Flag(boolean isSet) implements Part {}

  private record Count(int n, long all) implements Part {}

  private record Other() implements Part {}

  private record Value(
      String text,
      @Nullable Flag flag,
      List<Part> parts,
      Set<Integer> numbers,
      Map<String, Value> inner,
      Optional<Severity> severity) {}

  private record Placed(Place first, Place second) {}

  private static final Flag SET = new Flag(true);
  private static final ValueForm FORM = ValueForm.of(Value.class, List.of(Flag.class, Count.class));

  private static Value value(String text, Map<String, Value> inner) {
    return new Value(
        text,
        SET,
        List.of(new Count(-1, 1L << 40), SET),
        Set.of(7, 8),
        inner,
        Optional.of(Severity.ERROR));
  }

  private static Record copy(Value value) throws IOException {
    return ValueReader.read(FORM, ValueWriter.bytes(FORM, value), ValueReader.Files.NONE);
  }

  @Test
  void whatIsReadIsWhatWasWritten() throws IOException {
    Value inner = value("inner", Map.of());
    Value value = value("outer", Map.of("a", inner, "b", value("inner", Map.of())));

    assertEquals(value, copy(value));
    Value empty = new Value("", null, List.of(), Set.of(), Map.of(), Optional.empty());
    assertEquals(empty, copy(empty));
  }

  @Test
  void textsOfAllKindsStayAsTheyAre() throws IOException {
    for (String text : List.of("", "\u00ff", "\u0100", "a\ud800b", "\0", "x".repeat(70_000))) {
      Value value = value(text, Map.of());

      assertEquals(value, copy(value));
    }
  }

  @Test
  void equalValuesHaveEqualBytes() throws IOException {
    List<Integer> numbers = new ArrayList<>(List.of(0, 80, 160, 240, 320, 400, 480, 560));
    byte[] expected = ValueWriter.bytes(FORM, collected(numbers));
    for (int round = 0; round < numbers.size(); round++) {
      Collections.rotate(numbers, 1);
      assertArrayEquals(expected, ValueWriter.bytes(FORM, collected(numbers)));
    }
  }

  /** Sets and maps whose order depends on the run, and where hashes collide on the order given. */
  private static Value collected(List<Integer> numbers) {
    Set<Integer> set = Set.of(numbers.toArray(Integer[]::new));
    Map<String, Value> inner = new HashMap<>();
    numbers.forEach(number -> inner.put("key" + number, value("v" + number, Map.of())));
    return new Value("", null, List.of(), set, Map.copyOf(inner), Optional.empty());
  }

  @Test
  void whatOccursAgainIsWrittenOnce() throws IOException {
    Value once = value("a", Map.of("1", value("b", Map.of())));
    Value twice = value("a", Map.of("1", value("b", Map.of()), "2", value("b", Map.of())));

    int more = ValueWriter.bytes(FORM, twice).length - ValueWriter.bytes(FORM, once).length;

    assertEquals(5, more, "the key is new, the value a reference");
    Value read = (Value) copy(twice);
    assertSame(read.inner().get("1"), read.inner().get("2"));
  }

  @Test
  void aPlaceIsFoundInItsFile() throws IOException {
    SourceFile file = SourceFile.of("A.java", "class A {}");
    Placed placed = new Placed(new Place(file, new Span(0, 5)), new Place(file, new Span(6, 7)));
    ValueForm form = ValueForm.of(Placed.class);
    byte[] bytes = ValueWriter.bytes(form, placed);

    assertEquals(
        placed,
        ValueReader.read(
            form, bytes, path -> Objects.requireNonNull(Map.of("A.java", file).get(path))));
    assertThrows(IOException.class, () -> ValueReader.read(form, bytes, ValueReader.Files.NONE));
  }

  @Test
  void damagedBytesAreAnException() throws IOException {
    byte[] bytes = ValueWriter.bytes(FORM, value("a", Map.of("1", value("b", Map.of()))));
    for (int i = 0; i < bytes.length; i++) {
      byte[] cut = Arrays.copyOf(bytes, i);
      assertThrows(IOException.class, () -> ValueReader.read(FORM, cut, ValueReader.Files.NONE));
    }
    byte[] reference = {ValueWriter.EARLIER << 1};
    assertThrows(
        IOException.class, () -> ValueReader.read(FORM, reference, ValueReader.Files.NONE));
  }

  @Test
  void aClassThatIsNoneOfTheKindsIsAnError() {
    Value value = new Value("", null, List.of(new Other()), Set.of(), Map.of(), Optional.empty());

    assertThrows(IllegalArgumentException.class, () -> ValueWriter.bytes(FORM, value));
  }
}
