import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALONE, AS_SOLD, TALKING, browserShares } from '../../tools/lib/browser-shares.ts';
import { ROOT } from '../../tools/lib/run-command.ts';

const named = (share: string) => browserShares(2).find(({ name }) => name === share);

describe('the tests in a browser', () => {
  it('run each once, whichever share they are in', () => {
    const all = readdirSync(join(ROOT, 'tests/e2e'), { recursive: true, encoding: 'utf8' });
    const files = all.filter((file) => file.endsWith('.e2e.ts'));
    expect(
      browserShares(2)
        .flatMap((share) => share.files.map((file) => file.replace('tests/e2e/', '')))
        .toSorted(),
    ).toEqual(files.toSorted());
  });

  it.each([
    ['alone', ALONE, 1, 'whole', false],
    ['as sold', AS_SOLD, 2, 'whole', false],
    ['talking', TALKING, 2, 'shell', true],
  ] as const)(
    '%s are those that say so, in the browser they want and over the database that comes along',
    (share, names, workers, browser, waits) => {
      expect(named(share)).toEqual({
        ...{ name: share, files: names.map((name) => `tests/e2e/${name}.e2e.ts`), workers },
        ...{ browser, database: 'embedded', waits },
      });
    },
  );

  it.each([
    [1, 1],
    [2, 2],
    [16, 2],
  ])('on %i cores run %i at a time', (cores, workers) => {
    expect(browserShares(cores)[0]?.workers).toBe(workers);
  });
});
