import { addDays, calendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import {
  RESIDENT_FIELDS,
  type AskedBy,
  type Fields,
  type HistoryRecord,
  type PersonHistory,
} from '@gongwei/domain/lists';
import type { Queryable } from '../../database/database.port.ts';
import { createRandom } from '../../seed/random.ts';

export type RandomPerson = PersonHistory & { readonly id: string };
export type RandomSheets = { readonly [formId: string]: Fields };

type Random = ReturnType<typeof createRandom>;

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random.next() * items.length)] as Item;
const TEXTS = ['无', '高血压', ' ', '\u3000', 'ABC abc', '2026-02-30', '张三', '12', '𠮷野', ''];
const DAYS = [
  '2024-02-29',
  '2025-12-31',
  '2026-01-01',
  '2026-06-15',
  '2026-6-1',
  '2023-02-29',
  '0000-01-01',
  '2026-06-15T08:30',
  '2026-06-15 23:59:59',
  '2024-02-29T00:00',
];

function dayNear(random: Random, today: CalendarDay): CalendarDay {
  return pick(random, [
    calendarDay(2024, 2, 29),
    calendarDay(2025, 12, 31),
    calendarDay(2026, 1, 1),
    today,
    addDays(today, -Math.floor(random.next() * 900)),
  ]);
}

/** A value of a field: mostly what it asks for, sometimes nothing, sometimes what an older version of the form may have left. */
function answer(random: Random, facts: Fields[string]): JsonObject[string] | undefined {
  const dice = random.next();
  if (dice < 0.25) return undefined;
  if (dice < 0.33) return pick(random, [null, '', [], {}, 7, 'x', true, ['1', 2], [['1']], -0.5, '２０２６-01-01']);
  switch (facts.type) {
    case 'number':
      return pick(random, [0, 1, 3, 7, 90, 139.5, 140, -2, 32.5, 23.95, 0.1, 1e-7, 1234567.89]);
    case 'boolean':
      return random.next() < 0.5;
    case 'code':
      return pick(random, facts.codes ?? ['1', '2']);
    case 'codes':
      return (facts.codes ?? ['1', '2']).filter(() => random.next() < 0.3);
    case 'day':
    case 'time':
      return pick(random, DAYS);
    case 'table':
      return Array.from({ length: Math.floor(random.next() * 4) }, () => limitRow(random));
    default:
      return pick(random, TEXTS);
  }
}

/** A row of reference limits, sometimes of other things. */
const limitRow = (random: Random): JsonObject =>
  pick(random, [
    { sex: '1', low: 130, high: 175 },
    { sex: '2', ageMin: 18, low: 115.5 },
    { sex: 'all', ageMin: 18, ageMax: 60.5, high: 0.1 },
    { text: '阴性', low: 1 },
    { text: '', sex: '1' },
    { low: 'x', high: true },
    {},
  ]);

/** People of one county with sheets that were corrected, removed, entered late or by institutions they have left. All from the seed. */
export function randomCounty(
  seed: number,
  size: number,
  asked: AskedBy,
  sheets: RandomSheets,
): readonly RandomPerson[] {
  const random = createRandom(`county:${seed}`);
  const conditions = RESIDENT_FIELDS.conditions.codes;
  return Array.from({ length: size }, (_, at) => {
    const id = `p${seed}-${at}`;
    const never = random.next() < 0.3;
    const resident: JsonObject = {
      id,
      archiveNumber: `9901011010010${String(at).padStart(4, '0')}`,
      name: pick(random, ['张三', '李四光', '欧阳修', '王五', '𠮷野']),
      pinyin: pick(random, ['zhang san', 'li siguang', 'ouyang xiu']),
      initials: pick(random, ['zs', 'lsg', 'oyx']),
      sex: pick(random, ['male', 'female']),
      birthDate: pick(random, [
        calendarDay(1960, 2, 29),
        calendarDay(1961, 6, 15),
        calendarDay(1961, 6, 16),
        dayNear(random, asked.today),
        calendarDay(1950, 12, 31),
      ]),
      idNumber: `99010119600229${String(1000 + at)}`,
      village: pick(random, ['990101101001', '990101102001']),
      villageName: pick(random, ['东村', '西村']),
      institution: pick(random, ['990101101001', '990101102001', '990101101']),
      conditions: conditions.filter(() => random.next() < 0.2),
      status: pick(random, ['1', '1', '1', '2', '3', '6']),
      filedOn: dayNear(random, asked.today),
      hasPersonalInfo: random.next() < 0.5,
      ...(random.next() < 0.5 ? { phone: '19900000001' } : {}),
      ...(random.next() < 0.7 ? { address: pick(random, ['10组3号', '3组12号', '3组2号', '03组2号', '东街']) } : {}),
      ...(random.next() < 0.5 ? { doctor: pick(random, ['doctor', 'village']) } : {}),
      ...(never
        ? {}
        : { lastCheckUpOn: dayNear(random, asked.today), nextFollowUpOn: addDays(dayNear(random, asked.today), 60) }),
    };
    const records = Array.from({ length: Math.floor(random.next() * 7) }, (_no, number) =>
      randomRecord(`r${seed}-${at}-${number}`, random, asked.today, sheets),
    );
    return { id, resident, records };
  });
}

export function randomRecord(id: string, random: Random, today: CalendarDay, sheets: RandomSheets): HistoryRecord {
  const [formId, fields] = pick(random, Object.entries(sheets));
  const data = Object.entries(fields)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, facts]) => {
      const value = answer(random, facts);
      return value === undefined ? [] : [[key, value] as const];
    });
  return {
    id,
    formId,
    occurredOn: dayNear(random, today),
    institution: pick(random, ['990101101', '990101102001']),
    createdAt: pick(random, ['2026-01-01T15:59:59.000Z', '2026-01-01T16:00:00.000Z', '2025-12-31T23:00:00.000Z']),
    createdBy: 'doctor',
    updatedAt: '2026-06-14T16:00:00.000Z',
    updatedBy: 'village',
    version: 1 + Math.floor(random.next() * 3),
    ...(random.next() < 0.3 ? { stage: '1' } : {}),
    data: Object.fromEntries(data),
  };
}

/** Writes the people into a county of their own, and beside each some records that were taken out again. */
export async function writeCounty(database: Queryable, county: string, people: readonly RandomPerson[]): Promise<void> {
  const rows = people.map(({ resident: r }) => ({
    county_code: county,
    id: r['id'],
    institution_code: r['institution'],
    village_code: r['village'],
    village_name: r['villageName'],
    archive_number: r['archiveNumber'],
    name: r['name'],
    name_pinyin: r['pinyin'],
    initials: r['initials'],
    sex: r['sex'],
    birth_date: r['birthDate'],
    id_number: r['idNumber'],
    phone: r['phone'] ?? null,
    address: r['address'] ?? null,
    doctor_id: r['doctor'] ?? null,
    conditions: r['conditions'],
    status: r['status'],
    filed_on: r['filedOn'],
    last_check_up_on: r['lastCheckUpOn'] ?? '0001-01-01',
    next_follow_up_on: r['nextFollowUpOn'] ?? '9999-12-31',
    has_personal_info: r['hasPersonalInfo'],
  }));
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await database.query(
    `insert into residents (${columns}) select ${columns} from jsonb_populate_recordset(null::residents, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  const record = (of: string, r: HistoryRecord, removed: boolean): object => ({
    county_code: county,
    id: removed ? `${r.id}-removed` : r.id,
    form_id: r.formId,
    form_version: 1,
    subject_id: of,
    institution_code: r.institution,
    occurred_on: r.occurredOn,
    stage: r.stage ?? null,
    data: r.data,
    headline: [],
    version: r.version,
    created_at: r.createdAt,
    created_by: r.createdBy,
    updated_at: r.updatedAt,
    updated_by: r.updatedBy,
    updated_by_name: '',
    subject_kind: 'resident',
    removed_at: removed ? r.updatedAt : null,
  });
  const records = people.flatMap(({ id, records: own }) => [
    ...own.map((one) => record(id, one, false)),
    ...own.slice(0, 1).map((one) => record(id, one, true)),
  ]);
  if (records.length === 0) return;
  const names = Object.keys(records[0] as object).join(', ');
  await database.query(
    `insert into records (${names}) select ${names} from jsonb_populate_recordset(null::records, $1::jsonb)`,
    [JSON.stringify(records)],
  );
}
