// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.code.ToyTypes;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people are told of what has no name: its expression, on one line. */
final class ResourcesTest {

  private static Resources resources(String text) {
    return new Resources(SourceFile.of("A.java", text));
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
        "a.b(|        c),a.b( c)",
        "a . b(),a. b()",
        "a.b(/*c*/),a.b( )",
        "a.b(/* c|d */ e),a.b( e)",
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
    assertEquals("a.b( c)", expression("a.b(" + " ".repeat(60) + "c)"));
    assertEquals(
        "a.b( " + "c".repeat(52) + "...", expression("a.b( " + "c".repeat(60) + ")"), "shortened");
  }

  @ParameterizedTest
  @CsvSource({"for (;;) {|  a();|},for (;;)", "while (a),while (a)", "do|a(); while (b);,do"})
  void theFirstLine(String written, String head) {
    String text = written.replace("|", "\n");
    assertEquals(head, resources(text).head(new Span(0, text.length())).text());
  }

  @Test
  void carriersAreFoundByWhereTheyAreMade() {
    Resources resources = resources("");
    Value made = Value.ref(ResourceId.recent(new Site.Node(1)));
    Value other = Value.ref(ResourceId.recent(new Site.Node(2)));
    assertFalse(resources.haveCarrier(made), "there is none");
    resources.addCarrier(new Site.Node(1));
    assertTrue(resources.haveCarrier(made));
    assertFalse(resources.haveCarrier(other), "it carries nothing");
    assertFalse(resources.haveCarrier(Value.NULL), "there is no object");
  }

  @Test
  void scopesTakeInWhatTheirLibraryMakes() {
    Resources resources = resources("");
    ResourceId scope = ResourceId.recent(new Site.Node(1));
    ResourceId given = ResourceId.recent(new Site.Parameter(1));
    assertFalse(resources.isScope(scope));
    resources.add(scope.site(), scope(resources, ResourceInfo.Origin.CREATED));
    resources.add(given.site(), scope(resources, ResourceInfo.Origin.PARAMETER));
    assertTrue(resources.isScope(scope));
    assertEquals("toy:toy", resources.scopeLibrary(scope));
    assertFalse(resources.isScope(given), "the method has not opened it");
  }

  private static ResourceInfo scope(Resources resources, ResourceInfo.Origin origin) {
    TypeModel model = new ToyModels().type("lib.Scope", new ToyTypes()).orElseThrow();
    return new ResourceInfo("s", true, model, resources.place(new Span(0, 0)), origin, false);
  }
}
