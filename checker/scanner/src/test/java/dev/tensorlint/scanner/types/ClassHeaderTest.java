// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.BitSet;
import java.util.Objects;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class ClassHeaderTest {

  /** Its class file names the two classes only in a descriptor. */
  interface OnlyDeclared {
    BitSet of(int count, CRC32 sum);
  }

  @Test
  void theTypesOfDescriptorsAreNames() throws IOException {
    String file = OnlyDeclared.class.getName().replace('.', '/') + ".class";
    try (InputStream content = getClass().getClassLoader().getResourceAsStream(file)) {
      ClassHeader header = ClassHeader.read(Objects.requireNonNull(content).readAllBytes());
      assertEquals("ClassHeaderTest.java", header.sourceFile());
      assertTrue(header.text().contains(" java.util.BitSet;"), header.text());
      assertTrue(header.text().contains(" java.util.zip.CRC32;"), header.text());
    }
  }
}
