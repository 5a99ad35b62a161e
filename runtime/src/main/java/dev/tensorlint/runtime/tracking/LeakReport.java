// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The handles that were never closed.
 *
 * @param handles by rising id; each is {@linkplain HandleState#OPEN open} or {@linkplain
 *     HandleState#COLLECTED collected}
 * @param bytes their data and the data of what they own, such as the weights of a model; shared
 *     data counts once, and not at all where a handle from before has it, too
 */
public record LeakReport(List<HandleRecord> handles, long bytes) {

  public LeakReport {
    handles = List.copyOf(handles);
  }

  public int tensors() {
    return count(HandleKind.TENSOR);
  }

  public int models() {
    return count(HandleKind.MODEL);
  }

  public int scopes() {
    return count(HandleKind.SCOPE);
  }

  /** Returns the number of futures that were neither joined nor closed. */
  public int futures() {
    return count(HandleKind.FUTURE);
  }

  /** Groups the handles by the line that created them, the largest first. */
  public List<Holding> holdings() {
    return Holding.of(handles);
  }

  /** Returns the number of traced functions. */
  public int functions() {
    return count(HandleKind.FUNCTION);
  }

  public int sessions() {
    return count(HandleKind.SESSION);
  }

  public int count(HandleKind kind) {
    return (int) handles.stream().filter(handle -> handle.kind() == kind).count();
  }

  public boolean isEmpty() {
    return handles.isEmpty();
  }

  /** Returns where the leaked handles of one kind were created, by rising id. */
  public List<Site> sites(HandleKind kind) {
    return handles.stream()
        .filter(handle -> handle.kind() == kind)
        .map(HandleRecord::createdAt)
        .toList();
  }

  /** Returns one line a handle: what it is and where it was created. */
  @Override
  public String toString() {
    return handles.isEmpty()
        ? "no leaks"
        : handles.stream()
            .map(handle -> handle.name() + " created at " + handle.createdAt())
            .collect(Collectors.joining("\n"));
  }
}
