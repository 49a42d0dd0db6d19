import { expect, it } from 'vitest';
import { besideMessages, cannotKeep, mergedText, movesMessage, takenAtFirst } from './merge.rules.ts';

it('says how much would move, and when nothing would', () => {
  const sheet = (formId: string, count: number) => ({ formId, title: formId, count });
  expect(movesMessage({ moves: [sheet('a', 2), sheet('b', 3)] })).toBe('将移入保留的档案 5 份记录：');
  expect(movesMessage({ moves: [] })).toBe('这份档案里没有要移动的记录。');
});

it('says what goes over besides sheets, and what of it does not', () => {
  expect(besideMessages({ beside: [] })).toEqual([]);
  expect(
    besideMessages({
      beside: [
        { kind: 'appointment', goes: 1, stays: 1 },
        { kind: 'call', goes: 2, stays: 1 },
      ],
    }),
  ).toEqual(['一并转去：体检预约 1 个、通话 2 次。', '保留的档案已有同类的，以它为准，这份档案的体检预约 1 个不转。']);
  expect(besideMessages({ beside: [{ kind: 'sample', goes: 0, stays: 3 }] })).toEqual([]);
});

it('takes what the kept file lacks, and nothing else', () => {
  const phone = { field: 'phone', kept: '', given: '19900000001' } as const;
  const address = { field: 'address', kept: '东村1组', given: '西村2组' } as const;
  expect(takenAtFirst({ conflicts: [phone, address] })).toEqual(['phone']);
  expect(takenAtFirst({ conflicts: [{ ...phone, kept: '19900000002' }] })).toEqual([]);
});

it('says what has moved', () => {
  expect(mergedText('王芳', 5)).toBe('已并入“王芳”的档案，移入 5 份记录');
  expect(mergedText('王芳', 0)).toBe('已并入“王芳”的档案');
});

it('says before anything is previewed why a file cannot be the kept one', () => {
  const given = { id: 'a' };
  expect(cannotKeep(given, { id: 'a', name: '王桂兰', status: '1' })).toMatch(/^选的就是要并入的/);
  expect(cannotKeep(given, { id: 'b', name: '王桂兰', status: '1' })).toBe('');
  expect(cannotKeep(given, { id: 'b', name: '王桂兰', status: '2' })).toBe(
    '“王桂兰”的这份档案不在管（迁出），不能并入其中，请选在管的一份。',
  );
});
