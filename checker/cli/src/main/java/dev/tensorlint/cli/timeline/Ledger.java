// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli.timeline;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which data is alive, as far as the events that were taken in say. Data counts once, whatever the
 * number of its handles, at the line that made it, until its last handle is gone.
 */
final class Ledger {

  /** Data that is there. */
  static final class Alive {
    final long id;
    final Moment.Site site;
    final long bytes;
    int handles;

    Alive(long id, Moment.Site site, long bytes) {
      this.id = id;
      this.site = site;
      this.bytes = bytes;
    }
  }

  private final Map<Long, Alive> data = new HashMap<>();
  private final Map<Long, Moment.Created> handles = new HashMap<>();
  private final Set<Long> leakedData = new HashSet<>();
  private long total;

  /** Returns the bytes that are alive. */
  long total() {
    return total;
  }

  /** Returns the data that is alive. */
  Iterable<Alive> alive() {
    return data.values();
  }

  /** Returns the open handles. */
  Iterable<Moment.Created> open() {
    return handles.values();
  }

  /** Returns numbers of the data whose last handle was lost. */
  Set<Long> leakedData() {
    return leakedData;
  }

  /** Returns the handle's creation, where it is known and the handle open. */
  Moment.@Nullable Created find(long handle) {
    return handles.get(handle);
  }

  /** Returns the data of an open handle, where there is some. */
  @Nullable Alive dataOf(long handle) {
    Moment.Created created = handles.get(handle);
    return created == null ? null : data.get(created.data());
  }

  void take(Moment moment) {
    if (moment instanceof Moment.Created created) {
      create(created);
    } else if (moment instanceof Moment.Released released) {
      end(released.handle(), false);
    } else if (moment instanceof Moment.Leaked leaked) {
      end(leaked.handle(), true);
    }
  }

  private void create(Moment.Created created) {
    handles.put(created.handle(), created);
    if (created.bytes() == 0) {
      return;
    }
    Alive known = data.get(created.data());
    if (known == null) {
      known = new Alive(created.data(), created.site(), created.bytes());
      data.put(created.data(), known);
      total += created.bytes();
    }
    known.handles++;
  }

  private void end(long handle, boolean leaks) {
    Moment.Created created = handles.remove(handle);
    Alive known = created == null ? null : data.get(created.data());
    if (known == null) {
      return;
    }
    known.handles--;
    if (leaks) {
      leakedData.add(known.id);
    }
    if (known.handles == 0) {
      data.remove(known.id);
      total -= known.bytes;
    }
  }
}
