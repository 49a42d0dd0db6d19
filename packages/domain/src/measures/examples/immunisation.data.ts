import type { MeasureExample } from '../measure-example.ts';

const ON_BOOK = { archiveStatus: '1' };
/** A child on the books, born 2025-09-01, with what is known of doses. */
const child = (rules: { readonly [fact: string]: string | readonly string[] }, born = '2025-09-01'): MeasureExample['given'] => ({
  record: ON_BOOK,
  birthDate: born,
  rules: rules as MeasureExample['given'],
});
const FIRST_FOUR = { doseBcgNo1: '2025-09-01', doseHepbNo3: '2026-03-05', dosePolioNo3: '2026-02-01', doseDtapNo3: '2026-03-05' };
const FIVE = { ...FIRST_FOUR, doseMmrNo1: '2026-05-05' };

/** 2026: a child grows from four months to sixteen. */
export const examples: readonly MeasureExample[] = [
  // MMR 1 from eight months (May) on; not given: owed.
  { id: 'dose-due-mmr-1', given: child({}), counts: 'numerator' },
  { id: 'dose-owed-mmr-1', given: child({}), counts: 'numerator' },
  { id: 'dose-given-mmr-1', given: child({}), counts: 'no' },
  { id: 'dose-due-mmr-1', given: child({ doseMmrNo1: '2026-05-10' }), counts: 'numerator' },
  { id: 'dose-owed-mmr-1', given: child({ doseMmrNo1: '2026-05-10' }), counts: 'no' },
  { id: 'dose-timely-mmr-1', given: child({ doseMmrNo1: '2026-08-31' }), counts: 'numerator' },
  { id: 'dose-timely-mmr-1', given: child({ doseMmrNo1: '2026-09-01' }), counts: 'no' },
  // Given the year before: neither due nor given in this one.
  { id: 'dose-due-bcg-1', given: child({ doseBcgNo1: '2025-09-01' }), counts: 'no' },
  { id: 'dose-given-bcg-1', given: child({ doseBcgNo1: '2025-09-01' }), counts: 'no' },
  // The second dose is owed to who had the first, long enough ago, and is old enough.
  { id: 'dose-due-hepb-2', given: child({ doseHepbNo1: '2025-09-01' }), counts: 'numerator' },
  { id: 'dose-due-hepb-2', given: child({}), counts: 'no' },
  { id: 'dose-due-mmr-2', given: child({ doseMmrNo1: '2026-05-10' }), counts: 'no' },
  { id: 'dose-due-mmr-1', given: child({ vaccinesRefused: ['MMR'] }), counts: 'no' },
  { id: 'dose-due-bcg-1', given: child({}, '2022-06-01'), counts: 'numerator' },
  // Four years old before the year began: no catching up.
  { id: 'dose-due-bcg-1', given: child({}, '2021-12-31'), counts: 'no' },
  // Begun with the inactivated one: the attenuated one is not owed, the next inactivated one is.
  { id: 'dose-due-je-l-1', given: child({}), counts: 'numerator' },
  { id: 'dose-due-je-l-1', given: child({ doseJeINo1: '2026-05-10' }), counts: 'no' },
  { id: 'dose-due-je-i-1', given: child({}), counts: 'no' },
  { id: 'dose-due-je-i-2', given: child({ doseJeINo1: '2026-05-10' }), counts: 'numerator' },
  { id: 'dose-due-hpv2-1', given: { ...child({}, '2013-01-01'), sex: 'female' }, counts: 'numerator' },
  { id: 'dose-due-hpv2-1', given: child({}, '2013-01-01'), counts: 'no' },
  { id: 'dose-make-up-mmr-1', given: { ...child({}), forms: { 'immunization-dose': [{ date: '2026-05-01', decision: '1', doseType: '2', vaccine: 'MMR', doseNumber: 1 }] } }, counts: 'numerator' },
  { id: 'dose-make-up-mmr-1', given: { ...child({}), forms: { 'immunization-dose': [{ date: '2026-05-01', decision: '2', doseType: '2', vaccine: 'MMR', doseNumber: 1 }] } }, counts: 'no' },
  { id: 'doses-lost', given: { record: { movementType: '5', date: '2026-06-01T09:00', items: [{ quantity: 12 }, { quantity: 8 }] } }, counts: '20' },
  { id: 'doses-lost', given: { record: { movementType: '5', date: '2026-06-01T09:00', items: [{ batchNumber: 'A1' }, { quantity: 8 }] } }, counts: '8' },
  { id: 'doses-lost', given: { record: { movementType: '4', date: '2026-06-01T09:00', items: [{ quantity: 12 }] } }, counts: 'not in population' },
  { id: 'cohort-five', given: child(FIVE, '2026-01-02'), counts: 'numerator' },
  { id: 'cohort-five', given: child(FIRST_FOUR, '2026-01-02'), counts: 'no' },
  { id: 'cohort-five', given: child(FIVE), counts: 'not in population' },
  { id: 'cohort-eight', given: child(FIVE, '2026-01-02'), counts: 'no' },
  { id: 'cohort-eight', given: child({ ...FIVE, doseJeINo1: '2026-05-05', doseMpsvANo2: '2026-06-05', doseHepaLNo1: '2026-07-01' }, '2026-01-02'), counts: 'numerator' },
];
