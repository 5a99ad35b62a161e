// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page about the seeds rests on their cases. */
final class SeedsTest {

  private static final Path PAGE = Folders.PROJECT.resolve("docs/seeds.md");

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+\\.java)\\)");

  private static final Pattern NAMED_LINK = Pattern.compile("\\[(\\w+)]\\([^)]+/\\1\\.java\\)");

  private final List<Path> folders = Cases.seedFolders(Folders.TESTDATA);

  private final List<Case> cases = Cases.in(Folders.TESTDATA);

  @Test
  void everySeedHasBadAndGoodCases() {
    assertEquals(
        List.of("000", "001", "002", "003", "004"),
        folders.stream().map(folder -> folder.getFileName().toString()).toList());
    for (Path folder : folders) {
      Set<Boolean> kinds =
          cases.stream()
              .filter(program -> program.file().startsWith(folder))
              .map(Case::isBad)
              .collect(Collectors.toSet());
      assertEquals(Set.of(true, false), kinds, folder::toString);
    }
  }

  @Test
  void thePageNamesEveryCaseAndOnlyCases() throws IOException {
    Set<Path> named =
        links(LINK).stream()
            .map(link -> PAGE.resolveSibling(link.group(1)).normalize())
            .collect(Collectors.toCollection(TreeSet::new));
    Set<Path> known = cases.stream().map(Case::file).collect(Collectors.toSet());
    Set<Path> ofSeeds = new TreeSet<>(known);
    ofSeeds.removeIf(file -> folders.stream().noneMatch(file::startsWith));
    assertEquals(Set.of(), without(ofSeeds, named), "cases that the page does not name");
    assertEquals(Set.of(), without(named, known), "links of the page that lead to no case");
  }

  @Test
  void aLinkSaysTheNameOfItsCase() throws IOException {
    List<MatchResult> links = links(NAMED_LINK);
    assertTrue(!links.isEmpty(), "no link to a case");
    assertEquals(links(LINK).size(), links.size(), "links whose text is another name");
  }

  private static Set<Path> without(Set<Path> all, Set<Path> some) {
    Set<Path> left = new TreeSet<>(all);
    left.removeAll(some);
    return left;
  }

  private static List<MatchResult> links(Pattern pattern) throws IOException {
    return pattern.matcher(Files.readString(PAGE)).results().toList();
  }
}
