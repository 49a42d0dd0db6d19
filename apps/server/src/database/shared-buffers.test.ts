import { mkdtempSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sharedBuffers, sharedBuffersOf } from './shared-buffers.ts';
import { openPglite } from './pglite.adapter.ts';

const [MB, GB] = [2 ** 20, 2 ** 30];
const folder = mkdtempSync(join(tmpdir(), 'gongwei-buffers-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('grow with what is stored, and never beyond what the machine can spare', () => {
  expect(sharedBuffers(0, 16 * GB)).toBe(128);
  expect(sharedBuffers(900 * MB, 16 * GB)).toBe(128);
  expect(sharedBuffers(2 * GB, 16 * GB)).toBe(256);
  expect(sharedBuffers(2.4 * GB, 16 * GB)).toBe(256);
  expect(sharedBuffers(40 * GB, 16 * GB)).toBe(512);
  expect(sharedBuffers(40 * GB, 4 * GB)).toBe(256);
  expect(sharedBuffers(40 * GB, 1 * GB)).toBe(128);
});

it('are counted over all files of the folder, and the database begins with them', async () => {
  expect(sharedBuffersOf(join(folder, 'none'))).toBe(128);
  const place = join(folder, 'county');
  const first = await openPglite({ folder: place });
  const said = async (of: typeof first) => (await of.query<{ shared_buffers: string }>('show shared_buffers'))[0];
  expect(await said(first)).toEqual({ shared_buffers: '128MB' });
  await first.close();
  const deep = join(place, 'postgres', 'kept');
  mkdirSync(deep);
  const large = join(deep, 'large');
  writeFileSync(large, '');
  truncateSync(large, 2 * GB);
  const wanted = sharedBuffers(2 * GB, totalmem());
  expect(sharedBuffersOf(join(place, 'postgres'))).toBe(wanted);
  const again = await openPglite({ folder: place });
  expect((await said(again))?.shared_buffers).toBe(`${wanted}MB`);
  await again.close();
});
