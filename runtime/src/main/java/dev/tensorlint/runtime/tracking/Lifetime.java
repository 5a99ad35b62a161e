// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.System.Logger;
import java.lang.ref.Cleaner.Cleanable;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
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

  private static final Logger LOGGER = System.getLogger("dev.tensorlint.runtime");

  private final long id = HandleLog.nextId();
  private final HandleKind kind;
  private final String name;
  private final Runnable free;
  private final Site createdAt = Tracking.siteFrom(TrackingLevel.SIMPLE);
  private final AtomicReference<@Nullable End> end = new AtomicReference<>();
  private volatile Site lastUsedAt = Site.UNKNOWN;
  private volatile MemoryKind memoryKind = MemoryKind.ACTIVATIONS;
  private volatile @Nullable Lifetime owner;
  private volatile @Nullable Cleanable cleanable;

  private record End(HandleState state, Site at, String by) {}

  private Lifetime(HandleKind kind, String description, Runnable free) {
    this.kind = kind;
    this.name = kind.noun() + " #" + id + (description.isEmpty() ? "" : " (" + description + ")");
    this.free = free;
  }

  /**
   * Begins a life at the current line of user code.
   *
   * @param handle the object that the user holds; only its reachability is watched
   * @param description what to say of it in messages, such as {@code float32 [2, 3]}; may be empty
   * @param free gives back what the handle holds, called exactly once, on any thread; it must not
   *     reach {@code handle}, or the handle can never be collected
   */
  public static Lifetime open(Object handle, HandleKind kind, String description, Runnable free) {
    Lifetime lifetime = new Lifetime(kind, description, free);
    HandleLog.opened(lifetime);
    lifetime.cleanable = HandleLog.CLEANER.register(handle, lifetime::collect);
    return lifetime;
  }

  public long id() {
    return id;
  }

  public HandleKind kind() {
    return kind;
  }

  /** Returns the handle in running text, such as {@code tensor #7 (float32 [2, 3])}. */
  public String name() {
    return name;
  }

  public Site createdAt() {
    return createdAt;
  }

  public boolean isOpen() {
    return end.get() == null;
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

  /** Names the longer-lived handle that will close this one; leak reports then count the owner. */
  public void setOwner(Lifetime owner) {
    this.owner = owner;
  }

  /**
   * Notes a use at the current line of user code.
   *
   * @return whether the handle is open; a use of a closed handle is not noted
   */
  public boolean use() {
    if (!isOpen()) {
      return false;
    }
    lastUsedAt = Tracking.siteFrom(TrackingLevel.FULL);
    return true;
  }

  /**
   * Ends the life and frees what the handle held. Later calls do nothing.
   *
   * @param by who closes it on behalf of the user; empty for the user's own call
   */
  public void close(String by) {
    Site at = isOpen() ? Tracking.siteFrom(TrackingLevel.FULL) : Site.UNKNOWN;
    if (end.compareAndSet(null, new End(HandleState.CLOSED, at, by))) {
      HandleLog.closed(this);
      unregister();
      free.run();
    }
  }

  /** Returns the life so far. */
  public HandleRecord snapshot() {
    End ended = end.get();
    Lifetime holder = owner;
    return new HandleRecord(
        id,
        kind,
        name,
        createdAt,
        lastUsedAt,
        ended == null ? Site.UNKNOWN : ended.at(),
        ended == null ? "" : ended.by(),
        holder == null ? OptionalLong.empty() : OptionalLong.of(holder.id()),
        memoryKind,
        ended == null ? HandleState.OPEN : ended.state());
  }

  private void unregister() {
    Cleanable registered = cleanable;
    if (registered != null) {
      registered.clean();
    }
  }

  private void collect() {
    if (end.compareAndSet(null, new End(HandleState.COLLECTED, Site.UNKNOWN, ""))) {
      HandleLog.collected(this);
      free.run();
      if (owner == null) {
        LOGGER.log(
            Logger.Level.WARNING,
            "{0} was never closed: {1}; the garbage collector found it, and its memory is freed",
            name,
            snapshot().story("closed"));
      }
    }
  }
}
