/** Ranks waiting to be evaluated, smallest first, each once. A binary heap: its cost follows what is waiting, not the form. */
export type WorkList = {
  readonly add: (rank: number) => void;
  /** The smallest rank, or `undefined` when nothing waits. */
  readonly take: () => number | undefined;
};

export function createWorkList(): WorkList {
  const heap: number[] = [];
  const waiting = new Set<number>();
  const at = (index: number): number => heap[index] ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [at(b), at(a)];
  };

  return {
    add(rank) {
      if (waiting.has(rank)) return;
      waiting.add(rank);
      heap.push(rank);
      for (let index = heap.length - 1; index > 0;) {
        const parent = (index - 1) >> 1;
        if (at(parent) <= at(index)) return;
        swap(parent, index);
        index = parent;
      }
    },
    take() {
      const smallest = heap[0];
      const last = heap.pop();
      if (smallest === undefined || last === undefined) return undefined;
      waiting.delete(smallest);
      if (heap.length === 0) return smallest;
      heap[0] = last;
      for (let index = 0; ;) {
        const left = index * 2 + 1;
        const child = at(left + 1) < at(left) ? left + 1 : left;
        if (at(index) <= at(child)) return smallest;
        swap(index, child);
        index = child;
      }
    },
  };
}
