// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli.timeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Live bytes by the line that created them, over the time of a recording.
 *
 * @param nanos from the first event to the last
 * @param at the times of the samples
 * @param sites those that held memory, the one with the most leaked and then live bytes first
 * @param peakBytes the most at once
 * @param peakNanos when that was
 * @param handles how many were created
 * @param leaks what the garbage collector found, in the order of time
 * @param failures allocations for which there was no room
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Timeline(
    long nanos,
    long[] at,
    List<Site> sites,
    long peakBytes,
    long peakNanos,
    long handles,
    List<Moment.Leaked> leaks,
    List<Moment.OutOfMemory> failures) {

  /** How many times are drawn, at most: each is the highest point of its part of the recording. */
  static final int SAMPLES = 480;

  /**
   * A line that created handles.
   *
   * @param what one of the handles, such as {@code tensor (float32 [2])}
   * @param kept bytes of data that was released or is still open, for each sample
   * @param lost bytes of data that leaked, for each sample
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Site(
      Moment.Site site,
      String what,
      long created,
      long leaked,
      long leakedBytes,
      long open,
      long openBytes,
      long[] kept,
      long[] lost) {

    long peak() {
      long peak = 0;
      for (int i = 0; i < kept.length; i++) {
        peak = Math.max(peak, kept[i] + lost[i]);
      }
      return peak;
    }
  }

  /** Counts of a line, while they grow. */
  private static final class Counts {
    String what = "";
    long created;
    long leaked;
    long leakedBytes;
    long open;
    long openBytes;
    final long[] kept;
    final long[] lost;

    Counts(int samples) {
      kept = new long[samples];
      lost = new long[samples];
    }
  }

  static Timeline of(List<Moment> moments) {
    return new Builder(moments).build();
  }

  /** Returns the bytes of all data that leaked. */
  long leakedBytes() {
    return sites.stream().mapToLong(Site::leakedBytes).sum();
  }

  /** Goes through the events twice: for the high points, and for what was alive there. */
  private static final class Builder {

    private final List<Moment> moments;
    private final long nanos;
    private final List<Integer> samples = new ArrayList<>();
    private final Map<Moment.Site, Counts> counts = new HashMap<>();
    private long peakBytes;
    private long peakNanos;
    private long handles;

    Builder(List<Moment> moments) {
      this.moments = moments;
      this.nanos = moments.isEmpty() ? 0 : moments.get(moments.size() - 1).nanos();
    }

    Timeline build() {
      Ledger whole = findSamples();
      Ledger second = new Ledger();
      int sample = 0;
      for (int i = 0; i < moments.size(); i++) {
        count(moments.get(i), second);
        second.take(moments.get(i));
        while (sample < samples.size() && samples.get(sample) == i) {
          snapshot(second, whole, sample++);
        }
      }
      countOpen(second);
      long[] at = samples.stream().mapToLong(i -> moments.get(i).nanos()).toArray();
      return new Timeline(
          nanos,
          at,
          sites(),
          peakBytes,
          peakNanos,
          handles,
          only(Moment.Leaked.class),
          only(Moment.OutOfMemory.class));
    }

    /** Chooses the event after which the most was alive, in each part of the recording. */
    private Ledger findSamples() {
      Ledger ledger = new Ledger();
      int part = -1;
      long highest = -1;
      int last = moments.size() - 1;
      for (int i = 0; i <= last; i++) {
        ledger.take(moments.get(i));
        notePeak(ledger.total(), moments.get(i).nanos());
        int in = (int) (moments.get(i).nanos() * (double) (SAMPLES - 2) / Math.max(1, nanos));
        if (in != part) {
          part = in;
          highest = ledger.total();
          samples.add(i);
        } else if (ledger.total() > highest) {
          highest = ledger.total();
          samples.set(samples.size() - 1, i);
        }
      }
      if (last >= 0 && samples.get(samples.size() - 1) != last) {
        samples.add(last);
      }
      return ledger;
    }

    private void notePeak(long total, long at) {
      if (total > peakBytes) {
        peakBytes = total;
        peakNanos = at;
      }
    }

    private Counts of(Moment.Site site) {
      return counts.computeIfAbsent(site, unknown -> new Counts(samples.size()));
    }

    private void count(Moment moment, Ledger before) {
      if (moment instanceof Moment.Created created) {
        Counts at = of(created.site());
        at.created++;
        at.what = at.what.isEmpty() ? created.what() : at.what;
        handles++;
      } else if (moment instanceof Moment.Leaked leaked) {
        countLeak(leaked, before);
      }
    }

    /** The handle counts at its own line, its data once at the line that made that. */
    private void countLeak(Moment.Leaked leaked, Ledger before) {
      Moment.Created created = before.find(leaked.handle());
      Counts at = of(created == null ? leaked.site() : created.site());
      at.leaked++;
      at.what = at.what.isEmpty() ? leaked.what() : at.what;
      Ledger.Alive data = before.dataOf(leaked.handle());
      if (created == null) {
        at.leakedBytes += leaked.bytes();
      } else if (data != null && !before.leakedData().contains(data.id)) {
        of(data.site).leakedBytes += data.bytes;
      }
    }

    private void snapshot(Ledger now, Ledger whole, int sample) {
      for (Ledger.Alive alive : now.alive()) {
        Counts at = of(alive.site);
        long[] bytes = whole.leakedData().contains(alive.id) ? at.lost : at.kept;
        bytes[sample] += alive.bytes;
      }
    }

    private void countOpen(Ledger end) {
      end.open().forEach(handle -> of(handle.site()).open++);
      end.alive().forEach(alive -> of(alive.site).openBytes += alive.bytes);
    }

    private List<Site> sites() {
      return counts.entrySet().stream()
          .map(each -> site(each.getKey(), each.getValue()))
          .sorted(
              Comparator.comparingLong(Site::leakedBytes)
                  .thenComparingLong(Site::leaked)
                  .thenComparingLong(Site::peak)
                  .reversed()
                  .thenComparing(each -> each.site().line())
                  .thenComparing(each -> each.site().method()))
          .toList();
    }

    private static Site site(Moment.Site site, Counts at) {
      return new Site(
          site,
          at.what,
          at.created,
          at.leaked,
          at.leakedBytes,
          at.open,
          at.openBytes,
          at.kept,
          at.lost);
    }

    private <T extends Moment> List<T> only(Class<T> kind) {
      return moments.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
  }
}
