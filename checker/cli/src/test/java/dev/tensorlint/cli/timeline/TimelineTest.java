// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli.timeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.report.html.Markup;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Live bytes over time, and the page that shows them. */
class TimelineTest {

  private static final Moment.Site LOOP = new Moment.Site("App.loop", "App.java:7");
  private static final Moment.Site CACHE = new Moment.Site("App.cache", "App.java:9");

  private static Moment created(long at, long handle, long bytes, long data, Moment.Site site) {
    return new Moment.Created(at, handle, "tensor (float32 [2])", bytes, data, site);
  }

  private static Moment leaked(long at, long handle, long bytes) {
    return new Moment.Leaked(at, handle, "tensor (float32 [2])", bytes, Moment.Site.UNKNOWN);
  }

  private static Moment released(long at, long handle) {
    return new Moment.Released(at, handle);
  }

  private static long[] totals(Timeline timeline) {
    return LongStream.range(0, timeline.at().length)
        .map(
            i ->
                timeline.sites().stream()
                    .mapToLong(site -> site.kept()[(int) i] + site.lost()[(int) i])
                    .sum())
        .toArray();
  }

  @Test
  void dataCountsOnceUntilItsLastHandleIsClosed() {
    Timeline timeline =
        Timeline.of(
            List.of(
                created(0, 1, 8, 1, LOOP),
                created(10, 2, 8, 1, CACHE),
                created(20, 3, 4, 2, CACHE),
                released(30, 1),
                released(40, 2),
                released(50, 3)));
    assertArrayEquals(new long[] {8, 8, 12, 12, 4, 0}, totals(timeline));
    assertEquals(12, timeline.peakBytes());
    assertEquals(20, timeline.peakNanos());
    assertEquals(3, timeline.handles());
    Timeline.Site loop = timeline.sites().get(0);
    assertEquals(LOOP, loop.site());
    assertArrayEquals(new long[] {8, 8, 8, 8, 0, 0}, loop.kept());
    assertEquals(0, loop.openBytes());
  }

  @Test
  void whatLeaksIsAtTheLineThatMadeIt() {
    Timeline timeline =
        Timeline.of(
            List.of(
                created(0, 1, 4, 1, CACHE),
                created(5, 2, 8, 2, LOOP),
                created(10, 3, 8, 3, LOOP),
                leaked(20, 2, 8),
                released(30, 3)));
    Timeline.Site first = timeline.sites().get(0);
    assertEquals(LOOP, first.site());
    assertEquals(1, first.leaked());
    assertEquals(8, first.leakedBytes());
    assertArrayEquals(new long[] {0, 8, 8, 0, 0}, first.lost());
    assertArrayEquals(new long[] {0, 0, 8, 8, 0}, first.kept());
    Timeline.Site second = timeline.sites().get(1);
    assertEquals(1, second.open());
    assertEquals(4, second.openBytes());
  }

  @Test
  void sharedDataLeaksOnce() {
    Timeline timeline =
        Timeline.of(
            List.of(
                created(0, 1, 8, 1, LOOP),
                created(5, 2, 8, 1, CACHE),
                released(6, 1),
                created(7, 3, 8, 1, CACHE),
                leaked(8, 2, 8),
                leaked(9, 3, 8)));
    assertEquals(8, timeline.leakedBytes());
    assertEquals(List.of(LOOP, CACHE), timeline.sites().stream().map(Timeline.Site::site).toList());
    assertEquals(0, timeline.sites().get(0).leaked(), "the handle of the line was closed");
    assertEquals(2, timeline.sites().get(1).leaked());
  }

  @Test
  void handlesFromBeforeTheRecordingAreIgnored() {
    Timeline timeline =
        Timeline.of(List.of(released(0, 7), leaked(5, 8, 16), created(9, 1, 4, 1, LOOP)));
    assertEquals(4, timeline.peakBytes());
    assertEquals(1, timeline.leaks().size());
    assertEquals(Moment.Site.UNKNOWN, timeline.sites().get(0).site());
    assertEquals(16, timeline.sites().get(0).leakedBytes());
  }

  @Test
  void noHighPointIsLeftOut() {
    List<Moment> moments = new ArrayList<>();
    for (int i = 0; i < 5000; i++) {
      moments.add(created(4L * i, i, i == 3210 ? 1000 : 1, i, LOOP));
      moments.add(released(4L * i + 2, i));
    }
    Timeline timeline = Timeline.of(moments);
    assertTrue(timeline.at().length <= Timeline.SAMPLES);
    assertEquals(1000, LongStream.of(totals(timeline)).max().orElseThrow());
    assertEquals(0, totals(timeline)[timeline.at().length - 1]);
  }

  @Test
  void hostileTextStaysText() {
    String evil = "\"><script>alert(1)</script><b onclick='x()'>&\u0000\u202e\ud800";
    Moment.Site site = new Moment.Site(evil, evil);
    String page =
        TimelinePage.of(
            Timeline.of(
                List.of(
                    new Moment.Created(0, 1, evil, 8, 1, site),
                    new Moment.Leaked(5, 1, evil, 8, site),
                    new Moment.OutOfMemory(9, evil, 12))),
            Markup.escape("x") + evil);
    assertFalse(page.contains("<script"), page);
    assertFalse(page.contains("<b "), page);
    assertFalse(page.contains("onclick='"), page);
    assertTrue(
        page.chars().noneMatch(c -> c == 0 || c == 0x202e || Character.isSurrogate((char) c)));
    assertTrue(page.contains("&quot;&gt;&lt;script&gt;alert(1)"), page);
    assertTrue(page.contains("default-src 'none'; style-src 'sha256-"), page);
    assertFalse(page.contains("http://") || page.contains("https://"), page);
  }

  @Test
  void thePageSaysWhatLeaked() {
    String page =
        TimelinePage.of(
            Timeline.of(
                List.of(
                    created(0, 1, 2048, 1, LOOP),
                    created(2_000_000, 2, 1024, 2, CACHE),
                    leaked(5_000_000, 1, 2048))),
            "run.jfr");
    assertTrue(page.contains("<h1>1 handle leaked, 2.0 KiB</h1>"), page);
    assertTrue(
        page.contains("run.jfr, 5.0 ms, 2 handles created; at most 3.0 KiB alive, after 2.0 ms."),
        page);
    assertTrue(page.contains("<td class=\"n lost\">1, 2.0 KiB<td class=\"n\"></tr>"), page);
    assertEquals(1, page.split("class=\"leak\"", -1).length - 1);
  }

  @Test
  void numbersAreShort() {
    assertEquals("1023 B", Markup.bytes(1023));
    assertEquals("1.5 KiB", Markup.bytes(1536));
    assertEquals("12 MiB", Markup.bytes(12L << 20));
    assertEquals("2048 TiB", Markup.bytes(1L << 51));
    assertEquals("2.0 ms", Markup.time(2_000_000));
    assertEquals("1.50 s", Markup.time(1_500_000_000));
    assertEquals("1,000 handles", Markup.count(1000, "handle"));
  }
}
