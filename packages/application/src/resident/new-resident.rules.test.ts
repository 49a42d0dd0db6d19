import { checkDigitOf } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  firstSheet,
  newResidentOf,
  nextToFill,
  NOTHING_TYPED,
  problemsOf,
  readTypedNumber,
} from './new-resident.rules.ts';

const today = '2026-11-20' as CalendarDay;
const GOOD = '11010519491231002X';

describe('an identity number while it is typed', () => {
  it('says sex, birthday and age as soon as it is whole, blanks and a small x included', () => {
    expect(readTypedNumber('110105 19491231 002x', today, false)).toEqual({
      state: 'good',
      number: GOOD,
      sex: 'female',
      birthDate: '1949-12-31',
      age: 76,
    });
  });
  it('counts what is missing instead of scolding, until the box is left', () => {
    expect(readTypedNumber(GOOD.slice(0, 15), today, false)).toEqual({ state: 'typing', missing: 3 });
    expect(readTypedNumber(GOOD.slice(0, 16), today, true)).toEqual({
      state: 'wrong',
      message: '身份证号应为18位，现为16位',
    });
  });
  it('takes an old number of 15 digits once the box is left', () => {
    expect(readTypedNumber('110105491231002', today, true)).toMatchObject({ state: 'good', number: GOOD });
  });
  it.each([
    ['11010519491231002A', '身份证号只能是数字，末位可以是X'],
    ['110105194912310021', '号码有误：按前17位，末位应为 X，请逐位核对'],
    ['110105194902310021', '其中的出生日期“19490231”不存在，请核对'],
    ['110105203001010014', '其中的出生日期“20300101”晚于今天，请核对'],
  ])('%s: %s', (text, message) => {
    expect(readTypedNumber(text, today, false)).toEqual({ state: 'wrong', message });
  });
});

describe('what keeps a file from being opened', () => {
  const whole = { ...NOTHING_TYPED, name: '王兰', idNumber: GOOD };
  it('is nothing where name and number are there and the village is the own one', () => {
    expect(problemsOf(whole, today, false)).toEqual({});
  });
  it('is told for every field at once', () => {
    expect(problemsOf({ ...NOTHING_TYPED, phone: '1390' }, today, true)).toEqual({
      name: '请填写姓名',
      idNumber: '请填写身份证号，没有的请点“没有身份证号”',
      villageCode: '请选择村（居）',
      phone: '手机号码长度不为11位',
    });
  });
  it.each(['571-1234567', '0515-8888888', '139 0000 0001', '+86 13900000001'])('is not the telephone %s', (phone) => {
    expect(problemsOf({ ...whole, phone }, today, false)).toEqual({});
  });
  it('sends what was typed, tidied, without empty boxes', () => {
    expect(newResidentOf({ ...whole, name: ' 王兰 ', idNumber: '11010519491231002x', address: ' ' })).toEqual({
      name: '王兰',
      idNumber: GOOD,
    });
  });
  it('is of somebody who can be alive', () => {
    const of = (year: number) => {
      const first17 = `110105${year}0101002`;
      return problemsOf({ ...whole, idNumber: first17 + checkDigitOf(first17) }, today, false);
    };
    expect([of(1820), of(1915)]).toEqual([{ idNumber: '按这个号码已有 206 岁，请核对出生年份' }, {}]);
  });
  it('begins with the personal information, but not of a child below seven', () => {
    const born = (day: string) => {
      const first17 = `110105${day}002`;
      return firstSheet({ ...whole, idNumber: first17 + checkDigitOf(first17) }, today);
    };
    expect([born('20261101'), born('20191121'), born('20191120')]).toEqual([
      undefined,
      undefined,
      'resident-personal-info',
    ]);
  });
  it('has the sheets of a child from the start where its mother is known, until the number is an adult’s', () => {
    const child = { ...NOTHING_TYPED, motherId: 'mother' };
    expect([firstSheet(child, today), firstSheet(NOTHING_TYPED, today)]).toEqual([undefined, 'resident-personal-info']);
    expect(firstSheet({ ...child, idNumber: GOOD }, today)).toBe('resident-personal-info');
    expect(newResidentOf({ ...child, name: ' 王兰之子 ', idNumber: GOOD })).toEqual({
      ...{ name: '王兰之子', idNumber: GOOD, motherId: 'mother' },
    });
  });
  it('asks for sex and day where there is no number, and sends those in its place', () => {
    const without = { ...NOTHING_TYPED, name: '王兰之女', idNumber: '11', noNumber: '1' };
    expect(problemsOf(without, today, false)).toEqual({ sex: '请选择性别', birthDate: '请填写出生日期' });
    const typed = { ...without, sex: 'female', birthDate: '2026-11-01' };
    expect(problemsOf(typed, today, false)).toEqual({});
    expect(problemsOf({ ...typed, birthDate: '2026-11-21' }, today, false)).toEqual({
      birthDate: '出生日期晚于今天，请核对',
    });
    expect(newResidentOf({ ...typed, apart: '可能已经建档' })).toEqual({
      ...{
        name: '王兰之女',
        idNumber: '',
        noNumber: '1',
        sex: 'female',
        birthDate: '2026-11-01',
        apart: '可能已经建档',
      },
    });
    expect([firstSheet(typed, today), firstSheet({ ...typed, birthDate: '1940-01-01' }, today)]).toEqual([
      undefined,
      'resident-personal-info',
    ]);
  });
  it('leads from a good box to the next that must be filled, and else says what is wrong', () => {
    const next = (typed: typeof NOTHING_TYPED, here?: string) =>
      nextToFill(typed, problemsOf(typed, today, true), here);
    const named = { ...NOTHING_TYPED, name: '王兰' };
    expect(next(named, 'name')).toBe('idNumber');
    expect(next({ ...named, idNumber: GOOD }, 'idNumber')).toBe('villageCode');
    expect(next(NOTHING_TYPED, 'name')).toBeUndefined();
    expect(next(named, 'phone')).toBeUndefined();
    expect(next({ ...named, idNumber: '11' }, 'name')).toBeUndefined();
    expect(next({ ...whole, villageCode: '1' }, 'name')).toBeUndefined();
    expect(next(named)).toBeUndefined();
  });
});
