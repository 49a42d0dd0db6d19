/** Characters up to which a label stands in one line of its column. */
const ONE_LINE = 5;
/** Characters that stay together at the end of a longer one. */
const TOGETHER = 3;
/** What fits between two brackets in one line: Chinese characters count two. */
const REMARK = 8;
const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + (one < '\u2e80' ? 1 : 2), 0);

/**
 * A label as the screen shows it: without the asterisk the official sheet prints behind some (here `*` means required and nothing else), and
 * parted so that no single character is left alone in the last line.
 */
export function labelParts(label: string): readonly [start: string, end: string] {
  const words = label.replace(/\*$/, '');
  if (words.length <= ONE_LINE) return [words, ''];
  // A unit or a short remark in brackets is one word.
  const remark = /（([^（）]+)）$/.exec(words);
  const end = remark && widthOf(remark[1] ?? '') <= REMARK ? remark[0] : words.slice(-TOGETHER);
  return [words.slice(0, -end.length), end];
}
