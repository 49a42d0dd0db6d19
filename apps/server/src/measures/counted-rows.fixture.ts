import type { Database } from '../database/database.port.ts';
import { insertRows, type NewRow } from '../testing/lists/insert-rows.ts';

export const COUNTY = '990101';
export const [EAST, WEST] = ['990101101001', '990101102001'];
/** Within the test server's day, 2026-06-15 in China. */
export const NOW = '2026-06-15T01:30:00.000Z';
export const DAY = '2026-06-15';
export const YEAR = { from: '2026-01-01', until: '2026-12-31' };

export const at = (rows: readonly NewRow[]): readonly NewRow[] => rows.map((row) => ({ county_code: COUNTY, ...row }));
const pool = (id: string, kind: string, persons: number, sealed: boolean, state = '10'): NewRow => ({
  ...{
    id,
    code: id,
    kind,
    sealed,
    persons,
    state,
    institution_code: EAST,
    limit_hours: 24,
    sampled_at: NOW,
    version: 1,
  },
});
const box = (id: string, state: string, lab: string): NewRow => ({
  ...{ id, box_no: id, state, institution_code: EAST, lab_code: lab, packed_at: NOW, packer: 'doctor', version: 1 },
});

/** The worked examples of the reference: pools, boxes and sessions. */
export async function writeCountedRows(database: Database): Promise<void> {
  for (const table of ['nucleic_boxes', 'nucleic_samples', 'nucleic_tubes'])
    await database.query(`delete from ${table}`);
  // The worked example: pools of ten with ten and eight, of five with three, four in one that is open; one was thrown away.
  await insertRows(
    database,
    'nucleic_tubes',
    at([
      pool('t1', '10', 10, true),
      pool('t2', '10', 8, true),
      pool('t3', '5', 3, true),
      pool('t4', '10', 4, false),
      pool('t5', '10', 9, true, '90'),
      pool('t6', '1', 1, true),
    ]),
  );
  await insertRows(
    database,
    'nucleic_boxes',
    at([box('b1', '2', WEST), box('b2', '3', WEST), box('b3', '3', EAST), box('b4', '4', WEST)]),
  );
  await sessions(database);
}

async function sessions(database: Database): Promise<void> {
  for (const table of ['appointments', 'exam_slots', 'exam_sessions']) await database.query(`delete from ${table}`);
  const session = (id: string, state: string): NewRow => ({
    ...{
      id,
      name: id,
      institution_code: EAST,
      villages: [],
      check_types: ['1'],
      day: DAY,
      period: '1',
      place: '',
      state,
      version: 1,
    },
    ...{ items: [], staff: [], book_until: NOW, created_at: NOW, created_by: '', updated_at: NOW, updated_by: '' },
  });
  await insertRows(
    database,
    'exam_sessions',
    at([session('s1', '1'), session('s2', '3'), session('s3', '4'), session('s4', '0')]),
  );
  const slot = (session_id: string, capacity: number, reserved: number): NewRow => ({
    ...{
      session_id,
      no: 1,
      from_time: '08:00',
      to_time: '09:00',
      capacity,
      reserved,
      given: 0,
      open: true,
      book_until: NOW,
    },
  });
  await insertRows(
    database,
    'exam_slots',
    at([slot('s1', 100, 90), slot('s2', 80, 80), slot('s3', 120, 70), slot('s4', 50, 0)]),
  );
}
