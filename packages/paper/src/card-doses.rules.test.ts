import { expect, it } from 'vitest';
import { answersOnPaper, doseCodes } from './card-doses.rules.ts';

const held = { vaccine: 'HepB', doseNumber: 1, date: '2026-10-25', institution: '县妇幼保健院' };
const given = { vaccine: 'HepB', doseNumber: 2, date: '2026-11-27', institution: '320999101', vaccinator: 'u1' };
const previous = { givenDoses: [{ ...given, date: held.date }, given] };
const names = { '320999101': '望禾镇中心卫生院', u1: '萧花荣' };

it('prints on the card the doses given on sheets of their own, each once and with names', () => {
  const printed = answersOnPaper('immunization-record', { cardNumber: '1', doses: [held] }, previous, names);
  expect(printed).toEqual({
    cardNumber: '1',
    doses: [held, { ...given, institution: '望禾镇中心卫生院', vaccinator: '萧花荣' }],
  });
  expect(doseCodes('immunization-record', previous)).toEqual({ institutions: ['320999101'], users: ['u1'] });
});

it('prints other sheets as they are', () => {
  const data = { doses: [held] };
  expect(answersOnPaper('child-check-up', data, previous, names)).toBe(data);
  expect(answersOnPaper('immunization-record', data, undefined, names)).toBe(data);
  expect(doseCodes('child-check-up', previous)).toEqual({ institutions: [], users: [] });
});
