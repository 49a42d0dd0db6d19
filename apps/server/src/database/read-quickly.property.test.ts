import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.port.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const word = fc.oneof(
  fc.constantFrom(
    '1',
    '98',
    '',
    ' ',
    '"',
    '\\',
    '", "',
    ']',
    '[',
    'a"b',
    'null',
    '其他（注明）',
    '\n',
    '\t',
    '😀',
    "'",
    '{}',
    'a,b',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }).filter((text) => !text.includes('\0')),
);
const answer = fc.oneof(
  fc.array(word, { maxLength: 4 }),
  fc.array(fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.array(word, { maxLength: 2 })), {
    maxLength: 3,
  }),
  fc.oneof(word, fc.integer(), fc.constant(null)),
);

test('ticked codes are read as by the function they were read by', async () => {
  const differing = fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 50 }), async (answers) => {
    const rows = await database.query(
      `select a from jsonb_array_elements($1::jsonb) as a where list_codes(a) is distinct from list_any_words(a)`,
      [JSON.stringify(answers)],
    );
    expect(rows).toEqual([]);
  });
  await fc.assert(differing, { numRuns: 200 });
});

test('years between two days are those the function of before counted', async () => {
  const [counted] = await database.query<{ pairs: number; differing: number }>(
    `with days as (select d::date as day from generate_series('2019-12-01'::timestamp, '2025-03-31'::timestamp, '1 day') d),
       edges as (select day from days where extract(day from day) in (1, 15, 28, 29, 30, 31))
     select count(*)::int as pairs, count(*) filter (where
       (case when b.day < a.day then -list_full_years(b.day, a.day) else list_full_years(a.day, b.day) end)
       is distinct from extract(year from age(b.day::timestamp, a.day::timestamp)))::int as differing
     from edges a, days b`,
  );
  expect(counted?.pairs).toBeGreaterThan(500_000);
  expect(counted?.differing).toBe(0);
});

test('a text is a day where the calendar has it', async () => {
  const two = (number: number): string => String(number).padStart(2, '0');
  const texts = ['0000', '0001', '1900', '2000', '2023', '2024', '9999'].flatMap((year) =>
    Array.from({ length: 14 * 33 }, (_, at) => `${year}-${two(Math.floor(at / 33))}-${two(at % 33)}`),
  );
  const isDay = (text: string): boolean => {
    const day = new Date(`${text}T00:00:00Z`);
    return !text.startsWith('0000') && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  };
  const asked = [...texts, '2024-1-01', '2024-01-011', '12024-01-01', '2024-01-01\n', '', '２０２４-01-01'];
  const rows = await database.query<{ said: string }>(
    'select said from unnest($1::text[]) as said where list_day(to_jsonb(said)) is not null',
    [asked],
  );
  expect(rows.map(({ said }) => said)).toEqual(texts.filter(isDay));
});
