import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { dictionaryOrder } from '../shared/dictionary-order.ts';
import { openTestDatabase } from '../testing/index.ts';
import { loadFormLibrary } from './catalogue-form-library.ts';
import { fillTextOrder } from './fill-text-order.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const drug = (id: string, genericName: string, order: object | null) => ({
  county_code: '990101',
  id,
  form_id: 'drug-catalogue',
  form_version: 1,
  subject_id: '990101',
  subject_kind: 'none',
  institution_code: '990101',
  occurred_on: '2026-06-15',
  data: { genericName, category: '1' },
  headline: [],
  version: 1,
  created_at: '2026-06-15T00:00:00Z',
  created_by: 'county',
  updated_at: '2026-06-15T00:00:00Z',
  updated_by: 'county',
  updated_by_name: '',
  text_order: order,
});

it('works out what entries are sorted by where it is not there, and leaves what is', async () => {
  const rows = Array.from({ length: 501 }, (_, at) => drug(`d${at}`, at === 0 ? '二甲双胍' : '药', null));
  const names = Object.keys(rows[0] as object).join(', ');
  const insert = `insert into records (${names}) select ${names} from jsonb_populate_recordset(null::records, $1::jsonb)`;
  await database.query(insert, [JSON.stringify([...rows, drug('known', '甲', { genericName: 'as it is' })])]);
  const forms = await loadFormLibrary();
  expect(await fillTextOrder(database, forms)).toBe(501);
  expect(await fillTextOrder(database, forms)).toBe(0);
  const orders = await database.query<{ id: string; text_order: object }>(
    "select id, text_order from records where id in ('d0', 'known') order by id",
  );
  expect(orders).toEqual([
    { id: 'd0', text_order: { genericName: dictionaryOrder('二甲双胍') } },
    { id: 'known', text_order: { genericName: 'as it is' } },
  ]);
});

it('sorts as a dictionary does', () => {
  const sorted = ['阿明', 'a2', 'A10', '李四', '王五2', '王五10', '张三', 'β阻滞剂'];
  const byOrder = (a: string, b: string): number => (dictionaryOrder(a) < dictionaryOrder(b) ? -1 : 1);
  expect(sorted.toReversed().toSorted(byOrder)).toEqual([
    'a2',
    'A10',
    '阿明',
    '李四',
    '王五2',
    '王五10',
    '张三',
    'β阻滞剂',
  ]);
});
