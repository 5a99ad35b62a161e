// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patterns of methods: their text, what they match, which two have a method in common. */
class MethodPatternTest {

  private static List<MethodPattern> parse(String key) {
    try {
      return MethodPatternParser.parse(key);
    } catch (MethodPatternParser.MalformedPatternException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f(*)                              | f(*)",
        "f()                               | f()",
        "f(  int ,a.b.C$D , *)             | f(int, a.b.C$D, *)",
        "f(float[][], int...)              | f(float[][], int[])",
        "f(?, ?)                           | f(?, ?)",
        "new(*)                            | new(*)",
        "<init>()                          | new()",
        "create*(*)                        | create*(*)",
        "a(), b(int), c(*)                 | a() b(int) c(*)",
        "größe(*)                          | größe(*)",
      })
  void keys(String key, String patterns) {
    assertEquals(
        patterns,
        parse(key).stream().map(MethodPattern::toString).collect(Collectors.joining(" ")));
  }

  /** Overlap is what it says: some method of a small world matches both. */
  @Test
  void overlapMeansACommonMethod() {
    List<String> names = List.of("f", "fg", "g");
    List<String> types = List.of("int", "long");
    List<MethodRef> world = world(names, types);
    List<MethodPattern> patterns =
        parse(
            "f(), f(*), f(int), f(long), f(?), f(int, *), f(?, int), f(long, ?), f(?, *), g(*),"
                + " g(int), f*(*), f*(int), *g(), *g(?, ?)");
    for (MethodPattern one : patterns) {
      for (MethodPattern other : patterns) {
        boolean bothMatch = world.stream().anyMatch(m -> one.matches(m) && other.matches(m));
        boolean bothAreWild = one.hasWildcardName() && other.hasWildcardName();
        if (!bothAreWild) {
          assertEquals(bothMatch, one.overlaps(other), one + " and " + other);
        }
      }
    }
  }

  private static List<MethodRef> world(List<String> names, List<String> types) {
    List<List<String>> parameters = new ArrayList<>(List.of(List.of()));
    types.forEach(type -> parameters.add(List.of(type)));
    types.forEach(one -> types.forEach(other -> parameters.add(List.of(one, other))));
    List<MethodRef> world = new ArrayList<>();
    for (String name : names) {
      parameters.forEach(list -> world.add(method(name, list)));
    }
    return world;
  }

  private static MethodRef method(String name, List<String> parameters) {
    List<TypeRef> types = parameters.stream().map(TypeRef::of).toList();
    return new MethodRef("a.B", name, types, TypeRef.VOID, false, false, true, List.of());
  }

  /** Against the regular expression that it stands for, over all short words of two letters. */
  @Test
  void wildcardsMatchAsRegularExpressionsDo() {
    List<String> texts = words("ab", 5);
    for (String pattern : words("a*b", 4)) {
      Pattern expected = Pattern.compile(pattern.replace("*", ".*"));
      for (String text : texts) {
        assertEquals(
            expected.matcher(text).matches(),
            Wildcard.matches(pattern, text),
            pattern + " on " + text);
      }
    }
  }

  private static List<String> words(String letters, int longest) {
    List<String> words = new ArrayList<>(List.of(""));
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.length() < longest) {
        letters.chars().forEach(letter -> words.add(word + (char) letter));
      }
    }
    return words;
  }

  @Test
  void namesAreNearWhenAThirdOfTheLettersDiffer() {
    List<String> names = List.of("release", "retains", "receiver", "methods");
    assertEquals(List.of("release"), NearestNames.of("relaese", names));
    assertEquals(List.of("receiver"), NearestNames.of("Reciever", names));
    assertEquals(List.of(), NearestNames.of("close", names));
    assertEquals("`a`", NearestNames.alternatives(List.of("a")));
    assertEquals("`a`, `b` or `c`", NearestNames.alternatives(List.of("a", "b", "c")));
    assertEquals("`a` and `b`", NearestNames.listed(List.of("a", "b")));
  }
}
