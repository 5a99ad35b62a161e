// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import static dev.tensorlint.report.Sample.file;
import static dev.tensorlint.report.Sample.find;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.source.SourceFile;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class FingerprintsTest {

  private static final SourceFile FILE = file("a/A.java", "x.read();", "x.again();");
  private static final SourceFile SHIFTED =
      file("a/A.java", "// new", "", "   x.read();", "y();", " x.again();");

  private static Sample sample() {
    return Sample.at(find(FILE, "read"));
  }

  private static String fingerprint(Sample sample) {
    return Fingerprints.of(List.of(sample.finding())).get(0);
  }

  @Test
  void aFingerprintIsTheHashOfWhatItNames() {
    // printf 'UseAfterDispose\0a/A.java\0A.f\0x\0closed on line #\0001' | sha256sum
    assertEquals(
        "2b5aa6d1376150ea476c60fc1b48d5216d1c2a9eac83f81d6010546dc86d3469",
        fingerprint(sample().message("closed on line 3").method("A.f").resource("x")));
  }

  @Test
  void linesThatMoveChangeNothing() {
    List<Finding> before = List.of(sample().finding(), Sample.at(find(FILE, "again")).finding());
    List<Finding> after =
        List.of(
            Sample.at(find(SHIFTED, "read")).finding(),
            Sample.at(find(SHIFTED, "again")).finding());
    assertEquals(Fingerprints.of(before), Fingerprints.of(after));
  }

  @Test
  void numbersAndBlanksInTheTextChangeNothing() {
    assertEquals(
        fingerprint(sample().message("closed on line 3").resource("f(a, b)")),
        fingerprint(sample().message("closed on  line 14").resource("f(a,\n    b)")));
  }

  @Test
  void everyOtherPartCounts() {
    List<String> fingerprints =
        List.of(
            fingerprint(sample()),
            fingerprint(sample().method("A.other")),
            fingerprint(sample().resource("y")),
            fingerprint(sample().message("`y` is read after it was disposed")),
            fingerprint(Sample.at(find(file("b/A.java", "read"), "read"))));
    assertEquals(fingerprints.size(), new HashSet<>(fingerprints).size());
  }

  @Test
  void equalFindingsAreTold() {
    List<String> both = Fingerprints.of(List.of(sample().finding(), sample().finding()));
    assertEquals(fingerprint(sample()), both.get(0));
    assertNotEquals(both.get(0), both.get(1));
  }
}
