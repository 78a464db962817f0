package dev.dynamis.mjcf.internal.asset.hull;

import java.util.Arrays;

/**
 * A small list of facets, ridges, vertices or merges. The order of its elements decides which facet
 * is looked at first and so, where distances tie, the hull; hence the two ways to remove: one keeps
 * the order, the other moves the last element into the gap.
 */
final class Bag<T> {
  private Object[] elements;
  private int size;

  Bag(int capacity) {
    elements = new Object[capacity];
  }

  /** Makes a bag of the three corners of a facet. */
  static Bag<Vertex> of(Vertex a, Vertex b, Vertex c) {
    Bag<Vertex> bag = new Bag<>(3);
    bag.add(a);
    bag.add(b);
    bag.add(c);
    return bag;
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  @SuppressWarnings("unchecked")
  T get(int i) {
    return (T) elements[i];
  }

  T first() {
    return get(0);
  }

  T last() {
    return size == 0 ? null : get(size - 1);
  }

  void set(int i, T element) {
    elements[i] = element;
  }

  void add(T element) {
    if (size == elements.length) {
      elements = Arrays.copyOf(elements, 2 * size);
    }
    elements[size++] = element;
  }

  /** Adds an element unless it is there already. */
  void addIfAbsent(T element) {
    if (!contains(element)) {
      add(element);
    }
  }

  /** Inserts an element before element i. */
  void insert(int i, T element) {
    add(element);
    System.arraycopy(elements, i, elements, i + 1, size - 1 - i);
    elements[i] = element;
  }

  int indexOf(T element) {
    for (int i = 0; i < size; i++) {
      if (elements[i] == element) {
        return i;
      }
    }
    return -1;
  }

  boolean contains(T element) {
    return indexOf(element) >= 0;
  }

  /** Puts an element into the place of another, which must be there. */
  void replace(T old, T element) {
    int i = indexOf(old);
    if (i < 0) {
      throw new PrecisionException("a neighbor is missing");
    }
    elements[i] = element;
  }

  /** Removes an element, if it is there; the last one takes its place. */
  boolean remove(T element) {
    int i = indexOf(element);
    if (i < 0) {
      return false;
    }
    removeAt(i);
    return true;
  }

  /** Removes element i; the last one takes its place. */
  void removeAt(int i) {
    elements[i] = elements[--size];
    elements[size] = null;
  }

  /** Removes an element, if it is there; the others keep their order. */
  void removeInOrder(T element) {
    int i = indexOf(element);
    if (i >= 0) {
      removeInOrderAt(i);
    }
  }

  /** Removes element i; the others keep their order. */
  void removeInOrderAt(int i) {
    System.arraycopy(elements, i + 1, elements, i, --size - i);
    elements[size] = null;
  }

  T removeLast() {
    if (size == 0) {
      return null;
    }
    T element = get(--size);
    elements[size] = null;
    return element;
  }

  /** Drops the elements that were set to null; the others keep their order. */
  void compact() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (elements[i] != null) {
        elements[kept++] = elements[i];
      }
    }
    Arrays.fill(elements, kept, size, null);
    size = kept;
  }

  void clear() {
    Arrays.fill(elements, 0, size, null);
    size = 0;
  }

  boolean sameElements(Bag<T> other) {
    return Arrays.equals(elements, 0, size, other.elements, 0, other.size);
  }

  /** Returns the first size elements, for sorting in place. */
  Object[] array() {
    return elements;
  }
}
