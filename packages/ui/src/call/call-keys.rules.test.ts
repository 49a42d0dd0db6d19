import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerKeyOf, callKeyOf } from './call-keys.rules.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

it('reads the letters of the call page, in either case', () => {
  expect(['m', 'V', 's', 'F', 'p', 'x', 'Escape'].map((key) => callKeyOf(press(key)))).toEqual([
    'microphone',
    'camera',
    'screen',
    'full',
    'picture',
    undefined,
    undefined,
  ]);
});

it('leaves the browser and the input method their own keys', () => {
  expect(callKeyOf(press('s', { ctrlKey: true }))).toBeUndefined();
  expect(callKeyOf(press('f', { metaKey: true }))).toBeUndefined();
  expect(callKeyOf(press('m', { isComposing: true }))).toBeUndefined();
});

it('answers nothing that is typed without both Ctrl and Alt', () => {
  expect(answerKeyOf(press('Enter', { ctrlKey: true, altKey: true }))).toBe('accept');
  expect(answerKeyOf(press('Backspace', { ctrlKey: true, altKey: true }))).toBe('end');
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom('Enter', 'Backspace', 'Escape', ' '), fc.string()),
      fc.boolean(),
      (key, ctrl) => {
        expect(answerKeyOf(press(key, ctrl ? { ctrlKey: true } : { altKey: true }))).toBeUndefined();
      },
    ),
  );
});
