import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.port.ts';
import { openTestDatabase } from '../testing/index.ts';
import { repeats } from '../testing/long-runs.ts';
import { copyRows, copyText, type CopyColumn } from './copy-text.ts';

const COLUMNS: readonly CopyColumn[] = [
  { name: 'n', kind: 'plain' },
  { name: 't', kind: 'plain' },
  { name: 'j', kind: 'json' },
  { name: 'l', kind: 'list' },
  { name: 'd', kind: 'plain' },
  { name: 'b', kind: 'plain' },
];
/** What JSON and COPY give a meaning of their own, between letters of any plane. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('\\', '"', '\t', '\n', '\r', ',', '}', '{', ']', '\\N', '\\.', 'null', '𠮷', '\u2028'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));
const row = fc.record({
  t: fc.option(text),
  j: fc.option(fc.jsonValue().filter((value) => value !== null && !JSON.stringify(value).includes('\\u'))),
  l: fc.option(fc.array(fc.option(text), { maxLength: 4 })),
  d: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  b: fc.option(fc.boolean()),
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const columns = 'n int, t text, j jsonb, l text[], d float8, b boolean, twice int generated always as (n * 2) stored';
  await database.script(`create table asked (${columns}); create table copied (${columns});`);
}, 60_000);
afterAll(() => database?.close());

describe('rows of a backup, turned into what COPY reads', () => {
  it('are the rows the database wrote, value by value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
        await database.script('truncate asked, copied;');
        const names = COLUMNS.map(({ name }) => name).join(', ');
        const numbered = rows.map((one, n) => ({ n, ...one }));
        await database.query(
          `insert into asked (${names}) select ${names} from json_populate_recordset(null::asked, $1::json)`,
          [JSON.stringify(numbered)],
        );
        const lines = await database.query<{ line: string }>('select row_to_json(asked)::text as line from asked');
        await database.filling(async (inside) => {
          await inside.query('truncate copied');
          await inside.copyIn('copied', names, copyText(lines.map(({ line }) => `${line}\n`).join(''), COLUMNS));
        });
        const told = (table: string) =>
          database.query(`select row_to_json(whole)::text as line from ${table} whole order by n`);
        expect(await told('copied')).toEqual(await told('asked'));
        // The same of rows that are at hand.
        await database.filling(async (inside) => {
          await inside.query('truncate copied');
          await inside.copyIn('copied', names, copyRows(numbered, COLUMNS));
        });
        expect(await told('copied')).toEqual(await told('asked'));
      }),
      { numRuns: repeats(100, 3_000) },
    );
  });

  it('are refused where they are broken: no row of half a one, and no search without an end', () => {
    const whole = '{"n":1,"t":"a\\n","j":{"k":[1,"}"]},"l":["x",null],"d":-1.5e+3,"b":true,"twice":2}\n';
    const madeOf = (broken: string): string | undefined => {
      try {
        return copyText(broken, COLUMNS);
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
        return undefined;
      }
    };
    for (let cut = 1; cut < whole.length; cut += 1)
      expect(madeOf(whole.slice(0, cut)), whole.slice(0, cut)).toBeUndefined();
    const pieces = fc.constantFrom('{', '}', '{"n":', '"t":"', '"', ':', ',', '\n', 'null', ' ');
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (broken) => {
          const made = madeOf(broken);
          if (made !== undefined)
            for (const line of made.split('\n').slice(0, -1)) expect(line.split('\t')).toHaveLength(COLUMNS.length);
        },
      ),
      { numRuns: repeats(1_000, 100_000) },
    );
    expect(madeOf('{"t":"\n"}\n')).toBeUndefined();
    expect(madeOf('{"t":"\t"}\n')).toBeUndefined();
  });

  it('are as many as there are lines', () => {
    expect(copyText('', COLUMNS)).toBe('');
    expect(copyText('{"n":1,"twice":2,"t":"a\\tb"}\n{}\n', COLUMNS)).toBe(
      '1\ta\\tb\t\\N\t\\N\t\\N\t\\N\n\\N\t\\N\t\\N\t\\N\t\\N\t\\N\n',
    );
  });
});
