import { describe, expect, it } from 'vitest';
import { vaccineCode } from '../../clinical/dictionaries/vaccine-code.ts';
import { d, history } from './doses.fixture.ts';
import { vaccinationPlan, type ChildVaccination, type VaccinePlan } from './immunization.rules.ts';
import { rate } from '../pregnancy/maternal-indicators.rules.ts';
import { preVaccination } from './vaccine-health.rules.ts';
import { CONTRAINDICATIONS, PROGRAMME } from './vaccine-programme.data.ts';

const planOf = (
  vaccine: string,
  birthDate: string,
  today: string,
  given: string,
  more: Partial<ChildVaccination> = {},
): VaccinePlan | undefined =>
  vaccinationPlan({ birthDate: d(birthDate), today: d(today), doses: history(given), ...more }).find(
    (plan) => plan.vaccine === vaccine,
  );

describe('the programme', () => {
  it('knows thirteen vaccines, all of them in the dictionary, and thirty-one doses', () => {
    const codes = vaccineCode.map(({ code }) => code);
    expect(PROGRAMME.map(({ code }) => code).filter((code) => !codes.includes(code))).toEqual([]);
    expect([PROGRAMME.length, PROGRAMME.flatMap(({ doses }) => doses).length]).toEqual([13, 31]);
    expect(Object.keys(CONTRAINDICATIONS).filter((code) => !codes.includes(code))).toEqual([]);
  });
});

describe('the worked examples', () => {
  it.each([
    [
      '1',
      'HepB',
      '2026-03-15',
      '2026-09-20',
      'HepB 2026-03-15 2026-04-15',
      { dose: 3, earliest: '2026-09-15', state: 'due', recommendedBefore: '2027-03-15' },
    ],
    [
      '2',
      'HepB',
      '2026-03-15',
      '2026-08-25',
      'HepB 2026-03-15 2026-08-01',
      { dose: 3, earliest: '2026-09-30', state: 'not-due' },
    ],
    ['3', 'DTaP', '2026-01-31', '2026-06-10', 'DTaP 2026-03-31', { dose: 2, earliest: '2026-05-31', state: 'due' }],
    [
      '4',
      'DTaP',
      '2023-05-10',
      '2026-11-20',
      'DTaP 2023-08-10 2023-09-10 2023-10-12 2024-11-20',
      { dose: 5, earliest: '2029-05-10', state: 'not-due' },
    ],
    [
      '5',
      'DTaP',
      '2020-12-01',
      '2026-12-10',
      'DTaP 2021-03-01 2021-04-01 2021-05-01 2026-03-01',
      { dose: 5, earliest: '2027-03-01', recommendedBefore: '2027-12-01', state: 'not-due' },
    ],
    [
      '6',
      'POLIO',
      '2022-06-20',
      '2026-11-20',
      'POLIO 2022-08-20 2022-09-20 2022-10-20',
      { dose: 4, product: 'bOPV', earliest: '2026-06-20', recommendedBefore: '2027-06-20', state: 'due' },
    ],
    [
      '6b',
      'POLIO',
      '2022-06-20',
      '2026-11-20',
      'DTaP-IPV-Hib 2022-08-20 2022-09-20 2022-10-20 2023-12-20',
      { state: 'complete' },
    ],
    ['8', 'JE-L', '2025-01-10', '2025-09-20', 'MMR 2025-09-12', { dose: 1, earliest: '2025-10-10', state: 'not-due' }],
    [
      '9',
      'MPSV-AC',
      '2024-10-01',
      '2026-11-20',
      'MPSV-A 2025-05-01',
      { dose: 1, earliest: '2026-10-01', state: 'due' },
    ],
    [
      '9, A',
      'MPSV-A',
      '2024-10-01',
      '2026-11-20',
      'MPSV-A 2025-05-01',
      { state: 'closed', note: '满 24 月龄，改种 A 群 C 群流脑疫苗' },
    ],
    ['10', 'BCG', '2026-07-15', '2026-11-20', '', { dose: 1, state: 'overdue', note: '满 3 月龄，PPD 试验阴性后补种' }],
    [
      '12',
      'JE-L',
      '2024-02-29',
      '2026-03-01',
      'JE-L 2025-04-10',
      { dose: 2, earliest: '2026-04-10', recommendedBefore: '2027-02-28', state: 'not-due' },
    ],
    [
      '13',
      'JE-I',
      '2026-02-01',
      '2026-10-20',
      'JE-I 2026-10-05',
      { dose: 2, earliest: '2026-10-12', state: 'due', note: '已超过与上一剂的最大间隔，尽快补种' },
    ],
  ])('%s', (_, vaccine, birthDate, today, given, expected) =>
    expect(planOf(vaccine, birthDate, today, given)).toMatchObject(expected),
  );
  it('7: a dose too early counts for nothing, and immunoglobulin puts the next off', () => {
    const plan = planOf('MMR', '2025-01-10', '2026-08-01', 'MMR 2025-09-01', { immunoglobulinOn: d('2026-06-15') });
    expect(plan).toMatchObject({ dose: 1, earliest: '2026-09-15', state: 'not-due', given: [{ counts: false }] });
  });
  it('11: HPV for girls only', () => {
    expect(planOf('HPV2', '2013-10-02', '2026-11-20', 'HPV2 2026-10-20', { sex: 'female' })).toMatchObject({
      dose: 2,
      earliest: '2027-04-20',
      state: 'not-due',
    });
    expect([
      planOf('HPV2', '2013-10-02', '2026-11-20', '', { sex: 'male' }),
      planOf('HPV2', '2013-10-02', '2026-11-20', ''),
      planOf('HPV2', '2011-11-09', '2026-11-20', '', { sex: 'female' }),
    ]).toEqual([undefined, undefined, undefined]);
  });
  it('of rates', () => expect([rate(114, 120), rate(108, 120)]).toEqual([95, 90]));
});

describe('boundaries', () => {
  it('hold to the day: 28 days after, and the day before recommendedBefore is in time', () => {
    expect(
      [
        planOf('HepB', '2026-01-01', '2026-02-14', 'HepB 2026-01-18'),
        planOf('HepB', '2026-01-01', '2026-02-15', 'HepB 2026-01-18'),
      ].map((plan) => plan?.state),
    ).toEqual(['not-due', 'due']);
    expect(['2026-12-31', '2027-01-01'].map((today) => planOf('MMR', '2026-01-01', today, '')?.state)).toEqual([
      'due',
      'overdue',
    ]);
    expect(['2029-12-31', '2030-01-01'].map((today) => planOf('BCG', '2026-01-01', today, '')?.state)).toEqual([
      'overdue',
      'closed',
    ]);
    expect(planOf('MMR', '2026-01-31', '2026-09-30', '')?.earliest).toBe('2026-09-30');
  });
  it('count DTaP until the end of 2024 by the old ages', () => {
    expect(planOf('DTaP', '2024-01-01', '2024-12-01', 'DTaP 2024-03-01 2024-05-01')).toMatchObject({
      dose: 2,
      given: [{ counts: false }, { counts: true }],
    });
    expect(planOf('DTaP', '2024-12-01', '2025-06-01', 'DTaP 2025-02-01')).toMatchObject({
      dose: 2,
      given: [{ counts: true }],
    });
  });
  it.each([
    // Two months old before the new programme, three after: due when the new ages begin to hold.
    ['2024-10-15', '2024-12-20', '', '2025-01-01'],
    // Three months old before the new programme.
    ['2024-09-01', '2024-11-20', '', '2024-12-01'],
    ['2025-01-10', '2025-02-01', '', '2025-03-10'],
    // The interval moves the third dose from the old ages (5 months) to the new ones (6 months).
    ['2024-07-20', '2024-12-28', 'DTaP 2024-10-20 2024-12-10', '2025-01-20'],
  ])('born %s plan DTaP no earlier than it counts (%s %s)', (born, today, given, earliest) => {
    const plan = planOf('DTaP', born, today, given)!;
    expect(plan.earliest).toBe(earliest);
    const doses = given === '' ? `DTaP ${earliest}` : `${given} ${earliest}`;
    expect(planOf('DTaP', born, '2025-06-30', doses)?.given?.map(({ counts }) => counts)).not.toContain(false);
  });
  it('allow several live vaccines on one day, and none within 28 days of another', () => {
    expect(planOf('JE-L', '2025-01-10', '2025-09-12', 'MMR 2025-09-12')).toMatchObject({
      earliest: '2025-09-10',
      state: 'due',
    });
    expect(planOf('JE-L', '2025-01-10', '2025-10-10', 'MMR 2025-09-12')?.state).toBe('due');
    expect(planOf('DTaP', '2025-01-10', '2025-09-13', 'MMR 2025-09-12')?.earliest).toBe('2025-03-10');
  });
  it('never propose a dose that its age limit forbids', () => {
    expect(planOf('MPSV-A', '2024-10-01', '2026-08-15', 'MPSV-A 2026-08-01')).toMatchObject({ state: 'closed' });
    expect(planOf('DTaP', '2019-01-01', '2026-11-20', 'DTaP 2019-04-01')).toMatchObject({
      state: 'closed',
      note: '满 7 周岁，改用白破疫苗补种',
    });
  });
  it('finish the encephalitis and hepatitis A vaccine that was begun', () => {
    expect([
      planOf('JE-I', '2025-01-10', '2026-11-20', 'JE-I 2025-10-01')?.dose,
      planOf('JE-L', '2025-01-10', '2026-11-20', 'JE-I 2025-10-01'),
    ]).toEqual([2, undefined]);
    expect(planOf('HepA-I', '2024-01-10', '2026-11-20', 'HepA-I 2025-08-01')).toMatchObject({
      dose: 2,
      earliest: '2026-02-01',
      state: 'due',
    });
    expect(planOf('HepA-L', '2024-01-10', '2026-11-20', 'HepA-I 2025-08-01; HepA-L 2026-03-01')?.state).toBe(
      'complete',
    );
  });
  it('give a light child at risk of hepatitis B three doses besides the first', () => {
    const risk = { lightAtHepatitisRisk: true };
    expect(planOf('HepB', '2026-01-10', '2026-02-15', 'HepB 2026-01-10', risk)).toMatchObject({
      dose: 1,
      earliest: '2026-02-10',
      state: 'due',
    });
    expect(planOf('HepB', '2026-01-10', '2026-09-15', 'HepB 2026-01-10 2026-02-10 2026-03-10', risk)).toMatchObject({
      dose: 3,
      earliest: '2026-08-10',
      state: 'due',
    });
  });
  it('take IPV four times as complete, and IPV instead of bOPV where live virus is refused', () => {
    const ipv = ['2022-08-20', '2022-09-20', '2022-10-20', '2023-12-20'].map((date) => ({
      vaccine: 'POLIO',
      date: d(date),
      product: 'IPV',
    }));
    expect(planOf('POLIO', '2022-06-20', '2026-11-20', '', { doses: ipv })?.state).toBe('complete');
    expect(
      planOf('POLIO', '2022-06-20', '2026-11-20', 'POLIO 2022-08-20 2022-09-20 2022-10-20', {
        health: { immuneDeficiency: true },
      })?.product,
    ).toBe('IPV');
  });
  it('let somebody decide otherwise about a dose', () => {
    const doses = [{ vaccine: 'MMR', date: d('2025-09-01'), valid: true }];
    expect(planOf('MMR', '2025-01-10', '2026-08-01', '', { doses })).toMatchObject({ dose: 2 });
    expect(
      planOf('MMR', '2025-01-10', '2026-08-01', '', { doses: [{ ...doses[0]!, date: d('2025-09-12'), valid: false }] }),
    ).toMatchObject({ dose: 1 });
  });
});

describe('diphtheria and tetanus from 7 on', () => {
  const dt = (given: string): VaccinePlan | undefined => planOf('DT', '2018-01-01', '2026-11-20', given);
  it.each([
    ['', { dose: 1, earliest: '2025-01-01', state: 'due' }],
    ['DT 2026-06-01', { dose: 2, earliest: '2026-07-01' }],
    ['DT 2026-01-01 2026-03-01', { dose: 3, earliest: '2026-09-01' }],
    ['DTaP 2018-04-01 2018-05-01 2018-06-01', { dose: 1, earliest: '2025-01-01' }],
    ['DTaP 2018-04-01 2018-05-01 2018-06-01 2024-06-01', { dose: 1, earliest: '2025-06-01' }],
    ['DTaP 2018-04-01 2018-05-01 2018-06-01 2019-07-01; DT 2024-03-01', { state: 'complete' }],
    ['DTaP 2018-04-01 2018-05-01 2018-06-01; DT 2025-03-01', { state: 'complete' }],
  ])('%s', (given, expected) => expect(dt(given)).toMatchObject(expected));
  it('has no plan before, and ends at 12', () => {
    expect(planOf('DT', '2020-01-01', '2026-11-20', '')).toBeUndefined();
    expect(planOf('DT', '2013-01-01', '2026-11-20', '')?.state).toBe('closed');
  });
  it('at six under the old programme ends DTaP', () =>
    expect(
      planOf('DTaP', '2018-01-01', '2024-12-01', 'DTaP 2018-04-01 2018-05-01 2018-06-01 2019-07-01; DT 2024-03-01')
        ?.state,
    ).toBe('complete'));
});

describe('contraindications', () => {
  const states = (health: ChildVaccination['health']): string =>
    ['BCG', 'MMR', 'JE-L', 'JE-I', 'HepA-I', 'HepB']
      .map((code) => `${code}:${planOf(code, '2025-01-10', '2027-01-20', '', { health })?.state ?? '-'}`)
      .join(' ');
  it.each([
    [{}, 'BCG:overdue MMR:overdue JE-L:overdue JE-I:- HepA-I:- HepB:overdue'],
    [{ hiv: '2' }, 'BCG:deferred MMR:overdue JE-L:- JE-I:overdue HepA-I:overdue HepB:overdue'],
    [{ hiv: '3' }, 'BCG:contraindicated MMR:overdue JE-L:- JE-I:overdue HepA-I:overdue HepB:overdue'],
    [{ hiv: '4' }, 'BCG:contraindicated MMR:contraindicated JE-L:- JE-I:overdue HepA-I:overdue HepB:overdue'],
    [
      { immuneDeficiency: true },
      'BCG:contraindicated MMR:contraindicated JE-L:- JE-I:overdue HepA-I:overdue HepB:overdue',
    ],
    [{ permanent: [{ vaccine: 'HepB' }] }, 'BCG:overdue MMR:overdue JE-L:overdue JE-I:- HepA-I:- HepB:contraindicated'],
  ])('%j', (health, expected) => expect(states(health)).toBe(expected));
  it.each([
    ['MMR', ['0'], 36.5, '1'],
    ['MMR', ['0'], 37.5, '2'],
    ['HepB', ['4'], 36.5, '3'],
    ['MMR', ['6'], 36.5, '3'],
    ['HepB', ['6'], 36.5, undefined],
    ['POLIO', ['2'], undefined, '2'],
    ['MMR', ['2'], undefined, undefined],
    ['JE-L', ['7'], undefined, '2'],
    ['DTaP', ['7'], undefined, undefined],
    ['BCG', ['8'], undefined, '2'],
    ['DTaP', ['5'], undefined, undefined],
    [undefined, undefined, undefined, undefined],
  ])('%s after %j at %s ℃: %s', (vaccine, inquiry, temperature, decision) =>
    expect(preVaccination(vaccine, inquiry, temperature)?.decision).toBe(decision),
  );
});
