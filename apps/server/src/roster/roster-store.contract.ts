import { expect, it } from 'vitest';
import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import { fixtureIdNumber } from './roster-fixture.ts';
import type { NewResident, ResidentWriter, RosterStore, RosterUser } from './roster-store.port.ts';

/** Two townships with two villages each: `320999101101`, `320999101102`, `320999102101`, `320999102102`. */
export type RosterStoreUnderTest = { readonly writer: ResidentWriter; readonly store: RosterStore };

const east: RosterUser = { id: 'east', name: '东医生', institutionCode: '320999101' };
const west: RosterUser = { id: 'west', name: '西医生', institutionCode: '320999102' };
const county: RosterUser = { id: 'county', name: '县管理员', institutionCode: '320999' };
const day = parseCalendarDay('2026-11-20') as CalendarDay;
const started: RosterImport = {
  id: 'import-1',
  fileName: '花名册.xlsx',
  state: 'reading',
  handled: 0,
  startedAt: '2026-11-20T01:00:00.000Z',
  counts: { created: 0, updated: 0, unchanged: 0, rejected: 0, empty: 0 },
};

/** What an import relies on; run against the memory store and the database. `open` gives an empty store each time. */
export function rosterStoreContract(open: () => Promise<RosterStoreUnderTest>): void {
  const resident = async (writer: ResidentWriter, n: number): Promise<NewResident> => ({
    id: `resident-${n}`,
    archiveNumber: (await writer.reserveArchiveNumbers('320999101101', 1))[0]!,
    name: '王小明',
    idNumber: fixtureIdNumber(n),
    sex: n % 2 ? 'male' : 'female',
    birthDate: parseCalendarDay('1950-01-01') as CalendarDay,
    phone: '19900000001',
    villageCode: '320999101101',
    villageName: '王庄村',
    institutionCode: '320999101101',
    filedOn: day,
    conditions: [],
  });

  it('shows the villages of the scope in code order', async () => {
    const { writer } = await open();
    expect((await writer.villages(east)).map((village) => village.code)).toEqual(['320999101101', '320999101102']);
    expect(await writer.villages(county)).toHaveLength(4);
  });
  it('never gives an archive number twice', async () => {
    const { writer } = await open();
    const numbers = [
      ...(await writer.reserveArchiveNumbers('320999101101', 3)),
      ...(await writer.reserveArchiveNumbers('320999101101', 2)),
    ];
    expect(new Set(numbers).size).toBe(5);
    expect(numbers.every((number) => /^320999101101\d{5}$/.test(number) && !number.endsWith('00000'))).toBe(true);
  });
  it('finds what was saved by the identity number, from elsewhere as out of scope', async () => {
    const { writer } = await open();
    const one = await resident(writer, 1);
    await writer.save(east, [one], []);
    expect(await writer.findByIdNumbers(east, [one.idNumber, fixtureIdNumber(2)])).toMatchObject([
      { id: 'resident-1', name: '王小明', phone: '19900000001', villageCode: '320999101101', inScope: true },
    ]);
    expect(await writer.findByIdNumbers(west, [one.idNumber])).toMatchObject([{ inScope: false }]);
    expect(await writer.findByIdNumbers(county, [one.idNumber])).toMatchObject([{ inScope: true }]);
  });
  it('changes only what a change names', async () => {
    const { writer } = await open();
    const one = await resident(writer, 3);
    await writer.save(east, [one], []);
    await writer.save(east, [], [{ id: one.id, phone: '19911112222' }]);
    expect(await writer.findByIdNumbers(east, [one.idNumber])).toMatchObject([
      { name: '王小明', phone: '19911112222', villageName: '王庄村' },
    ]);
  });
  it('keeps an import to the scope it was made in', async () => {
    const { store } = await open();
    await store.create(east, started);
    await store.update({ ...started, state: 'saving', handled: 7 });
    expect(await store.find(east, 'import-1')).toEqual({ ...started, state: 'saving', handled: 7 });
    expect((await store.find(county, 'import-1'))?.handled).toBe(7);
    expect([await store.find(west, 'import-1'), await store.find(east, 'import-2')]).toEqual([undefined, undefined]);
  });
  it('pages rows in sheet order, by outcome where asked, and keeps the check file', async () => {
    const { store } = await open();
    await store.create(east, started);
    const rows = Array.from({ length: 5 }, (_, at): RosterRowResult => ({
      row: at + 2,
      outcome: at % 2 ? 'rejected' : 'created',
      messages: [],
    }));
    await store.addRows('import-1', rows.slice(0, 3));
    await store.addRows('import-1', rows.slice(3));
    expect(await store.rows('import-1', { offset: 1, limit: 2 })).toEqual({ rows: rows.slice(1, 3), total: 5 });
    expect(await store.rows('import-1', { outcome: 'rejected', offset: 0, limit: 10 })).toEqual({
      rows: [rows[1], rows[3]],
      total: 2,
    });
    expect(await store.checkFile('import-1')).toBeUndefined();
    await store.putCheckFile('import-1', Uint8Array.from([80, 75, 0, 255]));
    expect([...(await store.checkFile('import-1'))!]).toEqual([80, 75, 0, 255]);
  });
}
