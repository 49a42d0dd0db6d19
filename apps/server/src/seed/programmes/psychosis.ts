import { addDays, addMonths, type CalendarDay } from '@gongwei/domain/shared';
import { personName, testPhone } from '../seed-people.ts';
import { endOf, HOSPITAL, type ProgrammeLife, type ProgrammeSheet } from './programme.ts';

/** A person with severe mental disorder: the card and a visit every three months, of which some did not take place. */
export function psychosisSheets(life: ProgrammeLife, cardOn: CalendarDay): readonly ProgrammeSheet[] {
  const { today, random, age, resident } = life;
  const steady = random.weighted([2, 2, 6]);
  const onset = addDays(cardOn, -random.integer(700, 365 * Math.max(3, Math.min(20, age - 16))));
  const card: ProgrammeSheet = {
    formId: 'psychosis-card',
    on: cardOn,
    given: {
      guardianName: personName(random, random.chance(0.5) ? 'male' : 'female', 55),
      guardianRelationship: random.pick(['1', '5', '7']),
      guardianAddress: resident.address ?? resident.villageName,
      guardianPhone: testPhone(life.index + 750_000),
      villageContact: personName(random, 'male', 50),
      villageContactPhone: testPhone(life.index + 800_000),
      householdType: '2',
      employmentStatus: random.pick(['3', '3', '4']),
      informedConsent: '1',
      consentSigner: '监护人',
      consentDate: cardOn,
      firstOnsetDate: onset,
      firstOnsetPrecision: '1',
      pastSymptoms: random.pick([['1', '3'], ['5', '10'], ['4', '6'], ['11']]),
      pastLockStatus: '1',
      outpatientHistory: '3',
      firstAntipsychoticDate: addDays(onset, 60),
      hospitalizationCount: random.integer(0, 3),
      diagnosis: ['F20', 'F31', 'G40.x', 'F70-F79', 'F25'][random.weighted([70, 10, 8, 9, 3])]!,
      diagnosisHospital: HOSPITAL,
      diagnosisDate: addDays(onset, 30),
      lastTreatmentEffect: '2',
      dangerousBehaviours: ['7'],
      economicStatus: random.pick(['1', '2']),
      ...endOf(life),
    },
    ...(resident.status === '1' ? {} : { updatedOn: life.until }),
  };
  const last = addDays(today, -(random.chance(0.1) ? random.integer(100, 160) : random.integer(0, 80)));
  const visits = [-24, -21, -18, -15, -12, -9, -6, -3, 0]
    .map((months) => addMonths(last, months))
    .filter((on) => on > cardOn && (on === last || random.chance(0.92)))
    .map((on) => visitOn(life, on, steady));
  return [card, ...visits];
}

/** `steady`: 0 who is restless, 2 who is well. */
function visitOn({ random }: ProgrammeLife, on: CalendarDay, steady: number): ProgrammeSheet {
  const unrest = steady === 0 && random.chance(0.5);
  return {
    formId: 'psychosis-follow-up',
    on,
    given: {
      followUpDate: on,
      followUpMode: random.pick(['1', '2', '2', '3']),
      riskGrade: unrest ? random.pick(['1', '2', '3']) : '0',
      symptoms: unrest ? ['3'] : [random.pick(['10', '11'])],
      symptomLevel: unrest ? '3' : steady === 2 ? '1' : '2',
      insight: unrest ? '3' : steady === 2 ? '1' : '2',
      dangerousBehaviours: ['7'],
      medicationAdherence: unrest ? '2' : '1',
      treatmentEffect: unrest ? '3' : '2',
      medications: [
        {
          drugName: random.pick(['奥氮平片', '利培酮片', '氯氮平片']),
          frequencyUnit: '1',
          timesPerPeriod: 1,
          dosePerTime: 5,
        },
      ],
      rehabilitation: ['1', '4'],
    },
  };
}
