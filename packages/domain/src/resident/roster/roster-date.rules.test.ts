import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOfWorkbook, readTypedDay } from './roster-date.rules.ts';

const number = (digits: string) => ({ kind: 'number', digits }) as const;

it('reads day numbers of both systems of Excel', () => {
  expect(readTypedDay(number('18322'))).toMatchObject({ day: '1950-02-28' });
  expect(readTypedDay(number('16860'), true)).toMatchObject({ day: '1950-02-28' });
  expect([dayOfWorkbook(0, true), dayOfWorkbook(61)]).toEqual(['1904-01-01', '1900-03-01']);
});

it('takes a day for the same, however many days its workbook counts it by', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_462, max: 73_050 }), (serial) => {
      expect(readTypedDay(number(String(serial)))).toEqual(readTypedDay(number(String(serial - 1_462)), true));
    }),
  );
});
