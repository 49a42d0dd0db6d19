import { expect, it } from 'vitest';
import { attacksOn, patternsInSources } from './patterns.ts';

/** Milliseconds for 100 kB of the worst text found. */
const AIM = 50;

/** Files whose patterns read what we wrote ourselves: labels of forms, layouts of sheets, the HTML of the media SDK. */
const OWN_TEXT: readonly string[] = [
  'packages/adapters/src/trtc/own-media-only.ts',
  'packages/domain/src/catalogue/doubts.ts',
  'packages/domain/src/catalogue/record-headline.ts',
  'packages/ui/src/forms/fields/field-layout.rules.ts',
  'packages/paper/src/paper-template.rules.ts',
  'packages/paper/src/row-pieces.rules.ts',
];
/** Patterns that never get to see more than so many characters, and why. */
const BOUNDED: { readonly [source: string]: number } = {
  // `cleanLogText` looks at the first 2 000 characters of a message only.
  '"[^"]*"|\'[^\']*\'|`[^`]*`|“[^”]*”|「[^」]*」': 2_000,
  // Formats of a workbook's cells: the first 255 characters are read.
  '[yd年月日]|m(?!.*[hs])': 255,
  '"[^"]*"|\\[[^\\]]*\\]|\\\\.|_.': 255,
  // An answer: the unit of a dose, of at most 500 characters.
  '（.*）': 500,
};

/** Milliseconds of the processor: what other programs take of it does not count. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}

/** The longest it takes; the text grows step by step, so that a bad pattern fails and does not hang. */
function slowest(pattern: RegExp, source: string): { readonly milliseconds: number; readonly text: string } {
  let worst = { milliseconds: 0, text: '' };
  const most = BOUNDED[source] ?? 100_000;
  for (const size of [1_000, 10_000, 100_000].filter((one) => one <= most).concat(most))
    for (const text of attacksOn(source, size)) {
      const milliseconds = costOf(() => {
        pattern.lastIndex = 0;
        pattern.test(text);
      });
      if (milliseconds > worst.milliseconds)
        worst = { milliseconds, text: `${JSON.stringify(text.slice(0, 6))}… ${size}` };
      if (milliseconds > AIM) return worst;
    }
  return worst;
}

it('no pattern that reads what others write takes more than 50 ms for 100 kB', () => {
  const patterns = patternsInSources().filter(({ where }) => !OWN_TEXT.includes(where));
  expect(patterns.length).toBeGreaterThan(150);
  const slow = patterns.flatMap(({ where, source, flags }) => {
    const pattern = new RegExp(source, flags);
    let found = slowest(pattern, source);
    // Something else of this process may have run meanwhile: what is slow is slow again.
    if (found.milliseconds > AIM) found = slowest(pattern, source);
    return found.milliseconds > AIM
      ? [`${where}: /${source}/${flags} took ${Math.round(found.milliseconds)} ms for ${found.text}`]
      : [];
  });
  expect(slow).toEqual([]);
});
