import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALONE, browserShares } from '../../tools/lib/browser-shares.ts';
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

  it('that want the machine for themselves are there and run one at a time, in the browser that staff have', () => {
    expect(named('alone')?.files).toEqual(ALONE.map((name) => `tests/e2e/${name}.e2e.ts`));
    expect(named('alone')).toMatchObject({ workers: 1, browser: 'whole' });
  });

  it.each([
    [1, 1],
    [2, 2],
    [16, 2],
  ])('on %i cores run %i at a time', (cores, workers) => {
    expect(browserShares(cores)[0]?.workers).toBe(workers);
  });
});
