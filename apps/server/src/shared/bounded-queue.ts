/** Work that is begun when there is room for it, in the order it was asked for. */
export type BoundedQueue = {
  /** @throws what `full` makes where too much waits already. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
};

/** `parallel` pieces of work at once and `waiting` behind them; one more is refused at once instead of being kept waiting. */
export function createBoundedQueue(limits: {
  readonly parallel: number;
  readonly waiting: number;
  readonly full: () => Error;
}): BoundedQueue {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= limits.parallel) {
        if (queue.length >= limits.waiting) throw limits.full();
        // Whoever ends hands its place on, so that nobody who comes later takes it.
        await new Promise<void>((go) => queue.push(go));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
