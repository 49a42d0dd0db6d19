import { defineList, LIST_IDS, loadList, type ListQuestion } from '@gongwei/domain/lists';
import { describe, expect, it } from 'vitest';
import { addressOf, questionAt, typedPart } from './list-address.rules.ts';
import { addressOfRow } from './list-walk.ts';

const STEPS = defineList({
  id: 'nucleic-steps',
  title: '流转记录',
  unit: '步',
  subject: 'nucleic-step',
  permission: { code: 'jdcx' },
  columns: [{ key: 'code', label: '采样管条码', value: 'step.code', cell: 'text', width: 170 }],
  filters: [
    { key: 'code', label: '管码', kind: 'text', match: 'prefix', ofThing: true, on: 'step.code' },
    { key: 'reason', label: '原因', kind: 'text', on: 'step.reason' },
  ],
  sort: [],
  actions: [],
  empty: { text: '没有' },
});
const asked = (where: ListQuestion['where']): ListQuestion => ({ list: 'nucleic-steps', ...(where && { where }) });

describe('the number of a thing in the address of a list', () => {
  it('is found again by who follows the link', () => {
    const question = asked({ code: { text: 'HS260615-0001' } });
    expect(addressOf(STEPS, question)).toBe('code=HS260615-0001');
    expect(questionAt(STEPS, '?code=HS260615-0001').where).toEqual({ code: { text: 'HS260615-0001' } });
    expect(typedPart(STEPS, question)).toEqual({});
  });

  it.each(['99010119550302100X', '990101195503021003', '19900000001', '张三', '990101550302100', 'a b c d'])(
    'stays in the window where it may be of a person: %s',
    (text) => {
      const question = asked({ code: { text } });
      expect(addressOf(STEPS, question)).toBe('');
      expect(typedPart(STEPS, question)).toEqual({ where: { code: { text } } });
      expect(questionAt(STEPS, `code=${encodeURIComponent(text)}`).where ?? {}).toEqual({});
    },
  );

  it('is none of a text that is not marked as one', () => {
    const question = asked({ reason: { text: 'HS260615' } });
    expect(addressOf(STEPS, question)).toBe('');
    expect(questionAt(STEPS, 'reason=HS260615').where ?? {}).toEqual({});
  });
});

it('opens the rows of a number whole in every list, whatever view it begins with', async () => {
  const narrowed: string[] = [];
  let opened = 0;
  for (const id of LIST_IDS) {
    const list = await loadList(id);
    if (!list.filters.some(({ key, kind }) => key === 'number' && kind === 'number')) continue;
    opened += 1;
    const { view, where } = questionAt(list, '?number=a~b');
    if (view !== undefined || JSON.stringify(where) !== '{"number":["a","b"]}') narrowed.push(id);
  }
  expect(narrowed).toEqual([]);
  expect(opened).toBeGreaterThan(10);
});

describe('the address of a row', () => {
  const row = { id: 'r/1', residentId: 'p 1', cells: { batchNo: '3209991012611280001', field: null }, actions: [] };

  it('says whatever of the row it names, by its columns', () => {
    expect(addressOfRow('/uploads?batchNo=:batchNo&section=:field', row)).toBe(
      '/uploads?batchNo=3209991012611280001&section=',
    );
    expect(addressOfRow('/people/:resident/:id', row)).toBe('/people/p%201/r%2F1');
    const { residentId: _nobody, ...thing } = row;
    expect(addressOfRow('/people/:resident', thing)).toBeUndefined();
  });
});
