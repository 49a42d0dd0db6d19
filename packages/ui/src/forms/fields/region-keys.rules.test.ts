import { describe, expect, it } from 'vitest';
import { pickerKeyOf } from './region-keys.rules.ts';

const press = (key: string, more = {}) => ({ key, alt: false, ctrl: false, shift: false, ...more });
describe('keys', () => {
  it.each([
    ['Enter', { open: false, active: false, level: true }, undefined],
    ['Enter', { open: true, active: false, level: false }, undefined],
    ['Enter', { open: true, active: true, level: false }, { do: 'choose' }],
    ['ArrowDown', { open: false, active: false, level: true }, { do: 'open' }],
    ['ArrowDown', { open: true, active: false, level: false }, { do: 'move', by: 'first' }],
    ['ArrowRight', { open: true, active: true, level: true }, { do: 'deeper' }],
    ['ArrowRight', { open: true, active: false, level: false }, undefined],
    ['ArrowLeft', { open: true, active: true, level: true }, { do: 'higher' }],
    ['Escape', { open: true, active: true, level: true }, { do: 'close' }],
    ['Escape', { open: false, active: false, level: true }, undefined],
    ['a', { open: true, active: true, level: true }, undefined],
  ])('%s in %j', (key, place, command) => {
    expect(pickerKeyOf(press(key), place)).toEqual(command);
  });
  it('leaves keys with Alt and Ctrl to the form', () => {
    expect(pickerKeyOf(press('ArrowDown', { alt: true }), { open: true, active: true, level: true })).toBeUndefined();
  });
});
