import { expect, it } from 'vitest';
import { specimenLabels } from './specimen-labels.rules.ts';

it('gives each person a label for every specimen, and none where nothing could be read off it', () => {
  const labels = specimenLabels([
    { id: 'a', cells: { name: '王秀英', sex: 'female', age: 71, archiveNumber: '320999-001-00012' } },
    { id: 'b', cells: { name: '李强', sex: 'male', age: 66, archiveNumber: null } },
  ]);
  expect(labels.map(({ specimen, name, about, digits }) => [specimen, name, about, digits].join(' '))).toEqual([
    '生化 王秀英 女 71岁 32099900100012',
    '血常规 王秀英 女 71岁 32099900100012',
    '尿常规 王秀英 女 71岁 32099900100012',
  ]);
  expect(new Set(labels.map(({ key }) => key)).size).toBe(3);
});
