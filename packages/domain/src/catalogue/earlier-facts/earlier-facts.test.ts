import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine, type Answers } from '../../forms/index.ts';
import { calendarDay, type CalendarDay } from '../../shared/index.ts';
import { formIndex } from '../form-index.ts';
import { loadForm } from '../load-form.ts';
import { earlierFacts, formsAskedBy } from './earlier-facts.ts';
import { FACT_SOURCES } from './fact-sources.data.ts';

const on = calendarDay(2026, 6, 15);
const sheet = (formId: string, day: string, data: Answers) => ({ formId, on: day as CalendarDay, data });

describe('facts of other sheets', () => {
  it.each(Object.entries(FACT_SOURCES))('%s asks forms there are for answers they have', async (formId, sources) => {
    expect(formIndex.map(({ id }) => id)).toContain(formId);
    for (const { from, same = [] } of sources) {
      const form = compileForm(await loadForm(from));
      const keys = form.fields.map(({ key }) => key);
      expect(same.filter((key) => !keys.includes(key))).toEqual([]);
    }
  });
  it('tells nothing to forms that do not ask, and nothing that nobody recorded', () => {
    expect([formsAskedBy('toString'), earlierFacts('toString', on, [])]).toEqual([[], {}]);
    expect(
      earlierFacts('tuberculosis-follow-up', on, [
        sheet('tuberculosis-card', '2026-06-01', { patientType: '1', treatmentStartDate: '' }),
      ]),
    ).toEqual({ patientType: '1' });
  });
  it('takes the pregnancy of now, not one of years ago nor one of the future', () => {
    const info = { lastMenstrualPeriodKnown: '1', dueDateBasis: '1', lastMenstrualPeriod: '2026-03-01', height: 160 };
    expect(earlierFacts('prenatal-visit', on, [sheet('pregnancy-basic-info', '2026-04-20', info)])).toEqual({
      countedFrom: '2026-03-01',
      lastMenstrualPeriod: '2026-03-01',
      height: 160,
    });
    for (const day of ['2024-04-20', '2026-06-16'])
      expect(earlierFacts('prenatal-visit', on, [sheet('pregnancy-basic-info', day, info)])).toEqual({});
  });
  it('counts the weeks from the first visit where there is no booklet, and from the booklet where there is one', () => {
    const first = sheet('first-prenatal-visit', '2026-04-10', { lastMenstrualPeriod: '2026-03-01', height: 160 });
    const told = { lastMenstrualPeriod: '2026-03-01', height: 160 };
    expect(earlierFacts('prenatal-visit', on, [first])).toEqual(told);
    const card = sheet('pregnancy-basic-info', '2026-04-20', { lastMenstrualPeriod: '2026-03-03', dueDateBasis: '1' });
    expect(earlierFacts('prenatal-visit', on, [card, first])).toEqual({
      ...told,
      ...{ lastMenstrualPeriod: '2026-03-03', countedFrom: '2026-03-03' },
    });
  });
  it('asks the day of a birth once: the visit at home tells it where no sheet of the birth does', () => {
    const home = sheet('postpartum-visit', '2026-05-10', { deliveryDate: '2026-05-04', dischargeDate: '2026-05-07' });
    expect(earlierFacts('postpartum-42-day', on, [home])).toEqual(home.data);
    const birth = sheet('delivery-mother', '2026-05-05', { deliveryTime: '2026-05-05T08:30' });
    expect(earlierFacts('postpartum-42-day', on, [home, birth])).toEqual({
      ...{ deliveryDate: '2026-05-05', dischargeDate: '2026-05-07' },
    });
  });
  it.each([
    ['newborn-home-visit', 'postpartum-newborn-visit'],
    ['postpartum-newborn-visit', 'newborn-home-visit'],
  ])('%s asks nothing that %s was told', (formId, other) => {
    const told = { gestationalWeeks: 39, birthWeight: 3.2, motherPhone: '199****0001', malformationDetail: '唇裂' };
    const visit = sheet(other, '2026-06-08', { ...told, malformation: '2' });
    expect(earlierFacts(formId, on, [visit])).toEqual({ ...told, birthDefect: '2' });
  });
  it('asks when a child was born once: the sheet of its mother’s birth tells it, not which of twins it is', () => {
    const birth = (fetusCount: string) =>
      sheet('delivery-mother', '2026-06-10', {
        ...{ deliveryTime: '2026-06-10T03:20', gestationalWeek: 40, gestationalDay: 0, fetusCount, deliveryMode: '1' },
      });
    expect(earlierFacts('delivery-newborn', on, [birth('1')])).toMatchObject({
      ...{ birthTime: '2026-06-10T03:20', gestationalWeeks: 40, gestationalDays: 0, birthOrder: 1 },
    });
    const twin = earlierFacts('delivery-newborn', on, [birth('2')]);
    expect([twin['gestationalWeeks'], twin['birthTime'], twin['birthOrder']]).toEqual([40, undefined, undefined]);
  });
  it('knows the first visit of a frail child', () => {
    const managed = sheet('frail-child-management', '2026-06-01', { enrolDate: '2026-06-01', frailTypes: ['04'] });
    expect(earlierFacts('frail-child-follow-up', on, [managed])).toEqual({
      enrolDate: '2026-06-01',
      frailTypes: ['04'],
      firstVisit: true,
    });
    expect(
      earlierFacts('frail-child-follow-up', on, [sheet('frail-child-follow-up', '2026-06-08', {}), managed]),
    ).toEqual({ enrolDate: '2026-06-01', frailTypes: ['04'] });
  });
  it('counts visits and takes the newest weight there is', () => {
    const visits = [
      sheet('prenatal-visit', '2026-06-10', {}),
      sheet('prenatal-visit', '2026-05-10', { weight: 61.5 }),
      sheet('prenatal-visit', '2026-04-10', { weight: 60 }),
    ];
    expect(earlierFacts('prenatal-summary', on, visits)).toEqual({ prenatalVisitCount: 3, lastWeight: 61.5 });
  });
  it('hands all readings over as they are stored', () => {
    expect(
      earlierFacts('blood-pressure-patient', on, [
        sheet('blood-pressure-reading', '2026-06-10', { systolic: 131 }),
        sheet('blood-pressure-reading', '2025-06-10', { systolic: 160 }),
      ]),
    ).toEqual({ readings: [{ systolic: 131 }] });
  });
  it('hands over fasting readings that count', () => {
    const reading = (value: number, more: Answers) =>
      sheet('blood-glucose-reading', '2026-06-10', { value, timePoint: '1', ...more });
    expect(
      earlierFacts('blood-glucose-reading', on, [
        reading(6.8, {}),
        reading(9.1, { timePoint: '2' }),
        reading(33.3, { outOfRange: '2' }),
        reading(5.5, { valid: false }),
        reading(5.6, { controlSolution: true }),
      ]),
    ).toEqual({ fastingReadings: [{ on: '2026-06-10', value: 6.8 }] });
  });
  it('lets the month of treatment follow from the card', async () => {
    const previous = earlierFacts('tuberculosis-follow-up', on, [
      sheet('tuberculosis-card', '2026-04-02', {
        ...{ treatmentStartDate: '2026-04-01', supervisor: '2', chemotherapyRegimen: '2HRZE/4HR' },
        ...{ drugUsage: '1', drugForms: ['1'] },
      }),
    ]);
    const engine = createFormEngine(compileForm(await loadForm('tuberculosis-follow-up')), { today: on, previous });
    expect(engine.state('treatmentMonth').value).toBe(3);
    // The first follow-up begins with the treatment as the first visit at home found it.
    expect(
      ['supervisor', 'chemotherapyRegimen', 'drugUsage', 'drugForms'].map((key) => engine.state(key).value),
    ).toEqual(['2', '2HRZE/4HR', '1', ['1']]);
  });
});

/** What a new sheet of a form has in a field when the archive holds one other sheet. */
async function newSheet(formId: string, sex: 'male' | 'female', from: string, data: Answers) {
  const form = compileForm(await loadForm(formId));
  const previous = earlierFacts(formId, on, [sheet(from, '2026-06-01', data)]);
  const resident = {
    id: 'r',
    name: '李云素',
    sex,
    birthDate: '1998-03-02' as CalendarDay,
    age: 28,
    spouseName: '王强',
  };
  const engine = createFormEngine(form, { today: on, resident, previous });
  return (key: string) => engine.state(key).value;
}

describe('a new sheet asks nobody again for what the archive says', () => {
  const who: Answers = {
    ethnicGroup: '11',
    educationLevel: '20',
    occupation: '4',
    workplace: '东镇小学',
    currentAddress: '990101101001',
    registeredAddress: '990101101002',
    aboBloodType: '2',
    rhBloodType: '1',
    contactName: '李明',
    contactPhone: '13800138000',
  };
  const child: Answers = {
    guardianName: '李云素',
    guardianPhone: '13800138000',
    registeredRegion: '990101101002',
    currentRegion: '990101101001',
    fatherName: '王强',
    motherPhone: '13800138000',
    ...{ guardianRelation: '2', birthWeight: 3.2, deliveryInstitution: '县妇幼保健院' },
    ...{ birthCertificateNumber: 'Z320000001', gestationalWeeks: 39 },
  };
  it.each([
    [
      'premarital-basic-info',
      'resident-personal-info',
      who,
      { ethnicity: '11', education: '20', workUnit: '东镇小学', residenceAddress: '990101101001' },
    ],
    [
      'premarital-female-general-exam',
      'resident-personal-info',
      who,
      { occupation: '4', aboBloodType: '2', rhBloodType: '1' },
    ],
    ['premarital-certificate', 'resident-personal-info', who, { ethnicity: '11', workUnitOrOccupation: '东镇小学' }],
    [
      'prepregnancy-basic-info',
      'resident-personal-info',
      who,
      { wifeName: '李云素', husbandName: '王强', wifeEthnicity: '11', wifeResidenceRegion: '990101101001' },
    ],
    ['first-prenatal-visit', 'resident-personal-info', who, { aboBloodType: '2' }],
    [
      'first-prenatal-visit',
      'pregnancy-basic-info',
      {
        ...{
          husbandName: '王强',
          husbandBirthDate: '1996-01-02',
          gravidity: 3,
          vaginalDeliveries: 1,
          caesareanDeliveries: 0,
        },
        ...{ inducedAbortions: 1, stillbirths: 0, pastHistory: ['5', '8'], pastHistoryOther: '甲亢' },
      },
      {
        ...{ husbandName: '王强', husbandAge: 30, gravidity: 3, vaginalDeliveries: 1, caesareanDeliveries: 0 },
        ...{ inducedAbortions: 1, stillbirths: 0, pastHistory: ['5', '8'], pastHistoryOther: '甲亢' },
      },
    ],
    [
      'delivery-mother',
      'first-prenatal-visit',
      { gravidity: 3, vaginalDeliveries: 1, caesareanDeliveries: 0 },
      { gravidity: 3, parity: 2 },
    ],
    [
      'delivery-mother',
      'pregnancy-basic-info',
      { gravidity: 1, vaginalDeliveries: 0, caesareanDeliveries: 0 },
      { gravidity: 1, parity: 1 },
    ],
    [
      'blood-pressure-patient',
      'resident-personal-info',
      who,
      { emergencyContact: '李明', emergencyPhone: '13800138000' },
    ],
    [
      'surveillance-women-death',
      'resident-personal-info',
      who,
      { householdAddress: '990101101002', usualAddress: '990101101001' },
    ],
    [
      'immunization-record',
      'child-basic-info',
      child,
      {
        ...{ guardianName: '李云素', guardianRelation: '2', guardianPhone: '13800138000' },
        ...{ currentRegion: '990101101001', birthWeight: 3.2, birthInstitution: '县妇幼保健院' },
        birthCertificateNumber: 'Z320000001',
      },
    ],
    ['delivery-newborn', 'child-basic-info', child, { gestationalWeek: 39, birthCertificateNumber: 'Z320000001' }],
    [
      'child-death-report',
      'child-basic-info',
      child,
      { fatherName: '王强', phone: '13800138000', address: '990101101001' },
    ],
    [
      'postpartum-newborn-visit',
      'child-basic-info',
      child,
      { fatherName: '王强', motherPhone: '13800138000', homeAddress: '990101101001' },
    ],
  ] as const)('%s, from %s', async (formId, from, data, expected) => {
    const value = await newSheet(formId, 'female', from, data);
    expect(Object.fromEntries(Object.keys(expected).map((key) => [key, value(key)]))).toEqual(expected);
  });
  it('and takes nothing of a wife for her husband', async () => {
    const value = await newSheet('prepregnancy-basic-info', 'male', 'resident-personal-info', who);
    expect(['husbandName', 'wifeName', 'husbandEthnicity', 'wifeEthnicity', 'wifeBirthDate'].map(value)).toEqual([
      '李云素',
      '王强',
      '11',
      undefined,
      undefined,
    ]);
  });
});
