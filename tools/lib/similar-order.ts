/** How far back gzip looks for what it has seen already. Bytes. */
const WINDOW = 32 * 1024;
/** Bytes that must be alike to be worth a reference. */
const RUN = 8;
/** One run of so many stands for all: those whose number divides by it, which are the same ones in every file. */
const SAMPLED = 4;
/** A run in more files than this tells none of them apart. */
const COMMON = 64;
/** Keeps a tiny file from counting as wholly alike. Runs. */
const LEAST = 40;

/**
 * Puts files in an order in which each has most in common with those just before it, so that gzip finds it there: of texts that were alike but lay
 * far apart, a sixteenth goes. The first stays first; the same files give the same order.
 */
export function similarOrder(files: readonly Uint8Array[]): readonly number[] {
  const runs = distinctive(files.map(runsOf));
  const holders = holdersOf(runs);
  /** How many times each run lies in the window, and how many of a file's runs lie there. */
  const inWindow = new Map<number, number>();
  const shared = files.map(() => 0);
  const count = (file: number, by: 1 | -1): void => {
    for (const run of runs[file] ?? []) {
      const before = inWindow.get(run) ?? 0;
      inWindow.set(run, before + by);
      if (before === (by === 1 ? 0 : 1)) for (const holder of holders.get(run) ?? []) shared[holder]! += by;
    }
  };
  const left = new Set(files.keys());
  const order: number[] = [];
  let [first, bytes] = [0, 0];
  const alike = (file: number): number => shared[file]! / (runs[file]!.length + LEAST);
  for (let next = 0; left.size > 0;) {
    left.delete(next);
    order.push(next);
    count(next, 1);
    bytes += files[next]!.length;
    while (bytes > WINDOW && first < order.length - 1) {
      const gone = order[first++]!;
      count(gone, -1);
      bytes -= files[gone]!.length;
    }
    next = [...left].reduce((best, file) => (alike(file) > alike(best) ? file : best), [...left][0] ?? 0);
  }
  return order;
}

/** Numbers of the sampled runs of a file, each once. */
function runsOf(bytes: Uint8Array): readonly number[] {
  const found = new Set<number>();
  let number = 0;
  for (const [at, byte] of bytes.entries()) {
    // Older bytes are shifted out, so that the number is that of the last `RUN` bytes alone.
    number = (Math.imul(number, 1 << (32 / RUN)) + Math.imul(byte + 1, 0x9e3779b1)) | 0;
    const mixed = Math.imul(number ^ (number >>> 15), 0x85ebca6b) >>> 0;
    if (at >= RUN && mixed % SAMPLED === 0) found.add(mixed);
  }
  return [...found];
}

const holdersOf = (runs: readonly (readonly number[])[]): ReadonlyMap<number, readonly number[]> => {
  const holders = new Map<number, number[]>();
  for (const [file, own] of runs.entries())
    for (const run of own) {
      const known = holders.get(run);
      if (known) known.push(file);
      else holders.set(run, [file]);
    }
  return holders;
};

/** Without the runs that no other file has, or too many have. */
function distinctive(runs: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const holders = holdersOf(runs);
  return runs.map((own) =>
    own.filter((run) => {
      const many = holders.get(run)?.length ?? 0;
      return many > 1 && many <= COMMON;
    }),
  );
}
