// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Keeps the syntax trees of the files that were last worked on, as many as fit. Trees are large,
 * and are quickly made again.
 */
final class Trees {

  /** Bytes that a tree takes for each character of its text; measured, rounded up. */
  private static final long BYTES_PER_CHARACTER = 60;

  /** Characters whose trees stay between changes. */
  private static final long AT_REST = 2_000_000;

  private final Map<WorkspaceFile, Integer> kept = new LinkedHashMap<>();
  private long characters;

  /** Keeps the tree of a file while others are parsed, as long as memory allows. */
  void keep(WorkspaceFile file) {
    forget(file);
    if (file.hasTree()) {
      int size = file.text().text().length();
      kept.put(file, size);
      characters += size;
    }
    trim(Runtime.getRuntime().maxMemory() / 4 / BYTES_PER_CHARACTER);
  }

  /** Drops all but the trees of the files that were last worked on. */
  void rest() {
    trim(AT_REST);
  }

  private void trim(long most) {
    Iterator<Map.Entry<WorkspaceFile, Integer>> oldest = kept.entrySet().iterator();
    while (characters > most && oldest.hasNext()) {
      Map.Entry<WorkspaceFile, Integer> dropped = oldest.next();
      oldest.remove();
      characters -= dropped.getValue();
      dropped.getKey().dropTree();
    }
  }

  void forget(WorkspaceFile file) {
    Integer size = kept.remove(file);
    characters -= size == null ? 0 : size;
  }
}
