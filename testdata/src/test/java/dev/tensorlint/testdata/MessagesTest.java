// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Messages read alike: they start small, end without a full stop, and take one line. */
@ExtendWith(SharedCases.class)
final class MessagesTest {

  @Test
  void ofAllFindings(CaseLints lints) {
    List<Finding> findings = lints.compiler().findings();
    assertFalse(findings.isEmpty());
    assertEquals(Set.of(), unusual(findings.stream().flatMap(MessagesTest::texts)));
    assertEquals(Set.of(), lines(findings, MessagesTest::isNamedByOtherCode));
    assertEquals(Set.of(), lines(findings, MessagesTest::showsOnePlaceAlone));
  }

  private static Set<String> lines(List<Finding> findings, Predicate<Finding> isWanted) {
    Set<String> lines = new TreeSet<>();
    findings.stream()
        .filter(isWanted)
        .forEach(each -> lines.add(each.place() + " " + each.rule() + ": " + each.message()));
    return lines;
  }

  /** A method reference, or an expression that was cut, is no name of a resource. */
  private static boolean isNamedByOtherCode(Finding finding) {
    return finding.message().matches("`[^`]*(::|\\.\\.\\.)[^`]*`.*");
  }

  /** A trace whose steps all stand where the finding stands explains nothing. */
  private static boolean showsOnePlaceAlone(Finding finding) {
    return finding.trace().size() > 1
        && finding.trace().stream().allMatch(step -> step.place().equals(finding.place()));
  }

  @Test
  void eventsTellALifetime(CaseLints lints) {
    List<Finding> findings = lints.compiler().findings();
    assertEquals(Set.of(), lines(findings, MessagesTest::isUsedBeforeItsRelease));
    assertEquals(Set.of(), lines(findings, MessagesTest::isOpenWithoutABeginning));
    assertEquals(Set.of(), lines(findings, MessagesTest::isOpenOnAllPathsAndOnOne));
    Set<Event> events = EnumSet.noneOf(Event.class);
    findings.forEach(each -> events(each).forEach(events::add));
    assertEquals(EnumSet.allOf(Event.class), events);
  }

  private static Stream<Event> events(Finding finding) {
    return Stream.concat(
        Stream.of(finding.event()), finding.trace().stream().map(TraceStep::event));
  }

  private static boolean has(Finding finding, Event event) {
    return events(finding).anyMatch(event::equals);
  }

  /** A finding about a use after a release shows the release. */
  private static boolean isUsedBeforeItsRelease(Finding finding) {
    boolean isOfRelease =
        Set.of("UseAfterDispose", "ViewOutlivesOwner", "DoubleDispose").contains(finding.rule());
    return isOfRelease
        && finding.trace().stream().map(TraceStep::event).noneMatch(Event.RELEASED::equals);
  }

  private static boolean isOpenWithoutABeginning(Finding finding) {
    boolean isOpen = has(finding, Event.OPEN) || has(finding, Event.OPEN_ON_THIS_PATH);
    return isOpen && !has(finding, Event.CREATED);
  }

  private static boolean isOpenOnAllPathsAndOnOne(Finding finding) {
    return has(finding, Event.OPEN) && has(finding, Event.OPEN_ON_THIS_PATH);
  }

  @Test
  void ofAllRules() {
    List<RuleMetadata> rules = RuleCatalog.all().stream().map(Rule::metadata).toList();
    assertEquals(Set.of(), unusual(rules.stream().map(RuleMetadata::summary)));
    assertEquals(Set.of(), unusual(rules.stream().map(RuleMetadata::reportedAt)));
    assertEquals(Set.of(), unusual(rules.stream().map(rule -> rule.evidence().description())));
    Stream<String> fixes = rules.stream().map(RuleMetadata::fix);
    assertEquals(Set.of(), unusual(fixes.filter(fix -> !fix.isEmpty())));
  }

  private static Stream<String> texts(Finding finding) {
    return Stream.of(
            Stream.of(finding.message(), finding.label(), finding.help()),
            finding.trace().stream().map(TraceStep::note),
            finding.fixes().stream().map(fix -> fix.title()))
        .flatMap(texts -> texts);
  }

  private static Set<String> unusual(Stream<String> texts) {
    Set<String> unusual = new TreeSet<>();
    texts.filter(text -> !isUsual(text)).forEach(unusual::add);
    return unusual;
  }

  /** A message may start with a name of the code, which stands in backquotes. */
  private static boolean isUsual(String text) {
    return text.matches("[a-z`].*") && !text.matches(".*[.!\\s]");
  }
}
