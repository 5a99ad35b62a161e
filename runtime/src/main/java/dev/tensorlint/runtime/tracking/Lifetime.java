// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.StackWalker.StackFrame;
import java.lang.System.Logger;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The life of one handle, kept apart from the object that the user holds: it ends once, by {@link
 * #close} or when the garbage collector finds the object gone, and either way frees what the handle
 * held.
 *
 * <p>A handle that is collected before it was closed is reported once at {@code WARNING}, unless a
 * longer-lived owner answers for it. Safe for use by many threads.
 */
public final class Lifetime {

  private static final VarHandle PHASE = fieldOf("phase", Phase.class);
  private static final VarHandle USES = fieldOf("uses", UseLog.class);

  /** The end of a handle that its user closed, with nothing recorded. */
  private static final Phase.End CLOSED = new Phase.End(HandleState.CLOSED, null, "", List.of());

  private final long id = HandleLog.nextId();
  private final HandleKind kind;
  private final Held held;
  private final HandleReference reference;
  private final @Nullable StackFrame createdAt = CurrentLevel.frameFrom(TrackingLevel.SIMPLE);
  private volatile @Nullable UseLog uses;
  private volatile MemoryKind memoryKind = MemoryKind.ACTIVATIONS;
  private volatile @Nullable Lifetime owner;
  private volatile Phase phase = Phase.Open.UNUSED;

  private Lifetime(Object handle, HandleKind kind, Held held) {
    this.kind = kind;
    this.held = held;
    this.reference = HandleLog.watch(handle, this);
  }

  /**
   * Begins a life at the current line of user code.
   *
   * @param handle the object that the user holds; only its reachability is watched
   * @param held given back when the life ends
   */
  public static Lifetime open(Object handle, HandleKind kind, Held held) {
    Lifetime lifetime = new Lifetime(handle, kind, held);
    HandleLog.opened(lifetime.reference);
    Recording.opened(lifetime);
    return lifetime;
  }

  /**
   * Begins a life at the current line of user code.
   *
   * @param handle the object that the user holds; only its reachability is watched
   * @param description what to say of it in messages, such as {@code 2 layers}; may be empty
   * @param free gives back what the handle holds, called exactly once, on any thread; it must not
   *     reach {@code handle}, or the handle can never be collected
   */
  public static Lifetime open(Object handle, HandleKind kind, String description, Runnable free) {
    return open(handle, kind, Held.of(description, free));
  }

  public long id() {
    return id;
  }

  public HandleKind kind() {
    return kind;
  }

  /** Returns the handle in running text, such as {@code tensor #7 (float32 [2, 3])}. */
  public String name() {
    String description = held.description();
    return kind.noun() + " #" + id + (description.isEmpty() ? "" : " (" + description + ")");
  }

  public Site createdAt() {
    return Site.of(createdAt);
  }

  /** Returns what the handle holds until its end. */
  public Held held() {
    return held;
  }

  public boolean isOpen() {
    return phase instanceof Phase.Open;
  }

  public boolean isKept() {
    return memoryKind != MemoryKind.ACTIVATIONS;
  }

  public MemoryKind memoryKind() {
    return memoryKind;
  }

  /** Says what the handle's memory serves; all but {@link MemoryKind#ACTIVATIONS} is kept. */
  public void setMemoryKind(MemoryKind memoryKind) {
    this.memoryKind = memoryKind;
  }

  /** Returns whether a longer-lived handle will close this one. */
  boolean isOwned() {
    return owner != null;
  }

  /**
   * Names the longer-lived handle that will close this one; leak reports then count the owner. Null
   * returns it to the user.
   */
  public void setOwner(@Nullable Lifetime owner) {
    this.owner = owner;
  }

  /**
   * Notes a use at the current line of user code.
   *
   * @return whether the handle is open, or the calling computation has it {@linkplain #pin pinned};
   *     a use of a closed handle is not noted
   */
  public boolean use() {
    if (!phase.isUsableHere()) {
      return false;
    }
    StackFrame frame = CurrentLevel.frameFrom(TrackingLevel.FULL);
    if (frame != null) {
      uses().add(frame);
    }
    return true;
  }

  /**
   * Notes that a computation has the handle in use. Until it is {@linkplain #unpin unpinned}, what
   * the handle holds is not freed, and a release elsewhere is early.
   *
   * @return whether the handle is open; a closed one is not pinned
   */
  public boolean pin(Pin pin) {
    Phase now = phase;
    while (now instanceof Phase.Open) {
      if (PHASE.compareAndSet(this, now, now.with(pin))) {
        return true;
      }
      now = phase;
    }
    return false;
  }

  /** Ends one {@link #pin}, and frees what the handle held where it was released meanwhile. */
  public void unpin(Pin pin) {
    Phase now = phase;
    while (now.pins().contains(pin)) {
      Phase after = now.without(pin);
      if (PHASE.compareAndSet(this, now, after)) {
        if (after instanceof Phase.End && after.pins().isEmpty()) {
          held.release();
        }
        return;
      }
      now = phase;
    }
  }

  /**
   * Ends the life at the current line of user code and frees what the handle held. Later calls do
   * nothing.
   *
   * @param by who closes it on behalf of the user; empty for the user's own call
   * @throws InFlightException in {@linkplain InFlightMode#STRICT strict mode}, when another
   *     computation has the handle in use; nothing is changed then
   */
  public void close(String by) {
    Phase now = phase;
    while (now instanceof Phase.Open) {
      List<Pin> foreign = now.foreignPins();
      InFlight.refuse(this, foreign);
      if (end(now, closing(by, foreign))) {
        return;
      }
      now = phase;
    }
  }

  /**
   * Ends the life on the user's own call, as {@link #close} does.
   *
   * @param handle the object that the user holds. It stays reachable until the life has ended: a
   *     collection in between would otherwise find it lost, although it is being closed.
   */
  public void endOf(Object handle) {
    try {
      close("");
    } finally {
      Reference.reachabilityFence(handle);
    }
  }

  /**
   * Ends the life for an owner that is ending itself. Later calls do nothing.
   *
   * @throws InFlightException in {@linkplain InFlightMode#STRICT strict mode}, when another
   *     computation has the handle in use; its life is ended nevertheless, and what it holds is
   *     freed when the computation is joined
   */
  public void closeWith(Ending owner) {
    Phase now = phase;
    while (now instanceof Phase.Open) {
      if (end(now, owner.behind(now.foreignPins()))) {
        return;
      }
      now = phase;
    }
  }

  /**
   * Returns the end of this life for what the handle owns: it is at the same line.
   *
   * @param owner its text says who it is, such as {@code the scope opened at App.java:8}
   */
  public Ending ending(Object owner) {
    return phase instanceof Phase.End end ? Ending.at(end.at(), owner) : Ending.of(owner);
  }

  /** Returns the life so far. */
  public HandleRecord snapshot() {
    Phase.End ended = phase instanceof Phase.End end ? end : null;
    UseLog used = uses;
    return new HandleRecord(
        id,
        kind,
        name(),
        createdAt(),
        used == null ? Uses.NONE : used.snapshot(),
        ended == null ? Site.UNKNOWN : Site.of(ended.at()),
        ended == null ? "" : ended.by().toString(),
        ownerId(),
        memoryKind,
        held.dataId(),
        held.bytes(),
        ended == null ? HandleState.OPEN : ended.state());
  }

  private boolean end(Phase now, Phase.End end) {
    if (!PHASE.compareAndSet(this, now, end)) {
      return false;
    }
    HandleLog.closed(reference);
    Recording.closed(this, end.by());
    releaseBehind(end.pins());
    return true;
  }

  private void releaseBehind(List<Pin> foreign) {
    if (foreign.isEmpty()) {
      held.release();
    } else {
      InFlight.deferred(this, foreign);
    }
  }

  /** Ends the life of a handle that is lost, unless it is closed meanwhile. */
  void collect() {
    Phase now = phase;
    while (now instanceof Phase.Open) {
      if (PHASE.compareAndSet(
          this, now, new Phase.End(HandleState.COLLECTED, null, "", now.pins()))) {
        HandleLog.collected(reference);
        releaseLost(now.pins());
        return;
      }
      now = phase;
    }
  }

  private void releaseLost(List<Pin> pins) {
    try {
      if (pins.isEmpty()) {
        held.release();
      }
    } finally {
      reportLost();
    }
  }

  private void reportLost() {
    if (!isOwned()) {
      ExitReport.lost(this);
      Recording.lost(this);
      HandleLog.LOGGER.log(
          Logger.Level.WARNING,
          "{0} was never {1}: {2}; the garbage collector found it, and its memory is freed",
          name(),
          kind.ending(),
          snapshot().story(kind.ending()));
    }
  }

  /**
   * Most handles are never used at a level that notes it: so the log is made with the first use.
   */
  private UseLog uses() {
    UseLog known = uses;
    if (known == null) {
      UseLog made = new UseLog();
      known = (UseLog) USES.compareAndExchange(this, null, made);
      return known == null ? made : known;
    }
    return known;
  }

  private OptionalLong ownerId() {
    Lifetime holder = owner;
    return holder == null ? OptionalLong.empty() : OptionalLong.of(holder.id());
  }

  private static Phase.End closing(String by, List<Pin> pins) {
    StackFrame frame = CurrentLevel.frameFrom(TrackingLevel.FULL);
    return frame == null && by.isEmpty() && pins.isEmpty()
        ? CLOSED
        : new Phase.End(HandleState.CLOSED, frame, by, pins);
  }

  private static VarHandle fieldOf(String name, Class<?> type) {
    try {
      return MethodHandles.lookup().findVarHandle(Lifetime.class, name, type);
    } catch (ReflectiveOperationException absent) {
      throw new ExceptionInInitializerError(absent);
    }
  }
}
