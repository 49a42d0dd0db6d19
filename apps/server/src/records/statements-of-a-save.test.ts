import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Plans, Queryable } from '../database/database.port.ts';
import { bloodCount, clientFor, openTestDatabase, startTestServer, type TestServer } from '../testing/index.ts';

/**
 * Each statement of a save is a way to PostgreSQL and back, while rows of the resident are held. What areas write along with a record
 * costs them here: raise a number only for what cannot go with a statement that is there.
 */
const MOST = { first: 19, next: 18, repeated: 7 };

const told: string[] = [];
let planned: Plans | undefined;
let server: TestServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  const counting = (on: Queryable): Queryable => ({
    query: (sql, parameters) => {
      told.push(sql.trim().replaceAll(/\s+/g, ' '));
      return on.query(sql, parameters);
    },
  });
  const counted: Database = {
    ...database,
    ...counting(database),
    transaction: (work, plans) => {
      planned = plans;
      return database.transaction((inside) => work(counting(inside)), plans);
    },
  };
  server = await startTestServer({ database: counted });
}, 60_000);
afterAll(() => server?.stop());

it('a save asks the database few things: the first one of a record, the next, and the same again', async () => {
  const doctor = await clientFor(server.url, 'doctor');
  const save = bloodCount();
  const counts = async (what: object) => {
    told.length = 0;
    expect((await doctor.send('PUT', `/api/v1/records/${save.id}`, what)).status).toBe(200);
    return [...told];
  };
  const first = await counts(save);
  const next = await counts({ ...save, saveId: 'another', baseVersion: 1, data: { ...save.data, hemoglobin: 140 } });
  const repeated = await counts(save);
  const asks = (statements: readonly string[], words: string) => statements.filter((one) => one.includes(words)).length;
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(MOST.first);
  expect(next.length, next.join('\n')).toBeLessThanOrEqual(MOST.next);
  expect(repeated.length, repeated.join('\n')).toBeLessThanOrEqual(MOST.repeated);
  // Facts and plans follow from one reading of the person's history.
  for (const saved of [first, next]) expect(asks(saved, "'archiveNumber', r.archive_number")).toBe(1);
  // PostgreSQL plans them once: to plan some of them for each save costs more than to run them.
  expect(planned).toBe('once');
  // Whether this very save came before and whether its id is somebody else's is one question.
  expect(asks(first, 'save_ids')).toBe(2);
  expect(first.filter((one) => one.startsWith('select 1 from records'))).toEqual([]);
});
