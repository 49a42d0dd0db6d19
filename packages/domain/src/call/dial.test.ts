import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CALL_NUMBER } from './call.ts';
import { checkCallNumber } from './dial.rules.ts';

const self = { userId: 'u001', number: 'D1024' };

describe('a number to call', () => {
  it.each([
    ['', '请输入拨叫号码'],
    ['   ', '请输入拨叫号码'],
    ['u001', '请输入正确号码'],
    ['D1024', '请输入正确号码'],
    ['d1024 ', '请输入正确号码'],
    ['123456789012', '请输入正确号码'],
    ['12-34', '请输入正确号码'],
    ['１２３', '请输入正确号码'],
    ['王医生', '请输入正确号码'],
  ])('%j is refused: %s', (typed, failure) => {
    expect(checkCallNumber(typed, self)).toEqual({ ok: false, failure });
  });

  it('of up to eleven digits and letters that is not one’s own is taken as it is', () => {
    expect(checkCallNumber(' 12345678901 ', self)).toEqual({ ok: true, value: '12345678901' });
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{1,11}$/), (number) => {
        fc.pre(number !== 'U001' && number !== 'D1024');
        expect(checkCallNumber(number, self)).toEqual({ ok: true, value: number });
      }),
    );
  });

  it('is never taken when it is longer, nor does any text bring it down', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (typed) => {
        const checked = checkCallNumber(typed, self);
        if (checked.ok) expect(checked.value.length).toBeLessThanOrEqual(MAX_CALL_NUMBER);
      }),
    );
  });
});
