import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine, type Answers } from '../../forms/index.ts';
import { calendarDay, type CalendarDay } from '../../shared/index.ts';
import { loadForm } from '../load-form.ts';
import { birthFacts } from './birth-facts.ts';
import { earlierFacts } from './earlier-facts.ts';

const born = calendarDay(2026, 6, 1);
const child = { sex: 'female', birthDate: born } as const;
const sheet = (formId: string, data: Answers, on: string = born) => ({ formId, on: on as CalendarDay, data });
const MOTHER = {
  deliveryMode: '5',
  deliveryInstitution: '县妇幼保健院',
  fetusCount: '1',
  gestationalWeek: 38,
  deliveryPlace: '2',
};
const BABY = {
  ...{ sex: '2', birthOrder: 1, gestationalWeek: 38, gestationalDay: 4, birthWeight: 3255, birthLength: 50.5 },
  ...{ apgar1: 7, apgar5: 9, birthDefect: '1', hearingScreening: '1', metabolicScreening: '1' },
};

describe('how a child was born', () => {
  it('is told by the sheets in its mother’s file, in its own units and codes', () => {
    expect(birthFacts(child, [sheet('delivery-mother', MOTHER), sheet('delivery-newborn', BABY)])).toEqual({
      ...{ birthMode: ['4'], deliveryInstitution: '县妇幼保健院', plurality: '1', birthPlace: '2', birthOrder: 1 },
      ...{ gestationalWeeks: 38, gestationalDays: 4, birthWeight: 3.26, birthLength: 50.5, apgar1: 7, apgar5: 9 },
      ...{ asphyxia: '2', birthDefect: '1', hearingScreening: '1' },
    });
  });
  it('was vaccinated where it was born, and its father is who the booklet names', () => {
    const baby = {
      ...BABY,
      hepatitisBVaccine: '1',
      hepatitisBVaccineTime: '2026-06-01T05:00',
      hepatitisBVaccineLot: 'HB1',
    };
    const booklet = { husbandName: '赵明诚', husbandPhone: '19900001234' };
    const facts = birthFacts(child, [
      ...[sheet('delivery-mother', MOTHER), sheet('delivery-newborn', { ...baby, bcgVaccine: '2' })],
      ...[sheet('pregnancy-basic-info', booklet, '2025-11-01'), sheet('pregnancy-basic-info', {}, '2023-01-01')],
    ]);
    expect(facts).toMatchObject({
      fatherName: '赵明诚',
      fatherPhone: '19900001234',
      hepatitisBFirstDose: '1',
      bcg: '2',
    });
    expect(facts['birthDoses']).toEqual([
      {
        ...{ vaccine: 'HepB', doseNumber: 1, date: born, batchNumber: 'HB1', paid: '1', doseType: '5' },
        institution: '县妇幼保健院',
      },
    ]);
  });
  it('begins the vaccination card with these doses, which is stored as it stands', async () => {
    const previous = { birthDoses: [{ vaccine: 'HepB', doseNumber: 1, date: born, paid: '1', doseType: '5' }] };
    const user = { id: 'doctor', name: '王芳', institutionCode: '320999001' };
    const engine = createFormEngine(compileForm(await loadForm('immunization-record')), {
      today: born,
      user,
      previous,
    });
    expect(engine.answers()['doses']).toEqual(previous.birthDoses);
    expect(engine.state('doses').issues).toEqual([]);
    engine.set('doses', [{ ...previous.birthDoses[0]!, doseType: '1' }]);
    expect(engine.state('doses').issues).not.toEqual([]);
  });
  it('is never told by another birth, nor by the sheet of the other of twins', () => {
    const earlier = [sheet('delivery-mother', MOTHER, '2024-06-01'), sheet('delivery-newborn', BABY, '2026-06-03')];
    expect(birthFacts(child, earlier)).toEqual({});
    const twins = sheet('delivery-mother', { ...MOTHER, fetusCount: '2' });
    // One sheet of two: nobody knows whose.
    expect(birthFacts(child, [twins, sheet('delivery-newborn', BABY)])['birthWeight']).toBeUndefined();
    const boy = sheet('delivery-newborn', { ...BABY, sex: '1', birthWeight: 2100 });
    expect(birthFacts(child, [twins, sheet('delivery-newborn', BABY), boy])).toMatchObject({
      ...{ birthWeight: 3.26, birthMode: ['4', '5'], plurality: '2' },
    });
    expect(birthFacts(child, [twins, sheet('delivery-newborn', BABY), sheet('delivery-newborn', BABY)])).toEqual(
      birthFacts(child, [twins]),
    );
    const stillborn = sheet('delivery-newborn', { ...BABY, deliveryOutcome: '3', birthWeight: 1900 });
    expect(birthFacts(child, [twins, stillborn, sheet('delivery-newborn', BABY)])['birthWeight']).toBe(3.26);
    expect(birthFacts(child, [sheet('delivery-mother', MOTHER), stillborn])['birthWeight']).toBeUndefined();
  });
  it.each(['child-basic-info', 'newborn-home-visit', 'postpartum-newborn-visit'])(
    '%s begins with it, of its own file before its mother’s',
    async (formId) => {
      const own = sheet('delivery-newborn', { ...BABY, birthWeight: 3100 });
      const previous = {
        ...birthFacts(child, [sheet('delivery-mother', MOTHER), sheet('delivery-newborn', BABY)]),
        ...earlierFacts(formId, calendarDay(2026, 6, 8), [own]),
      };
      const today = calendarDay(2026, 6, 8);
      const user = { id: 'doctor', name: '王芳', institutionCode: '320999001' };
      const engine = createFormEngine(compileForm(await loadForm(formId)), { today, user, previous });
      const values = { ...engine.answers() };
      expect(values).toMatchObject({
        ...{ birthMode: ['4'], deliveryInstitution: '县妇幼保健院', gestationalWeeks: 38, birthWeight: 3.1 },
        ...{ birthLength: 50.5, asphyxia: '2', apgar1: 7, apgar5: 9, hearingScreening: '1' },
      });
    },
  );
});
