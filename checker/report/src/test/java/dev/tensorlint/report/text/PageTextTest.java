// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class PageTextTest {

  private static final String PAGE =
      """
      # Rule

      Close `t`, see [fixes](docs/fixes.md).

      ## Example

      ```java
      // `t` is # no headline

      t.close();
      ```
      """;

  @Test
  void aTerminalShowsNoMarkdown() {
    assertEquals(
        """
        <1>Rule</>

        Close <1;36>t</>, see fixes (docs/fixes.md).

        <1>Example</>

            <1;36>// `t` is # no headline</>

            <1;36>t.close();</>
        """,
        PageText.of(PAGE, Palette.ANSI)
            .replace("\u001b[0m", "</>")
            .replaceAll("\u001b\\[([0-9;]+)m", "<$1>"));
  }

  @Test
  void programsGetThePageAsItIs() {
    assertEquals(PAGE, PageText.of(PAGE, Palette.PLAIN));
  }
}
