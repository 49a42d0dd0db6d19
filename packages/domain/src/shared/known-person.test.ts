import { describe, expect, it } from 'vitest';
import type { CalendarDay } from './calendar-day.ts';
import { hidingOf } from './known-person.ts';
import type { CalendarMonth } from './told-day.ts';

const HER = {
  name: '孙桂兰',
  idNumber: '320999196503071224',
  phone: '0510-86501234',
  birthDate: '1965-03-07' as CalendarDay,
  address: '王庄村三组12号',
};
const hide = hidingOf([HER]);

describe('who is known is hidden in what others wrote', () => {
  it.each([
    ['a name', '孙桂兰诉头晕', '孙**诉头晕'],
    ['an identity number', '证号320999196503071224', '证号320999************'],
    ['a telephone that is no mobile', '电话0510-86501234', '电话05***********'],
    ['an address', '住王庄村三组12号', '住***'],
    ['a number of somebody else', '联系19900001234', '联系19*********'],
    ['several of them', '孙桂兰，王庄村三组12号', '孙**，***'],
  ])('%s', (_name, text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  it.each([
    '1965-03-07',
    '19650307',
    '1965年03月07日',
    '1965年3月7日',
    '1965/03/07',
    '1965/3/7',
    '1965.03.07',
    '1965.3.7',
    '1965-3-7',
  ])('a birthday within a text, written as %s: the year is left', (day) => {
    expect(hide(`生于${day}，已核`)).toBe('生于1965年，已核');
  });

  it('a text that is nothing but the birthday is not given at all', () => {
    expect(hide('1965-03-07')).toBeUndefined();
    expect(hide('1965-03-08')).toBe('1965-03-08');
  });

  it('days of a month in which somebody was born are told by the month, with their times', () => {
    const months = hidingOf([HER], new Set(['2025-08' as CalendarMonth]));
    expect(
      [
        '2025-08-19',
        '2025-08-19T08:00',
        '2025-08-19T00:00:00.000Z',
        '2025-08-19 接种，2025-09-01 复查',
        '12025-08-19',
        '2025-08-191',
      ].map(months),
    ).toEqual(['2025-08', '2025-08', '2025-08', '2025-08 接种，2025-09-01 复查', '12025-08-19', '2025-08-191']);
    expect(hide('2025-08-19')).toBe('2025-08-19');
  });

  it('leaves what names nobody: one character, Latin words, a short place, an empty text', () => {
    const short = hidingOf([{ name: '孙', address: '三组' }, { name: 'Sun' }]);
    for (const text of ['孙女陪同', '三组', 'Sunday', '', '复查血压']) expect(short(text)).toBe(text);
  });
});
