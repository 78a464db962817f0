package dev.dynamis.mjcf.internal.asset.hull;

/**
 * Dijkstra's smoothsort (EWD796a), with heaps of the sizes of Leonardo numbers.
 *
 * <p>The orders that are sorted by here have ties, and never say so: MuJoCo compares equal merges
 * as if the first one came first, whichever that is. Which of them ends up last, and is merged
 * first, then depends on the algorithm; this is the one that MuJoCo's build sorts with, comparison
 * by comparison.
 */
final class SmoothSort<T> {
  /** An order: negative if a comes before b. */
  interface Order<T> {
    int compare(T a, T b);
  }

  private final T[] a;
  private final Order<T> order;

  /** Sizes of heaps: Leonardo numbers. */
  private final int[] leonardo = new int[46];

  /** Positions of the elements that move up by one. */
  private final int[] path = new int[96];

  /** Which sizes of heaps there are: bit 0 is size {@link #shift}. */
  private long sizes = 1;

  private int shift = 1;

  private SmoothSort(T[] a, Order<T> order) {
    this.a = a;
    this.order = order;
    leonardo[0] = 1;
    leonardo[1] = 1;
    for (int i = 2; i < leonardo.length; i++) {
      leonardo[i] = leonardo[i - 1] + leonardo[i - 2] + 1;
    }
  }

  /** Sorts a bag. */
  @SuppressWarnings("unchecked")
  static <T> void sort(Bag<T> bag, Order<T> order) {
    if (bag.size() > 1) {
      new SmoothSort<T>((T[]) bag.array(), order).sort(bag.size());
    }
  }

  private void sort(int n) {
    int head = grow(n - 1);
    trinkle(head, sizes, shift, false);
    while (shift != 1 || sizes != 1) {
      if (shift <= 1) {
        int gap = Long.numberOfTrailingZeros(sizes - 1);
        sizes >>>= gap;
        shift += gap;
      } else {
        // the largest element is in its place; its two subheaps become heaps
        sizes <<= 2;
        shift -= 2;
        sizes ^= 7;
        sizes >>>= 1;
        trinkle(head - leonardo[shift] - 1, sizes, shift + 1, true);
        sizes <<= 1;
        sizes |= 1;
        trinkle(head - 1, sizes, shift, true);
      }
      head--;
    }
  }

  /** Makes a row of heaps with ascending roots; returns the last root. */
  private int grow(int last) {
    int head = 0;
    while (head < last) {
      if ((sizes & 3) == 3) {
        sift(head, shift);
        sizes >>>= 2;
        shift += 2;
      } else {
        if (leonardo[shift - 1] >= last - head) {
          trinkle(head, sizes, shift, false);
        } else {
          sift(head, shift);
        }
        int step = shift == 1 ? 1 : shift - 1;
        sizes <<= step;
        shift -= step;
      }
      sizes |= 1;
      head++;
    }
    return head;
  }

  /** Sinks a root into its heap. */
  private void sift(int root, int rootShift) {
    int head = root;
    int size = rootShift;
    int length = 1;
    path[0] = head;
    while (size > 1) {
      int right = head - 1;
      int left = head - 1 - leonardo[size - 2];
      if (order.compare(a[root], a[left]) >= 0 && order.compare(a[root], a[right]) >= 0) {
        break;
      }
      if (order.compare(a[left], a[right]) >= 0) {
        head = left;
        size -= 1;
      } else {
        head = right;
        size -= 2;
      }
      path[length++] = head;
    }
    rotate(length);
  }

  /** Moves a root to its place among the roots of the heaps before it, then sinks it. */
  private void trinkle(int root, long rootSizes, int rootShift, boolean isHeap) {
    int head = root;
    long heaps = rootSizes;
    int size = rootShift;
    boolean trusty = isHeap;
    int length = 1;
    path[0] = head;
    while (heaps != 1) {
      int stepson = head - leonardo[size];
      if (order.compare(a[stepson], a[root]) <= 0) {
        break;
      }
      if (!trusty && size > 1) {
        int right = head - 1;
        int left = head - 1 - leonardo[size - 2];
        if (order.compare(a[right], a[stepson]) >= 0 || order.compare(a[left], a[stepson]) >= 0) {
          break;
        }
      }
      path[length++] = stepson;
      head = stepson;
      int gap = Long.numberOfTrailingZeros(heaps - 1);
      heaps >>>= gap;
      size += gap;
      trusty = false;
    }
    if (!trusty) {
      rotate(length);
      sift(head, size);
    }
  }

  /** Moves each element of the path to the place before, the first one to the last place. */
  private void rotate(int length) {
    T first = a[path[0]];
    for (int i = 0; i + 1 < length; i++) {
      a[path[i]] = a[path[i + 1]];
    }
    a[path[length - 1]] = first;
  }
}
