import { afterAll, beforeAll, expect, it } from 'vitest';
import { pinyinOf } from '../../shared/pinyin.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.port.ts';
import { surnameReadings } from '../migrations/to-0049/0020-surname-readings.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database?.close());

const NAMES = [
  ['种小红', 'zhongxiaohong', 'zxh'],
  ['么大伟', 'medawei', 'mdw'],
  ['王种', 'wangzhong', 'wz'],
] as const;

it('reads stored names anew by their surname, once', async () => {
  const ids = (
    await database.query<{ id: string }>('select id from residents order by id limit $1', [NAMES.length])
  ).map(({ id }) => id);
  for (const [at, [name, full, initials]] of NAMES.entries())
    await database.query('update residents set name = $2, name_pinyin = $3, initials = $4 where id = $1', [
      ids[at]!,
      name,
      full,
      initials,
    ]);
  for (const _run of [1, 2]) await database.script(surnameReadings.sql);
  const rows = await database.query<{ name: string; name_pinyin: string; initials: string }>(
    'select name, name_pinyin, initials from residents where id = any($1::text[]) order by id',
    [ids],
  );
  expect(rows).toEqual(
    NAMES.map(([name]) => ({
      name,
      name_pinyin: name === '王种' ? 'wangzhong' : pinyinOf(name).full,
      initials: name === '王种' ? 'wz' : pinyinOf(name).initials,
    })),
  );
});
