/** Numbers stay whole, everything else is compared by character. */
const wordsOf = (text: string): readonly string[] => text.match(/\d[\d,]*(?:\.\d+)?|[A-Za-z]+|[\s\S]/gu) ?? [];

/** Which word of `a` is which of `b`: the longest common sequence, as pairs in order. */
function common(a: readonly string[], b: readonly string[]): readonly (readonly [a: number, b: number])[] {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

type ChangedPiece = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** What became of a sentence, piece by piece. */
export function changedPieces(before: string, now: string): readonly ChangedPiece[] {
  const [a, b] = [wordsOf(before), wordsOf(now)];
  const pieces: ChangedPiece[] = [];
  const put = (kind: ChangedPiece['kind'], words: readonly string[]): void => {
    if (words.length === 0) return;
    const last = pieces.at(-1);
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + words.join('') };
    else pieces.push({ kind, text: words.join('') });
  };
  let [i, j] = [0, 0];
  for (const [inA, inB] of [...common(a, b), [a.length, b.length] as const]) {
    put('gone', a.slice(i, inA));
    put('new', b.slice(j, inB));
    put('same', a.slice(inA, inA + 1));
    [i, j] = [inA + 1, inB + 1];
  }
  return pieces;
}

/**
 * Both changes of a sentence in one: what somebody wrote (`mine`) with the numbers of now (`theirs`), both made of `base`. `undefined` where
 * they changed the same place differently.
 */
export function mergedText(base: string, mine: string, theirs: string): string | undefined {
  const [o, a, b] = [wordsOf(base), wordsOf(mine), wordsOf(theirs)];
  const [inMine, inTheirs] = [new Map(common(o, a)), new Map(common(o, b))];
  let merged = '';
  let [i, j, k] = [0, 0, 0];
  /** Between two words that all three have, one side may have changed, or both alike. */
  const chunk = (toO: number, toA: number, toB: number): boolean => {
    const [was, own, other] = [o.slice(i, toO), a.slice(j, toA), b.slice(k, toB)].map((words) => words.join(''));
    if (own !== other && own !== was && other !== was) return false;
    merged += own === was ? other : own;
    return true;
  };
  for (let at = 0; at < o.length; at += 1) {
    const [toA, toB] = [inMine.get(at), inTheirs.get(at)];
    if (toA === undefined || toB === undefined) continue;
    if (!chunk(at, toA, toB)) return undefined;
    merged += o[at] ?? '';
    [i, j, k] = [at + 1, toA + 1, toB + 1];
  }
  return chunk(o.length, a.length, b.length) ? merged : undefined;
}
