import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCalendarDay, type CalendarDay } from '../../shared/index.ts';
import { plainDigits, tidyText, type RosterCell } from './roster-cell.ts';
import { checkRosterRow } from './roster-row.rules.ts';

const cell: fc.Arbitrary<RosterCell> = fc.oneof(
  fc.constant(undefined),
  fc.string(),
  fc.constantFrom('320000196002291238', '320000600229123', '男', '13900000001', '1960-02-29'),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((value) => ({ kind: 'number' as const, digits: String(value) })),
  fc.boolean().map((value) => ({ kind: 'boolean' as const, value })),
  fc.constant({ kind: 'uncalculated' as const }),
  fc.constant({ kind: 'error' as const, code: '#REF!' }),
);
const context = {
  layout: { headerRow: 0, columns: { name: 0, idNumber: 1, sex: 2, birthDate: 3, phone: 4, address: 5, village: 6 } },
  today: parseCalendarDay('2026-11-20') as CalendarDay,
  rowOf: (): number | undefined => undefined,
};

it('never throws, and rejects exactly where there is an error', () => {
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 8 }), (cells) => {
      const checked = checkRosterRow(cells, context);
      const errors =
        checked.kind === 'empty' ? 0 : checked.messages.filter((message) => message.severity === 'error').length;
      expect(checked.kind === 'rejected').toBe(errors > 0);
    }),
  );
});
it('never shows a whole identity number in a rejected row', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{15,18}$/), (id) => {
      const checked = checkRosterRow(['', id], context);
      expect(JSON.stringify(checked)).not.toContain(id);
    }),
  );
});
it('tidying twice is tidying once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(tidyText(tidyText(text))).toBe(tidyText(text));
    }),
  );
});
it('writes any whole number as its digits, with or without an exponent', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat(15), (value, shift) => {
      const digits = String(value);
      expect(plainDigits(digits)).toBe(digits);
      const scaled = `${digits.slice(0, 1)}.${digits.slice(1)}0E+${digits.length - 1 + shift}`;
      expect(plainDigits(scaled)).toBe(value === 0n ? '0' : digits + '0'.repeat(shift));
    }),
  );
});
