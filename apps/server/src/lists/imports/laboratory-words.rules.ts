/** What machines of laboratories print for a dipstick, beside the marks themselves. */
const PRINTED: readonly (readonly [RegExp, string])[] = [
  [/^(?:阴性?|neg(?:ative)?\.?|[-—–－−]+|阴性?[(（][-—–－−][)）]|[(（][-—–－−][)）])$/i, '-'],
  [/^(?:弱阳性?|可疑|trace|tr\.?|±|\+[-/]-?|[(（]±[)）])$/i, '±'],
];

/** A mark of a dipstick (`-`, `±`, `+` to `++++`) as the form has it; any other text as it is. A sign that a spreadsheet put before it is left out. */
export function markOf(text: string): string {
  const plain = text.trim().replace(/^'/, '');
  for (const [printed, mark] of PRINTED) if (printed.test(plain)) return mark;
  const counted = /^(?:阳性)?[(（]?([1-4])\s*[+＋][)）]?$/.exec(plain);
  if (counted) return '+'.repeat(Number(counted[1]));
  const row = /^(?:阳性)?[(（]?([+＋]{1,4})[)）]?$/.exec(plain);
  return row ? '+'.repeat(row[1]?.length ?? 0) : text;
}
