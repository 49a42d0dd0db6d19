import { expect, it } from 'vitest';
import { namesOfRows, noteOf, withNote } from './row-notes.rules.ts';

const NOTES = { table: 'items', name: 'itemName', whole: '整份自查表', keys: ['item', 'opinion'] } as const;

it('names the rows that may be spoken of, each once, and what was found there', () => {
  const items = [{ itemName: '上传率', actual: 92.5, problems: 6 }, { itemName: '上传率' }, { actual: 3 }];
  expect(namesOfRows({ items: [items[0], items[2]] }, NOTES)).toEqual([
    { name: '整份自查表', says: '' },
    { name: '上传率', says: '92.5%，问题 6 份' },
  ]);
  expect(namesOfRows({ items }, NOTES).map(({ name }) => name)).toEqual(['整份自查表', '上传率']);
  expect(namesOfRows({}, NOTES)).toHaveLength(1);
});

it('keeps what was written to each row, and nothing of what was wiped out', () => {
  const one = withNote(undefined, NOTES, '上传率', '有 6 份未改');
  const two = withNote(one, NOTES, '整份自查表', '请按时');
  expect(two).toEqual([
    { item: '上传率', opinion: '有 6 份未改' },
    { item: '整份自查表', opinion: '请按时' },
  ]);
  expect(noteOf(two, NOTES, '上传率')).toBe('有 6 份未改');
  expect(withNote(two, NOTES, '上传率', ' ')).toEqual([{ item: '整份自查表', opinion: '请按时' }]);
  expect(noteOf([], NOTES, '上传率')).toBe('');
});
