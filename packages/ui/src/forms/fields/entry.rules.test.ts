import type { FieldDefinition } from '@gongwei/domain/forms';
import { calendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { entryOfValue, pickCode, settledEntry, settledText, typeCode, valueOfEntry } from './entry.rules.ts';

const number: FieldDefinition = { key: 'n', label: 'n', type: 'decimal' };
const date: FieldDefinition = { key: 'd', label: 'd', type: 'date', max: 'today' };
const options = ['1', '2', '3', '10'].map((code) => ({ code, label: code }));
const multi: FieldDefinition = {
  key: 'm',
  label: 'm',
  type: 'multi',
  options,
  exclusive: ['1'],
  exclusiveGroups: [['2', '3']],
};

describe('a box once typing has ended', () => {
  it.each([
    [date, '20261120', '2026-11-20', '2026-11-20'],
    [date, '2026-11-20', '2026-11-20', undefined],
    [number, '37.0', 37, undefined],
    [number, '３７', 37, undefined],
    [{ key: 't', label: 't', type: 'dateTime' }, '202611201030', '2026-11-20T10:30', '2026-11-20 10:30'],
    [{ key: 't', label: 't', type: 'dateTime' }, '2026-11-20 10:30', '2026-11-20T10:30', undefined],
  ] as const)('of %j, after %s, shows what was understood', (field, typed, value, shown) => {
    expect(settledText(field as FieldDefinition, typed, value)).toBe(shown);
  });
  it.each([
    ['202611201030', '2026-11-20T10:30'],
    ['20261120 8:05', '2026-11-20T08:05'],
    ['1120 1030', '2026-11-20T10:30'],
    ['今天 08：05', '2026-11-24T08:05'],
    ['2026-11-20 10:30', '2026-11-20T10:30'],
    ['20261120', '20261120'],
    ['20261120 2561', '20261120 2561'],
  ])('a moment typed as %s is %s', (typed, value) => {
    const moment: FieldDefinition = { key: 't', label: 't', type: 'dateTime' };
    expect(settledEntry(moment, typed, calendarDay(2026, 11, 24))).toBe(value);
  });
  it('a moment without its year is one to come, unless the field takes none', () => {
    const moment: FieldDefinition = { key: 't', label: 't', type: 'dateTime' };
    const today = calendarDay(2026, 11, 24);
    expect(settledEntry(moment, '1225 1030', today)).toBe('2026-12-25T10:30');
    expect(settledEntry({ ...moment, max: 'today' }, '1225 1030', today)).toBe('2025-12-25T10:30');
  });
});

describe('typed text', () => {
  it.each([
    ['36.7', 36.7],
    ['36.', 36],
    ['１２０', 120],
    ['.5', 0.5],
    ['3 6', '3 6'],
    ['', undefined],
    ['一百', '一百'],
  ])('in a number box, %s is %s', (text, value) => expect(valueOfEntry(number, text)).toBe(value));
  it('in a date box waits for eight digits and settles short forms on leaving', () => {
    expect(valueOfEntry(date, '20261120')).toBe('2026-11-20');
    expect(valueOfEntry(date, '1120')).toBe('1120');
    expect(settledEntry(date, '1120', calendarDay(2026, 11, 20))).toBe('2026-11-20');
    expect(settledEntry(date, '1121', calendarDay(2026, 11, 20))).toBe('2025-11-21');
    expect(settledEntry(date, '99', calendarDay(2026, 11, 20))).toBe('99');
  });
  it.each([
    ['decimal', '5.0', 1],
    ['decimal', '０.６', 0.6],
    ['five-point', '0.8', 4.9],
    ['five-point', '1', 1],
    ['five-point', '模糊', '模糊'],
    ['decimal', '', undefined],
  ] as const)('settles eyesight on a %s sheet: %s is %s', (eyesight, text, value) => {
    expect(settledEntry({ ...number, eyesight }, text, calendarDay(2026, 11, 20))).toBe(value);
  });
  it('reads a moment with a blank, keeps it with a T and shows it with a blank again', () => {
    const moment: FieldDefinition = { key: 't', label: 't', type: 'dateTime' };
    expect(valueOfEntry(moment, ' 2026-11-20 08:30')).toBe('2026-11-20T08:30');
    expect(valueOfEntry(moment, '2026-11-20T08:30')).toBe('2026-11-20T08:30');
    expect(valueOfEntry(moment, '2026-11-20 8')).toBe('2026-11-20 8');
    expect(entryOfValue('2026-11-20T08:30', 'dateTime')).toBe('2026-11-20 08:30');
    expect(entryOfValue('2026-11-20T08:30', 'text')).toBe('2026-11-20T08:30');
  });
  it('chosen in a cell of a yes or no is one, whether it was left again or not', () => {
    const done: FieldDefinition = { key: 'done', label: '完成', type: 'boolean' };
    expect(['true', 'false', ''].map((text) => valueOfEntry(done, text))).toEqual([true, false, undefined]);
    expect(settledEntry(done, entryOfValue(true), calendarDay(2026, 6, 15))).toBe(true);
    expect(valueOfEntry(done, '大概')).toBe('大概');
  });
  it('shows a value as it would be typed', () => {
    expect(entryOfValue(36.7)).toBe('36.7');
    expect(entryOfValue(undefined)).toBe('');
  });
});

describe('picking a code', () => {
  it('of a single, again empties it', () => {
    const single: FieldDefinition = { key: 's', label: 's', type: 'single', options };
    expect(pickCode(single, undefined, '2')).toBe('2');
    expect(pickCode(single, '2', '2')).toBeUndefined();
  });
  it('of a multi toggles, keeps the order of the sheet and honours exclusive codes', () => {
    expect(pickCode(multi, ['10'], '2')).toEqual(['2', '10']);
    expect(pickCode(multi, ['2', '10'], '1')).toEqual(['1']);
    expect(pickCode(multi, ['1'], '3')).toEqual(['3']);
    expect(pickCode(multi, ['2', '10'], '3')).toEqual(['3', '10']);
    expect(pickCode(multi, ['2'], '2')).toBeUndefined();
  });
  it('typed where it came in by itself, confirms it; typed once more, empties it', () => {
    const single: FieldDefinition = { key: 's', label: 's', type: 'single', options };
    expect(typeCode(single, { value: '2', origin: 'proposed' }, '2')).toBe('2');
    expect(typeCode(single, { value: '2', origin: 'entered' }, '2')).toBeUndefined();
    expect(typeCode(single, { value: '2', origin: 'proposed' }, '3')).toBe('3');
    expect(typeCode(single, { value: undefined, origin: 'empty' }, '2')).toBe('2');
    expect(typeCode(multi, { value: ['2'], origin: 'proposed' }, '2')).toEqual(['2']);
    expect(typeCode(multi, { value: ['2', '10'], origin: 'proposed' }, '2')).toEqual(['10']);
    expect(typeCode(multi, { value: ['2'], origin: 'entered' }, '2')).toBeUndefined();
  });
  it('of a yes or no, 1 is yes', () => {
    expect(pickCode({ key: 'b', label: 'b', type: 'boolean' }, undefined, '2')).toBe(false);
    expect(pickCode({ key: 'b', label: 'b', type: 'boolean' }, true, '1')).toBeUndefined();
  });
});
