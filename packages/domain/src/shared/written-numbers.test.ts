import { describe, expect, it } from 'vitest';
import { maskWritten } from './written-numbers.ts';

describe('numbers written into a remark', () => {
  it.each([
    ['18 digits', '身份证320999195001011234，已核', '身份证320999********1234，已核', '身份证320999************，已核'],
    ['a check letter', '32099919500101123x', '320999********123x', '320999************'],
    ['15 digits', '旧证 320999500101123。', '旧证 320999*****1123。', '旧证 320999*********。'],
    ['a mobile', '女儿电话19900001234', '女儿电话199****1234', '女儿电话19*********'],
    ['both', '320999195001011234/19900001234', '320999********1234/199****1234', '320999************/19*********'],
  ])('are hidden from either reader: %s', (_name, text, revealing, looking) => {
    expect(maskWritten('reveals', text)).toBe(revealing);
    expect(maskWritten('looks', text)).toBe(looking);
  });

  it.each([
    ['a day', '2026-11-20 复查'],
    ['a landline', '0510-86501234'],
    ['an archive number', '32099910110100001'],
    ['15 digits that hold no day', '320999501301123'],
    ['a longer number', '1990000123456'],
    ['part of a code', 'A320999195001011234B'],
  ])('are left where they are none: %s', (_name, text) => {
    expect(maskWritten('reveals', text)).toBe(text);
  });
});
