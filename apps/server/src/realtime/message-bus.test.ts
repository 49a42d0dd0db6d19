import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { openDatabaseLine } from '../testing/database-line.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import fc from 'fast-check';
import { startPostgres } from '../testing/temporary-postgres.ts';
import { readNotice, writeNotice } from './bus-notice.ts';
import { createInProcessBus } from './in-process-bus.adapter.ts';
import { messageBusContract } from './message-bus.contract.ts';
import { openPostgresBus } from './postgres-bus.adapter.ts';

messageBusContract('within a process', async () => {
  const bus = createInProcessBus();
  return { one: bus, other: bus, close: bus.close };
});

describe('with PostgreSQL', () => {
  messageBusContract('between processes', async () => {
    const postgres = await startPostgres();
    const url = await postgres.newCounty();
    const [one, other] = [await openPostgresBus(url), await openPostgresBus(url)];
    return {
      one,
      other,
      close: async () => {
        await one.close();
        await other.close();
        await postgres.stop();
      },
    };
  });
});

describe('with PostgreSQL over lines that break', () => {
  it('loses and doubles nothing of what is said meanwhile, in the order of each sender', async () => {
    const postgres = await startPostgres();
    const url = await postgres.newCounty();
    const line = await openDatabaseLine(url);
    const [near, far] = [await openPostgresBus(line.url), await openPostgresBus(url)];
    const heard = { near: [] as number[], far: [] as number[] };
    near.subscribe('from-far', (body) => heard.near.push((body as { at: number }).at));
    far.subscribe('from-near', (body) => heard.far.push((body as { at: number }).at));
    const breaks = repeats(1, 100);
    let said = 0;
    for (let round = 0; round < breaks; round += 1) {
      const hangs = round % 2 === 1;
      const speak = (): void => {
        const body = { at: (said += 1), text: '字'.repeat(said % 5 === 0 ? 9_000 : 1) };
        near.publish('from-near', body);
        far.publish('from-far', body);
      };
      for (let count = 0; count < 5; count += 1) speak();
      if (hangs) line.hang();
      else line.tear();
      for (let count = 0; count < 5; count += 1) speak();
      if (hangs) line.resume();
      for (let count = 0; count < 5; count += 1) speak();
      const all = Array.from({ length: said }, (_, at) => at + 1);
      await vi.waitFor(() => expect(heard).toEqual({ near: all, far: all }), { timeout: 15_000, interval: 20 });
    }
    reportFigure({
      row: 38,
      what: 'news between processes lost or doubled over breaks',
      runs: 2 * said,
      figure: '0',
      aim: '0',
      passed: true,
    });
    await Promise.all([near.close(), far.close()]);
    line.close();
    await postgres.stop();
  });

  it('brings nothing that nobody wants any more', async () => {
    const postgres = await startPostgres();
    const url = await postgres.newCounty();
    const line = await openDatabaseLine(url);
    const [near, far] = [await openPostgresBus(line.url), await openPostgresBus(url)];
    const heard: unknown[] = [];
    near.subscribe('asks', (body) => heard.push(body));
    line.hang();
    far.publish('asks', 'soon over', 50);
    await vi.waitFor(async () => expect(await overdue(url)).toBe(true), { timeout: 5_000 });
    line.resume();
    far.publish('asks', 'still good');
    await vi.waitFor(() => expect(heard).toEqual(['still good']), { timeout: 10_000 });
    await Promise.all([near.close(), far.close()]);
    line.close();
    await postgres.stop();
  });
});

/** Whether the message that was good for a moment is kept, and its moment over. */
async function overdue(url: string): Promise<boolean> {
  const database = await openDatabase({ url });
  const rows = await database.query('select 1 from bus_messages where good_until < clock_timestamp()');
  await database.close();
  return rows.length > 0;
}

it('a notice says again what it was made of, and large messages only which they are', () => {
  const sender = fc.uuid();
  fc.assert(
    fc.property(
      sender,
      fc.nat(),
      fc.string({ minLength: 1, maxLength: 9_000, unit: 'binary' }),
      (who, number, message) => {
        const text = Buffer.from(message).toString();
        const payload = writeNotice({ sender: who, number, message: text });
        expect(Buffer.byteLength(payload)).toBeLessThan(7_999);
        const large = Buffer.from(text).toString('base64').length > 7_000;
        expect(readNotice(payload)).toEqual(large ? { sender: who, number } : { sender: who, number, message: text });
      },
    ),
    { numRuns: 25 },
  );
  for (const foreign of ['', 'hello', '1.2.3']) expect(readNotice(foreign)).toBeUndefined();
});
