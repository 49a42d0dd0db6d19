import { describe, expect, it } from 'vitest';
import { choiceKeyOf, choicesFor, wordsOfChoice, type SoughtChoice } from './choice-search.rules.ts';

const doctor = (label: string, beside: string): SoughtChoice => ({ code: `${label}${beside}`, label, beside });
const DOCTORS = [
  doctor('张三丰', '望禾县人民医院'),
  doctor('王丽', '东镇卫生院'),
  doctor('张山', '东镇卫生院'),
  doctor('李张山', '西镇卫生院'),
  doctor('单雄', '西镇卫生院'),
];
const found = (typed: string) => choicesFor(DOCTORS, typed).map(({ label }) => label);

describe('a choice is looked up', () => {
  it.each([
    ['', ['张三丰', '王丽', '张山', '李张山', '单雄']],
    ['张', ['张三丰', '张山', '李张山']],
    ['zs', ['张三丰', '张山', '李张山']],
    ['ZSF', ['张三丰']],
    // One letter in the middle is no hint at anybody.
    ['s', ['单雄']],
    ['dz', ['王丽', '张山']],
    ['zs 东镇', ['张山']],
    ['张山（东镇', ['张山']],
    ['东镇 山', ['张山']],
    ['  ', ['张三丰', '王丽', '张山', '李张山', '单雄']],
    ['赵', []],
  ])('%j leaves %j', (typed, left) => expect(found(typed)).toEqual(left));

  it('by either reading of a character that names read otherwise', () => {
    expect([found('sx'), found('dx')]).toEqual([['单雄'], ['单雄']]);
  });
  it('is called with what stands beside it', () => {
    expect(DOCTORS.slice(1, 2).map(wordsOfChoice)).toEqual(['王丽（东镇卫生院）']);
    expect(wordsOfChoice({ code: '1', label: '王丽' })).toBe('王丽');
  });
});

describe('a key in the line of a choice', () => {
  const press = (key: string, more = {}) => ({ ...{ key, alt: false, ctrl: false, shift: false }, ...more });
  const closed = { open: false, typed: false, gone: false, found: 5 };
  const open = { ...closed, open: true };

  it('opens the list by an arrow; the others belong to the form', () => {
    expect(choiceKeyOf(press('ArrowDown'), closed)).toEqual({ do: 'open' });
    expect(choiceKeyOf(press('ArrowDown', { alt: true }), closed)).toEqual({ do: 'open' });
    expect(['Enter', 'Escape', 'Tab', 'a', 'Home'].map((key) => choiceKeyOf(press(key), closed))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
  it('of an open list marks, takes and closes', () => {
    expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].map((key) => choiceKeyOf(press(key), open))).toEqual(
      [1, -1, 8, -8].map((by) => ({ do: 'move', by })),
    );
    expect(choiceKeyOf(press('Enter'), open)).toEqual({ do: 'take' });
    expect(choiceKeyOf(press('Escape'), open)).toEqual({ do: 'close' });
    expect(choiceKeyOf(press('ArrowUp', { alt: true }), open)).toEqual({ do: 'close' });
    expect(choiceKeyOf(press('a'), open)).toBeUndefined();
    expect(choiceKeyOf(press('ArrowDown', { shift: true }), open)).toBeUndefined();
  });
  it('goes on with Tab, and takes only what was meant', () => {
    expect(choiceKeyOf(press('Tab'), open)).toEqual({ do: 'close' });
    expect(choiceKeyOf(press('Tab'), { ...open, typed: true })).toEqual({ do: 'close' });
    expect(choiceKeyOf(press('Tab'), { ...open, typed: true, found: 1 })).toEqual({ do: 'take' });
    expect(choiceKeyOf(press('Tab', { shift: true }), { ...open, gone: true })).toEqual({ do: 'take' });
    expect(choiceKeyOf(press('Tab'), { ...open, gone: true, found: 0 })).toEqual({ do: 'close' });
  });
});
