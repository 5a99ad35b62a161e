// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Location;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.EventRequestManager;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Sees which lines of a running program are reached. Each place is looked at once, by a breakpoint
 * that is gone when it was met, so that the program runs at its own speed.
 */
final class LineWatch {

  private final VirtualMachine machine;
  private final EventRequestManager requests;
  private final Map<String, Set<Integer>> wanted;
  private final Set<ReachedLine> reached = new HashSet<>();

  /** A line that was reached. */
  record ReachedLine(String file, int number) {}

  /**
   * @param wanted lines by the simple names of their files
   */
  LineWatch(VirtualMachine machine, Map<String, Set<Integer>> wanted) {
    this.machine = machine;
    this.requests = machine.eventRequestManager();
    this.wanted = wanted;
  }

  /**
   * Lets the program run, to its end or for a time.
   *
   * @return whether it has ended
   */
  boolean watch(long millis) throws InterruptedException {
    wanted.keySet().forEach(this::awaitClasses);
    machine.resume();
    long deadline = System.nanoTime() + millis * 1_000_000;
    try {
      long left = millis;
      while (left > 0) {
        EventSet events = machine.eventQueue().remove(left);
        if (events != null && takeAll(events)) {
          return true;
        }
        left = (deadline - System.nanoTime()) / 1_000_000;
      }
      return false;
    } catch (VMDisconnectedException e) {
      return true;
    }
  }

  Set<ReachedLine> reached() {
    return reached;
  }

  private void awaitClasses(String file) {
    ClassPrepareRequest prepared = requests.createClassPrepareRequest();
    prepared.addSourceNameFilter(file);
    prepared.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
    prepared.enable();
  }

  /** Returns whether the program has ended. */
  private boolean takeAll(EventSet events) {
    for (Event event : events) {
      if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) {
        return true;
      }
      take(event);
    }
    events.resume();
    return false;
  }

  private void take(Event event) {
    if (event instanceof ClassPrepareEvent prepared) {
      watchLinesOf(prepared.referenceType());
    } else if (event instanceof BreakpointEvent met) {
      note(met.location());
      requests.deleteEventRequest(met.request());
    }
  }

  private void note(Location location) {
    try {
      reached.add(new ReachedLine(location.sourceName(), location.lineNumber()));
    } catch (AbsentInformationException e) {
      throw new IllegalStateException("a place that was found by its line has no line", e);
    }
  }

  private void watchLinesOf(ReferenceType type) {
    try {
      for (int line : wanted.getOrDefault(type.sourceName(), Set.of())) {
        for (Location location : type.locationsOfLine(line)) {
          BreakpointRequest met = requests.createBreakpointRequest(location);
          met.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
          met.enable();
        }
      }
    } catch (AbsentInformationException e) {
      // A class without line numbers, such as an interface without code, has no line to reach.
      reached.addAll(Set.of());
    }
  }
}
