/** The text between the bracket at `from` and its partner, both included. */
export function bracketed(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')' && (depth -= 1) === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}
