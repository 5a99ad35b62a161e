// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.sun.tools.javac.tree.EndPosTable;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import dev.tensorlint.rules.source.Span;
import org.jspecify.annotations.Nullable;

/** A span as javac's messages want it; the caret stands at its start. */
record SpanPosition(Span span) implements DiagnosticPosition {

  @Override
  public @Nullable JCTree getTree() {
    return null;
  }

  @Override
  public int getStartPosition() {
    return span.start();
  }

  @Override
  public int getPreferredPosition() {
    return span.start();
  }

  @Override
  public int getEndPosition(@Nullable EndPosTable ends) {
    return span.end();
  }
}
