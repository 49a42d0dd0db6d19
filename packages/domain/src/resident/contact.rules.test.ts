import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCutMobile, isLandline, isMobile, isWebAddress, mobileProblem, readPhone } from './contact.rules.ts';

describe('mobile number', () => {
  it.each([
    ['', '手机号码不能为空'],
    ['1380000000', '手机号码长度不为11位'],
    ['139000000001', '手机号码长度不为11位'],
    ['01012345678', '手机号码格式不正确'],
    ['12345678901', '手机号码格式不正确'],
    ['1390000000a', '手机号码格式不正确'],
    ['13900000001', undefined],
    ['19900001234', undefined],
  ])('%s: %s', (text, message) => expect(mobileProblem(text)).toBe(message));

  it('is never a landline at the same time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[01]\d{10}$/), (text) => {
        expect(isMobile(text) && isLandline(text)).toBe(false);
      }),
    );
  });
});

describe('landline', () => {
  it.each(['0515-8888888', '571-1234567', '0571-1234567', '051588888888', '010-12345678', '88888888', '8888888'])(
    'takes %s',
    (text) => expect(isLandline(text)).toBe(true),
  );
  it.each(['888888', '888888888', '0515-888888', '05-8888888', '13900000001', '', '0515 8888888'])(
    'refuses %s',
    (text) => expect(isLandline(text)).toBe(false),
  );
});

describe('a mobile number that stops early', () => {
  it.each(['1380013', '13800138'])('%s is taken for a landline, and asked about', (text) =>
    expect([isLandline(text), isCutMobile(text)]).toEqual([true, true]),
  );
  it.each(['8888888', '88888888', '13800138000', '0515-1380013', '1200000', '138001'])('%s is none', (text) =>
    expect(isCutMobile(text)).toBe(false),
  );
});

describe('a telephone as it is typed', () => {
  it.each([
    ['139 0000 0001', '13900000001'],
    ['139-0000-0001', '13900000001'],
    ['+86 13900000001', '13900000001'],
    ['0515 88888888', '051588888888'],
    ['571-1234567', '571-1234567'],
  ])('%s is %s', (typed, phone) => expect(readPhone(typed)).toEqual({ ok: true, value: phone }));
  it.each([
    ['1390', '手机号码长度不为11位'],
    ['12900000001', '手机号码格式不正确'],
    ['0515-888888', '手机号码长度不为11位'],
  ])('%s is none: %s', (typed, failure) => expect(readPhone(typed)).toEqual({ ok: false, failure }));
});

describe('web address', () => {
  it.each(['http://a.cn', 'https://a.cn/b?c=d#e', 'HTTPS://A.CN', 'http://127.0.0.1:8080/'])('takes %s', (text) =>
    expect(isWebAddress(text)).toBe(true),
  );
  it.each(['a.cn', 'ftp://a.cn', 'http://', 'http:///a', 'javascript:alert(1)', 'https://a b', ''])(
    'refuses %s',
    (text) => expect(isWebAddress(text)).toBe(false),
  );
});
