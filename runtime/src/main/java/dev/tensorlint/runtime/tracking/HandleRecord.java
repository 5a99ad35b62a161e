// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.OptionalLong;

/**
 * One handle's life, as it was when the record was made.
 *
 * @param id unique in this process and rising with the time of creation
 * @param kind what the handle stands for
 * @param name the handle in running text, such as {@code tensor #7 (float32 [2, 3])}
 * @param createdAt the line of user code that opened it
 * @param uses where its data was used
 * @param closedAt the line that closed it, or {@link Site#UNKNOWN} while it is open
 * @param closedBy who closed it on behalf of the user, such as {@code the scope opened at
 *     App.java:8}; empty where the user's own code did
 * @param owner id of the longer-lived handle that will close it, such as the model of a weight
 * @param memoryKind what its memory serves
 * @param dataId a number of its data that all handles on it share, 0 where there is none
 * @param bytes the size of its data
 * @param state where it is in its life
 */
public record HandleRecord(
    long id,
    HandleKind kind,
    String name,
    Site createdAt,
    Uses uses,
    Site closedAt,
    String closedBy,
    OptionalLong owner,
    MemoryKind memoryKind,
    long dataId,
    long bytes,
    HandleState state) {

  /** Returns the line that last used its data, or {@link Site#UNKNOWN}. */
  public Site lastUsedAt() {
    return uses.latest();
  }

  /** Returns whether the handle was kept out of every scope. */
  public boolean kept() {
    return memoryKind != MemoryKind.ACTIVATIONS;
  }

  /**
   * Returns the whole life in one phrase: {@code created at A.java:3, last used at A.java:4,
   * disposed at A.java:6 by the scope opened at A.java:2}. Parts that did not happen, and lines
   * that were not recorded, are left out.
   *
   * @param closing the word for the end of the life, such as {@code disposed} or {@code closed}
   */
  public String story(String closing) {
    StringBuilder story = new StringBuilder("created").append(at(createdAt));
    if (lastUsedAt().isKnown()) {
      story.append(", last used").append(at(lastUsedAt()));
    }
    if (state == HandleState.CLOSED) {
      story.append(", ").append(closing).append(at(closedAt));
    }
    if (!closedBy.isEmpty()) {
      story.append(" by ").append(closedBy);
    }
    return story.toString();
  }

  private static String at(Site site) {
    return site.isKnown() ? " at " + site : "";
  }
}
