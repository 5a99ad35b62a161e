// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map whose changed copies share all but a path with it, so that a state which differs
 * in one entry costs no more than that: a hash array mapped trie (Bagwell, "Ideal Hash Trees", EPFL
 * 2001). Maps that share structure are compared without visiting the shared parts.
 *
 * @param <K> keys, with {@code equals} and {@code hashCode}
 * @param <V> values, likewise
 */
public final class PersistentMap<K, V> extends AbstractMap<K, V> {

  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;
  private static final PersistentMap<?, ?> EMPTY = new PersistentMap<>(null, 0, 0);

  private final @Nullable Node<K, V> root;
  private final int size;
  private final int hash;

  private PersistentMap(@Nullable Node<K, V> root, int size, int hash) {
    this.root = root;
    this.size = size;
    this.hash = hash;
  }

  @SuppressWarnings("unchecked") // Nothing is in it.
  public static <K, V> PersistentMap<K, V> empty() {
    return (PersistentMap<K, V>) EMPTY;
  }

  public static <K, V> PersistentMap<K, V> copyOf(Map<K, V> map) {
    if (map instanceof PersistentMap<K, V> persistent) {
      return persistent;
    }
    PersistentMap<K, V> copy = empty();
    for (Entry<K, V> entry : map.entrySet()) {
      copy = copy.with(entry.getKey(), entry.getValue());
    }
    return copy;
  }

  /** Returns this map with another value for a key. */
  public PersistentMap<K, V> with(K key, V value) {
    Leaf<K, V> leaf = new Leaf<>(key, value, spread(key), null);
    Leaf<K, V> former = leafOf(key);
    if (former != null && former.value.equals(value)) {
      return this;
    }
    Node<K, V> changed = root == null ? leaf : put(root, leaf, 0);
    int left = former == null ? hash : hash - former.hashCode();
    return new PersistentMap<>(changed, former == null ? size + 1 : size, left + leaf.hashCode());
  }

  /** Returns this map without a key. */
  public PersistentMap<K, V> without(K key) {
    Leaf<K, V> former = leafOf(key);
    if (former == null || root == null) {
      return this;
    }
    return new PersistentMap<>(remove(root, former, 0), size - 1, hash - former.hashCode());
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    Leaf<K, V> leaf = key == null ? null : leafOf(key);
    return leaf == null ? null : leaf.value;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return key != null && leafOf(key) != null;
  }

  private static int spread(Object key) {
    int hash = key.hashCode();
    return hash ^ (hash >>> 16);
  }

  private @Nullable Leaf<K, V> leafOf(Object key) {
    int spread = spread(key);
    Node<K, V> node = root;
    int shift = 0;
    while (node instanceof Branch<K, V> branch) {
      node = branch.child((spread >>> shift) & MASK);
      shift += BITS;
    }
    Leaf<K, V> leaf = (Leaf<K, V>) node;
    while (leaf != null && !(leaf.spread == spread && leaf.key.equals(key))) {
      leaf = leaf.next;
    }
    return leaf;
  }

  private static <K, V> Node<K, V> put(Node<K, V> node, Leaf<K, V> leaf, int shift) {
    if (node instanceof Branch<K, V> branch) {
      int at = (leaf.spread >>> shift) & MASK;
      Node<K, V> child = branch.child(at);
      return branch.with(at, child == null ? leaf : put(child, leaf, shift + BITS));
    }
    Leaf<K, V> there = (Leaf<K, V>) node;
    if (there.spread == leaf.spread) {
      return chain(leaf, without(there, leaf.key));
    }
    Branch<K, V> apart = new Branch<>(0, new Node<?, ?>[0]);
    return put(apart.with((there.spread >>> shift) & MASK, there), leaf, shift);
  }

  private static <K, V> @Nullable Node<K, V> remove(Node<K, V> node, Leaf<K, V> leaf, int shift) {
    if (!(node instanceof Branch<K, V> branch)) {
      return without((Leaf<K, V>) node, leaf.key);
    }
    int at = (leaf.spread >>> shift) & MASK;
    Node<K, V> child = branch.child(at);
    if (child == null) {
      return branch;
    }
    Node<K, V> left = remove(child, leaf, shift + BITS);
    return left == null ? branch.without(at) : branch.with(at, left);
  }

  private static <K, V> Leaf<K, V> chain(Leaf<K, V> first, @Nullable Leaf<K, V> next) {
    return new Leaf<>(first.key, first.value, first.spread, next);
  }

  /** Leaves of keys with the same hash form a chain. */
  private static <K, V> @Nullable Leaf<K, V> without(@Nullable Leaf<K, V> chain, K key) {
    if (chain == null) {
      return null;
    }
    return chain.key.equals(key) ? chain.next : chain(chain, without(chain.next, key));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    if (!(object instanceof PersistentMap<?, ?> other)) {
      return super.equals(object);
    }
    return this == other
        || (size == other.size && hash == other.hash && areEqual(root, other.root, other));
  }

  /**
   * Compares two nodes: identical nodes are equal, and nodes of the same shape are compared child
   * by child.
   */
  private static boolean areEqual(
      @Nullable Node<?, ?> one, @Nullable Node<?, ?> other, PersistentMap<?, ?> whole) {
    if (one == other) {
      return true;
    }
    if (one instanceof Branch<?, ?> some
        && other instanceof Branch<?, ?> others
        && some.bitmap == others.bitmap) {
      for (int i = 0; i < some.children.length; i++) {
        if (!areEqual(some.children[i], others.children[i], whole)) {
          return false;
        }
      }
      return true;
    }
    for (Entries<?, ?> left = new Entries<>(one); left.hasNext(); ) {
      Entry<?, ?> entry = left.next();
      if (!entry.getValue().equals(whole.get(entry.getKey()))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public Iterator<Entry<K, V>> iterator() {
        return new Entries<>(root);
      }

      @Override
      public int size() {
        return size;
      }
    };
  }

  private interface Node<K, V> {}

  /** A node with up to 32 children, and a bit for each child that is present. */
  private static final class Branch<K, V> implements Node<K, V> {
    private final int bitmap;
    private final Node<?, ?>[] children;

    Branch(int bitmap, Node<?, ?>[] children) {
      this.bitmap = bitmap;
      this.children = children;
    }

    private int index(int at) {
      return Integer.bitCount(bitmap & ((1 << at) - 1));
    }

    private boolean has(int at) {
      return (bitmap & (1 << at)) != 0;
    }

    @SuppressWarnings("unchecked") // Only nodes of these types are put into it.
    @Nullable Node<K, V> child(int at) {
      return has(at) ? (Node<K, V>) children[index(at)] : null;
    }

    Branch<K, V> with(int at, Node<K, V> child) {
      int index = index(at);
      if (has(at)) {
        Node<?, ?>[] changed = children.clone();
        changed[index] = child;
        return new Branch<>(bitmap, changed);
      }
      Node<?, ?>[] more = new Node<?, ?>[children.length + 1];
      System.arraycopy(children, 0, more, 0, index);
      more[index] = child;
      System.arraycopy(children, index, more, index + 1, children.length - index);
      return new Branch<>(bitmap | (1 << at), more);
    }

    /** Returns this node without a child. A single remaining leaf replaces the node. */
    @SuppressWarnings("unchecked") // Only nodes of these types are put into it.
    @Nullable Node<K, V> without(int at) {
      int index = index(at);
      if (children.length == 1) {
        return null;
      }
      if (children.length == 2 && children[1 - index] instanceof Leaf<?, ?> last) {
        return (Node<K, V>) last;
      }
      Node<?, ?>[] fewer = new Node<?, ?>[children.length - 1];
      System.arraycopy(children, 0, fewer, 0, index);
      System.arraycopy(children, index + 1, fewer, index, fewer.length - index);
      return new Branch<>(bitmap & ~(1 << at), fewer);
    }
  }

  /** An entry, and a chain of those whose keys have the same hash. */
  private static final class Leaf<K, V> extends SimpleImmutableEntry<K, V> implements Node<K, V> {
    private static final long serialVersionUID = 1;

    private final transient K key;
    private final transient V value;
    private final int spread;
    private final transient @Nullable Leaf<K, V> next;

    Leaf(K key, V value, int spread, @Nullable Leaf<K, V> next) {
      super(key, value);
      this.key = key;
      this.value = value;
      this.spread = spread;
      this.next = next;
    }
  }

  /**
   * Visits the entries of several maps. A part that maps share is visited once, so that a series of
   * changed copies costs no more than its changes. Not thread-safe.
   *
   * @param <K> keys of the maps
   * @param <V> values of the maps
   */
  public static final class SharedVisits<K, V> {

    private final Set<Node<?, ?>> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    private final BiConsumer<K, V> action;

    /**
     * @param action is given each entry, more than once if maps do not share it
     */
    public SharedVisits(BiConsumer<K, V> action) {
      this.action = action;
    }

    /** Visits a map, and returns how many of its nodes were looked at. */
    public int visit(PersistentMap<K, V> map) {
      return map.root == null ? 0 : visit(map.root);
    }

    @SuppressWarnings("unchecked") // Only nodes of these types are put into a branch.
    private int visit(Node<K, V> node) {
      if (!visited.add(node)) {
        return 1;
      }
      int count = 1;
      if (node instanceof Branch<K, V> branch) {
        for (Node<?, ?> child : branch.children) {
          count += visit((Node<K, V>) child);
        }
        return count;
      }
      for (Leaf<K, V> leaf = (Leaf<K, V>) node; leaf != null; leaf = leaf.next) {
        action.accept(leaf.key, leaf.value);
        count++;
      }
      return count;
    }
  }

  /** Iterates over the entries below a node. Most maps are so small that no branch waits. */
  private static final class Entries<K, V> implements Iterator<Entry<K, V>> {
    private @Nullable Node<?, ?> next;
    private @Nullable Waiting waiting;

    /** The children of a branch that were not visited yet. */
    private static final class Waiting {
      private final Branch<?, ?> branch;
      private final @Nullable Waiting outer;
      private int at = 1;

      Waiting(Branch<?, ?> branch, @Nullable Waiting outer) {
        this.branch = branch;
        this.outer = outer;
      }
    }

    Entries(@Nullable Node<?, ?> root) {
      this.next = root;
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    @SuppressWarnings("unchecked") // Only nodes of these types are put into it.
    public Entry<K, V> next() {
      if (next == null) {
        throw new NoSuchElementException();
      }
      Node<?, ?> node = next;
      while (node instanceof Branch<?, ?> branch) {
        waiting = branch.children.length > 1 ? new Waiting(branch, waiting) : waiting;
        node = branch.children[0];
      }
      Leaf<K, V> leaf = (Leaf<K, V>) node;
      next = leaf.next == null ? following() : leaf.next;
      return leaf;
    }

    private @Nullable Node<?, ?> following() {
      Waiting last = waiting;
      if (last == null) {
        return null;
      }
      Node<?, ?> child = last.branch.children[last.at++];
      waiting = last.at < last.branch.children.length ? last : last.outer;
      return child;
    }
  }
}
