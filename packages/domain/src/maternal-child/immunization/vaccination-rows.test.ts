import { expect, it } from 'vitest';
import { stockRows } from './stock-rows.rules.ts';
import { vaccinationRows } from './vaccination-rows.rules.ts';

const dose = (vaccine: string, doseNumber: number, date: string, expiryDate = '2027-12-31') => ({
  vaccine,
  doseNumber,
  date,
  expiryDate,
});

it('sees doses before birth, expired ones and repeated ones', () => {
  const birthDate = '2026-01-10';
  expect(vaccinationRows({ birthDate, doses: [dose('HepB', 1, '2026-01-10'), dose('HepB', 2, '2026-02-10')] })).toEqual(
    { beforeBirth: false, expired: false, repeated: false },
  );
  expect(vaccinationRows({ birthDate, doses: [dose('BCG', 1, '2026-01-09')] }).beforeBirth).toBe(true);
  expect(vaccinationRows({ birthDate, doses: [dose('BCG', 1, '2026-01-12', '2026-01-11')] }).expired).toBe(true);
  expect(
    vaccinationRows({ birthDate, doses: [dose('HepB', 1, '2026-01-10'), dose('HepB', 1, '2026-02-10')] }).repeated,
  ).toBe(true);
});

it('lets only stock-taking go below one dose', () => {
  expect(stockRows({ movementType: '9', items: [{ quantity: -3 }] })).toEqual({ wrongSign: false });
  expect(stockRows({ movementType: '4', items: [{ quantity: 1 }, { quantity: 0 }] })).toEqual({ wrongSign: true });
});
