import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { ageFacts, ageOf, formatAge, shownPerson } from './shown-person.rules.ts';

const day = (text: string): CalendarDay => text as CalendarDay;
const TODAY = day('2026-11-26');
const PERSON = { name: '王小明', idNumber: '11010519491231002X', birthDate: day('1949-12-31') };

describe('a person as a reader may have them', () => {
  it('is whole but for the numbers to who works with them', () => {
    expect(shownPerson('reveals', { ...PERSON, phone: '13900000001', address: '东村3号' }, TODAY)).toEqual({
      ...{ name: '王小明', idNumber: '110105********002X', phone: '139****0001', birthDate: '1949-12-31' },
      address: '东村3号',
    });
    expect(Object.keys(shownPerson('reveals', PERSON, TODAY))).toEqual(['name', 'idNumber', 'birthDate']);
  });
  it('is a surname, a county and an age to who may only look', () => {
    expect(shownPerson('looks', { ...PERSON, phone: '13900000001', address: '东村3号' }, TODAY)).toEqual({
      ...{ name: '王**', idNumber: '110105************', phone: '13*********', age: 76 },
    });
    expect(Object.keys(shownPerson('looks', PERSON, TODAY))).toEqual(['name', 'idNumber', 'age']);
  });
});

describe('an age in place of a birthday', () => {
  it('has months below three years, and from the third birthday on none', () => {
    expect(ageFacts(day('2023-11-27'), TODAY)).toEqual({ age: 2, ageMonths: 35 });
    expect(ageFacts(day('2023-11-26'), TODAY)).toEqual({ age: 3 });
  });
  it('is of the day where the birthday is known, else the one that is told', () => {
    expect(ageOf({ birthDate: day('1955-03-08'), age: 5 }, day('2026-03-07'))).toBe(70);
    expect(ageOf({ age: 70 }, TODAY)).toBe(70);
    expect(ageOf({}, TODAY)).toBeUndefined();
  });
  it('is written in years, in months of who has no birthday, and not at all where it is unknown', () => {
    expect(formatAge({ birthDate: day('1955-03-08') }, day('2026-11-20'))).toBe('71 岁');
    expect(formatAge({ birthDate: day('2026-03-08'), ageMonths: 8 }, day('2026-11-20'))).toBe('0 岁');
    expect(formatAge({ age: 0, ageMonths: 8 }, TODAY)).toBe('8 个月');
    expect(formatAge({ age: 4 }, TODAY)).toBe('4 岁');
    expect(formatAge({}, TODAY)).toBe('');
  });
});
