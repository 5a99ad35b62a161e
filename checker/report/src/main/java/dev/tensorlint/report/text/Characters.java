// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

/**
 * How characters look on a terminal, and what stands for those that must not reach one.
 *
 * <p>Widths follow Unicode Standard Annex 11 in its coarse form: blocks that are wide throughout
 * count two columns, marks that combine with the character before count none.
 */
final class Characters {

  private static final int REPLACEMENT = 0xFFFD;
  private static final int CONTROL_PICTURES = 0x2400;
  private static final int PICTURE_OF_DELETE = 0x2421;

  /** First and last code point of each range that is two columns wide, ascending. */
  private static final int[] WIDE = {
    0x1100, 0x115F, 0x231A, 0x231B, 0x23E9, 0x23EC, 0x2E80, 0x303E, 0x3041, 0x33FF, 0x3400, 0x4DBF,
    0x4E00, 0x9FFF, 0xA000, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE30, 0xFE6F,
    0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x1F300, 0x1F64F, 0x1F680, 0x1F6FF, 0x1F900, 0x1FAFF, 0x20000,
    0x3FFFD
  };

  private Characters() {}

  /** Returns the number of columns that a code point takes: 0, 1 or 2. */
  static int width(String text) {
    return text.codePoints().map(Characters::width).sum();
  }

  static int width(int codePoint) {
    if (combines(codePoint)) {
      return 0;
    }
    return isWide(codePoint) ? 2 : 1;
  }

  private static boolean combines(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
      case Character.FORMAT -> codePoint != 0xAD;
      default -> false;
    };
  }

  private static boolean isWide(int codePoint) {
    for (int i = 0; i < WIDE.length && WIDE[i] <= codePoint; i += 2) {
      if (codePoint <= WIDE[i + 1]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns what is shown for a code point: itself, or a harmless stand-in where a terminal would
   * act on it (control characters, escapes) or reorder the line (bidirectional controls).
   */
  static int shown(int codePoint) {
    if (codePoint < ' ') {
      return CONTROL_PICTURES + codePoint;
    }
    if (codePoint == 0x7F) {
      return PICTURE_OF_DELETE;
    }
    return isUnprintable(codePoint) ? REPLACEMENT : codePoint;
  }

  private static boolean isUnprintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> reordersText(codePoint);
    };
  }

  private static boolean reordersText(int codePoint) {
    return (codePoint >= 0x202A && codePoint <= 0x202E)
        || (codePoint >= 0x2066 && codePoint <= 0x2069)
        || codePoint == 0x200E
        || codePoint == 0x200F
        || codePoint == 0x061C;
  }
}
