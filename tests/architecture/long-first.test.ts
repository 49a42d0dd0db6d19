import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LongFirst, reckonedSeconds } from '../../tools/lib/long-first.ts';
import { ROOT } from '../../tools/lib/run-command.ts';

const files = globSync(['{packages,apps}/*/src/**/*.test.ts', 'tests/*/**/*.test.ts'], { cwd: ROOT });
const inOrder = async (): Promise<readonly string[]> =>
  (await new LongFirst().sort(files.map((file) => ({ moduleId: join(ROOT, file), file })))).map(({ file }) => file);

describe('the order of the test files', () => {
  it('has each once', async () => {
    expect((await inOrder()).toSorted()).toEqual(files.toSorted());
    expect(files.length).toBeGreaterThan(600);
  });

  it('begins with what packs packages and kills servers, though such files are short', async () => {
    const first = (await inOrder()).slice(0, files.length / 10);
    expect(first[0]).toBe('tests/packages/packages.test.ts');
    for (const file of ['upload-ledger/killed-uploads', 'database/killed-servers', 'lists/every-list.postgres'])
      expect(first).toContain(`apps/server/src/${file}.test.ts`);
  });

  it('asks what a contract asks for, not only the file that names it', () => {
    const file = join(ROOT, 'apps/server/src/lists/every-list.property.test.ts');
    expect(reckonedSeconds(file)).toBeGreaterThan(
      reckonedSeconds(join(ROOT, 'packages/domain/src/shared/masking.property.test.ts')),
    );
  });
});
