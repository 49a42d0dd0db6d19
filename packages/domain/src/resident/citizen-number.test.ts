import { describe, expect, it } from 'vitest';
import { parseCalendarDay, type CalendarDay } from '../shared/index.ts';
import {
  ageFromIdText,
  ageOn,
  birthDateOf,
  birthdayFromIdText,
  checkDigitOf,
  maskCitizenNumber,
  parseCitizenNumber,
  readCitizenNumber,
  sexOf,
  type CitizenNumber,
} from './citizen-number.ts';

const day = (text: string): CalendarDay => parseCalendarDay(text)!;

describe('identity number', () => {
  it.each([
    ['11010519491231002', 'X', '1949-12-31', 'female'],
    ['44052418800101001', '4', '1880-01-01', 'male'],
    ['32000019600229123', '8', '1960-02-29', 'male'],
    ['32000019880808046', '3', '1988-08-08', 'female'],
  ])('%s carries %s, born %s, %s', (head, checkDigit, born, sex) => {
    expect(checkDigitOf(head)).toBe(checkDigit);
    const parsed = parseCitizenNumber(head + checkDigit);
    expect(parsed).toEqual({ ok: true, value: head + checkDigit });
    if (!parsed.ok) return;
    expect([birthDateOf(parsed.value), sexOf(parsed.value)]).toEqual([born, sex]);
  });

  it.each([
    ['110105194912310021', 'wrong-check-digit'],
    ['320000195802291234', 'impossible-birth-date'],
    ['11010519491231002', 'wrong-length'],
    ['110105 19491231002X', 'wrong-length'],
    ['1101051949123100X2', 'wrong-length'],
    ['110105X9491231002X', 'wrong-length'],
    ['110105491331002', 'impossible-birth-date'],
    ['', 'wrong-length'],
  ])('refuses %s: %s', (text, failure) => {
    expect(parseCitizenNumber(text)).toEqual({ ok: false, failure });
  });

  it('takes a small x and blanks around', () => {
    expect(parseCitizenNumber(' 11010519491231002x ')).toEqual({ ok: true, value: '11010519491231002X' });
  });

  it('refuses a birth date after the given day, not on it', () => {
    expect(parseCitizenNumber('320000198808080463', day('1988-08-07'))).toEqual({
      ok: false,
      failure: 'birth-date-in-future',
    });
    expect(parseCitizenNumber('320000198808080463', day('1988-08-08')).ok).toBe(true);
  });

  it.each([
    ['110105491231002', '11010519491231002X'],
    ['320000600229123', '320000196002291238'],
    ['320000880808046', '320000198808080463'],
  ])('widens %s to %s', (legacy, full) => {
    expect(readCitizenNumber(legacy)).toEqual({ ok: true, value: { number: full, widened: true, centenarian: false } });
  });

  it.each(['996', '997', '998', '999'])('widens order code %s into the 19th century and says so', (order) => {
    const read = readCitizenNumber(`320000980808${order}`);
    expect(read.ok && read.value.number.slice(0, 17)).toBe(`32000018980808${order}`);
    expect(read.ok && read.value.centenarian).toBe(true);
  });

  it('does not take order code 996 of an 18-character number for a centenarian', () => {
    const head = '32000019880808996';
    expect(readCitizenNumber(head + checkDigitOf(head))).toMatchObject({
      ok: true,
      value: { centenarian: false, widened: false },
    });
  });

  it('counts years to the birthday itself', () => {
    const id = '320000196002291238' as CitizenNumber;
    expect([ageOn(id, day('2023-02-27')), ageOn(id, day('2023-02-28'))]).toEqual([62, 63]);
  });

  it('shows six and four characters', () => {
    expect(maskCitizenNumber('11010519491231002X' as CitizenNumber)).toBe('110105********002X');
  });
});

describe('age and birthday of an identity number as typed', () => {
  it.each([
    ['11010519491231002X', 76, '1949-12-31'],
    ['110105194912310021', 76, '1949-12-31'],
    ['110105491231002', 76, '1949-12-31'],
    ['320000980808998', 128, '1898-08-08'],
    ['1101051949123100', 0, 0],
    ['11010519491231002', 0, 0],
    ['1101051949123100211', 0, 0],
    ['', 0, 0],
    ['320000195802291234', 0, 0],
    ['十八个字十八个字十八个字十八个字一二', 0, 0],
  ])('%s: %s years, born %s', (text, age, birthday) => {
    expect([ageFromIdText(text, day('2026-11-20')), birthdayFromIdText(text)]).toEqual([age, birthday]);
  });
});
