import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeSummary } from '../analytics/home-summary.query.ts';
import { recordsOf } from '../records/records.repository.ts';
import { listResidents } from '../resident/resident-list.query.ts';
import { findResident } from '../resident/residents.repository.ts';
import { bloodCount, clientFor, startTestServer, type TestServer } from '../testing/index.ts';
import type { CalendarDay } from '@gongwei/domain/shared';
import { REPOSITORY } from '../settings.ts';

let server: TestServer;
const EAST = { institutionCode: '990101101' };
const today = '2026-06-15' as CalendarDay;

beforeAll(async () => {
  server = await startTestServer();
  const western = await clientFor(server.url, 'western');
  const saved = await western.send(
    'PUT',
    '/api/v1/records/west',
    bloodCount({ id: 'west', saveId: 'west-1', subjectId: 'resident-4' }),
  );
  if (saved.status !== 200) throw new Error(`The neighbour's record was not stored: ${saved.status}`);
}, 60_000);
afterAll(() => server?.stop());

it('no repository gives a row of the neighbouring township', async () => {
  const records = recordsOf(server.database, EAST);
  const answers = [
    await findResident(server.database, EAST, 'resident-4'),
    await records.row('west'),
    await records.summaries('resident-4', undefined, String, []),
    await records.latest('resident-4', 'supplement-blood-routine'),
    await records.earlier('resident-4', 'supplement-blood-routine'),
    await records.history('west'),
    await records.atVersion('west', 1),
  ];
  expect(answers).toEqual([undefined, undefined, [], undefined, [], undefined, undefined]);
  const list = await listResidents(
    server.database,
    EAST,
    'reveals',
    { institutionCode: '990101102', offset: 0, limit: 50 },
    today,
  );
  expect(list).toEqual({ rows: [], total: 0 });
  expect(
    (await homeSummary(server.database, { scope: EAST, userId: 'doctor', reader: 'reveals', today })).residents.total,
  ).toBe(3);
});

it('every query file that reads residents or records puts the scope into it, or is handed a resident found in it', async () => {
  const root = join(REPOSITORY, 'apps/server/src');
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /\.(query|repository)\.ts$/.test(file) && /^(resident|records|analytics)/.test(file),
  );
  expect(files.length).toBeGreaterThanOrEqual(6);
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8');
    if (/from (residents|records) /.test(text))
      expect(text, file).toMatch(/scopeCondition|residentCondition|recordVisibility|resident: ResidentRecord\b/);
  }
});
