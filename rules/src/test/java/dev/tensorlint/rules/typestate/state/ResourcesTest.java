// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.code.ToyTypes;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people are told of what has no name: its expression, on one line. */
final class ResourcesTest {

  private static Resources.Source resources(String text) {
    return new Resources.Source(SourceFile.of("A.java", text));
  }

  private static String expression(String text) {
    String written = text.replace("|", "\n");
    return resources(written).expression(new Span(0, written.length()));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "a.b(),a.b()",
        "a.b(c; d),a.b(c; d)",
        "a|    .b()|    .c(),a.b().c()",
        "a.b(|        c),a.b(c)",
        "a . b(),a. b()",
        "a.b(/*c*/),a.b()",
        "a.b(/* c|d */ e),a.b(e)",
        "a.b() // c|.d(),a.b().d()",
        "a/b,a/b",
        "a.b(\"/*c*/\"),a.b(\"/*c*/\")",
        "a.b(\"\\\"//c\"),a.b(\"\\\"//c\")",
      })
  void oneLineWithoutComments(String written, String shown) {
    assertEquals(shown, expression(written));
  }

  @Test
  void sixtyCharactersAreNotTooMany() {
    String sixty = "a." + "b".repeat(56) + "()";
    assertEquals(sixty, expression(sixty));
    assertEquals("a." + "b".repeat(55) + "...", expression("a." + "b".repeat(57) + "()"));
  }

  @Test
  void whatIsLongOnlyInTheSourceIsShownWhole() {
    assertEquals("a.b(c)", expression("a.b(" + " ".repeat(60) + "c)"));
    assertEquals(
        "a.b(" + "c".repeat(53) + "...", expression("a.b( " + "c".repeat(60) + ")"), "shortened");
  }

  @ParameterizedTest
  @CsvSource({"for (;;) {|  a();|},for (;;)", "while (a),while (a)", "do|a(); while (b);,do"})
  void theFirstLine(String written, String head) {
    String text = written.replace("|", "\n");
    assertEquals(head, resources(text).head(new Span(0, text.length())).text());
  }

  @Test
  void carriersAreFoundByTheTypeInTheState() {
    ResourceType object = ResourceType.of(new Library.Followed(Library.ANY, "a.A"));
    ResourceId carrier = ResourceId.recent(new Site.Node(1));
    ResourceId other = ResourceId.recent(new Site.Node(2));
    PathState state =
        PathState.EMPTY.with(carrier, typed(object.carrying())).with(other, typed(object));
    assertTrue(Types.haveCarrier(Value.ref(carrier), state));
    assertFalse(Types.haveCarrier(Value.ref(other), state), "it carries nothing");
    assertFalse(Types.haveCarrier(Value.ref(carrier), PathState.EMPTY), "no path made it");
    assertFalse(Types.haveCarrier(Value.NULL, state), "there is no object");
  }

  @Test
  void scopesTakeInWhatTheirLibraryMakes() {
    ResourceId scope = ResourceId.recent(new Site.Node(1));
    ResourceId given = ResourceId.recent(new Site.Parameter(1));
    ResourceType type =
        ResourceType.of(
            new Library.Followed(
                new ToyModels().type("lib.Scope", new ToyTypes()).orElseThrow(), null));
    PathState state = PathState.EMPTY.with(scope, typed(type)).with(given, typed(type));
    assertFalse(Types.isScope(scope, PathState.EMPTY));
    assertTrue(Types.isScope(scope, state));
    assertEquals("toy:toy", Types.scopeLibrary(scope, state));
    assertFalse(Types.isScope(given, state), "the method has not opened it");
  }

  private static ResourceState typed(ResourceType type) {
    return ResourceState.open(Owner.here()).typed(type);
  }
}
