/** Characters up to which a label stands in one line of its column. */
const ONE_LINE = 5;
/** Characters that stay together at the end of a longer one. */
const TOGETHER = 3;
/** What fits between two brackets in one line: Chinese characters count two. */
const REMARK = 8;
const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + (one < '\u2e80' ? 1 : 2), 0);

/** What stands behind the last sign that parts words, where it is short; a line begins with no such sign. */
const endOf = (words: string): string =>
  /(?<=[：/])[^：/（）]{2,5}$/.exec(words)?.[0] ?? words.slice(-TOGETHER).replace(/^[）：/、，]/, '');

/**
 * A label as the screen shows it: without the asterisk the official sheet prints behind some (here `*` means required and nothing else), and
 * parted so that no single character is left alone in the last line.
 */
export function labelParts(label: string): readonly [start: string, end: string] {
  const words = label.replace(/\*$/, '');
  if (words.length <= ONE_LINE) return [words, ''];
  // A unit or a short remark in brackets is one word.
  const remark = /（([^（）]+)）$/.exec(words);
  const end = remark && widthOf(remark[1] ?? '') <= REMARK ? remark[0] : endOf(words);
  return [words.slice(0, -end.length), end];
}

/** Characters a head of a table has in one line, and columns from which on there is less room. */
const HEAD = 7;
const MANY = 10;

/** A head of a table of so many columns: parts that are not broken, one below the other where they do not fit beside each other. */
export function headParts(label: string, columns: number): readonly string[] {
  const words = label.replace(/\*$/, '');
  return words.length <= HEAD && columns < MANY ? [words] : labelParts(label).filter(Boolean);
}
