import { assessCheckUp } from '@gongwei/domain/check-up';
import type { Answers } from '@gongwei/domain/forms';
import { fullYears, type CalendarDay, type Json } from '@gongwei/domain/shared';
import { DIABETES_DRUGS, DRUGS, ECG_FINDINGS, ULTRASOUND_FINDINGS } from './names.data.ts';
import { CHECK_UP, LIFESTYLE, MEASURES } from './proportions.data.ts';
import type { Random } from './random.ts';
import { reading, rounded, treatedReading, type Constitution } from './seed-health.ts';
import { laboratoryOf, type Laboratory } from './seed-laboratory.ts';
import type { SeedResident } from './seed-rows.ts';

export type SeedCheckUp = { readonly on: CalendarDay; readonly answers: Answers; readonly laboratory?: Laboratory };

/** A whole 健康体检表 of that day; the evaluation is what the product's own rules say of it. */
export function seedCheckUp(
  resident: SeedResident,
  constitution: Constitution,
  index: number,
  on: CalendarDay,
  institutionCode: string,
  random: Random,
): SeedCheckUp {
  const age = fullYears(resident.birthDate, on);
  const known = resident.conditions;
  const laboratory =
    random.next() * 100 < CHECK_UP.biochemistryDone ? laboratoryOf(resident, constitution, age, random) : undefined;
  const pressure = known.includes('hypertension')
    ? treatedReading(age, random.chance(0.66), random)
    : reading(constitution, random);
  const heart = random.integer(58, 92);
  const answers: Answers = {
    name: resident.name,
    archiveNo: resident.archiveNumber,
    sex: resident.sex === 'male' ? '1' : '2',
    examDate: on,
    responsibleDoctor: resident.doctorId,
    examPurpose: purposesOf(age, known),
    examInstitution: institutionCode,
    symptoms: random.chance(0.74) ? ['1'] : [random.pick(['2', '3', '13', '14', '15', '22', '23'])],
    temperature: rounded(random.normal(36.4, 0.18), 1),
    pulseRate: heart,
    respiratoryRate: random.integer(15, 20),
    leftSystolic: pressure.systolic,
    leftDiastolic: pressure.diastolic,
    rightSystolic: pressure.systolic - random.integer(0, 6),
    rightDiastolic: pressure.diastolic - random.integer(0, 4),
    height: rounded(constitution.height, 1),
    weight: rounded(constitution.bmi * (constitution.height / 100) ** 2 + random.normal(0, 0.8), 1),
    waistCircumference: rounded(
      random.normal(34 + constitution.bmi * 2.1 + (resident.sex === 'male' ? 2 : -1), 3.5),
      1,
    ),
    ...(age >= 65 ? elderlyAnswers(age, random) : {}),
    ...lifestyleAnswers(resident, index, age, random),
    ...organAnswers(age, heart, random),
    ...PHYSICAL,
    ...(resident.conditions.includes('diabetes') ? { dorsalisPedisPulse: '2', fundus: '1' } : {}),
    ...(laboratory ? { ...laboratory.blood, ...laboratory.urine, ...laboratory.biochemistry } : {}),
    ...examined('ecg', 'ecgDescription', CHECK_UP.ecgDone, MEASURES.ecgAbnormal, ECG_FINDINGS, random),
    ...examined(
      'abdominalUltrasound',
      'abdominalUltrasoundDescription',
      CHECK_UP.ultrasoundDone,
      MEASURES.ultrasoundAbnormal,
      ULTRASOUND_FINDINGS,
      random,
    ),
    ...PROBLEMS,
    ...(random.chance(age >= 75 ? 0.3 : 0.1) ? { eyeDisease: ['4'] } : {}),
    hospitalizations: [],
    familyBeds: [],
    medications: medicationsOf(known, index),
    vaccinations: random.chance(0.12)
      ? [{ vaccineName: '流感疫苗', vaccinationDate: on, institutionName: resident.institutionName }]
      : [],
  };
  return { on, answers: { ...answers, ...evaluation(answers, age, known) }, ...(laboratory ? { laboratory } : {}) };
}

function purposesOf(age: number, known: readonly string[]): readonly string[] {
  const codes = [
    ...(age >= 65 ? ['2'] : []),
    ...(known.includes('hypertension') ? ['3'] : []),
    ...(known.includes('diabetes') ? ['4'] : []),
  ];
  return codes.length === 0 ? ['9'] : codes;
}

/** What the doctor would accept of the proposal: all of it. Empty parts are left out, as a form leaves them. */
function evaluation(answers: Answers, age: number, known: readonly string[]): Answers {
  const found = assessCheckUp({ ...answers, age, known });
  if (!found) return {};
  const written: Record<string, Json> = { healthEvaluation: found.healthEvaluation ?? '1' };
  for (const [at, text] of found.abnormalities.entries()) written[`abnormality${at + 1}`] = text;
  if (found.abnormalitiesMore) written['abnormalitiesMore'] = found.abnormalitiesMore;
  if (found.healthGuidance.length > 0) written['healthGuidance'] = [...found.healthGuidance];
  if (found.riskFactorControl.length > 0) written['riskFactorControl'] = [...found.riskFactorControl];
  if (found.riskFactorControl.includes('5') && found.targetWeight !== undefined)
    written['targetWeight'] = found.targetWeight;
  if (found.riskFactorControl.includes('6') && found.vaccineAdvice) written['vaccineAdvice'] = found.vaccineAdvice;
  if (found.riskFactorControl.includes('7') && found.riskFactorOther)
    written['riskFactorOther'] = found.riskFactorOther;
  return written;
}

function elderlyAnswers(age: number, random: Random): Answers {
  const group = age >= 85 ? '85+' : age >= 75 ? '75-84' : '65-74';
  const cognition = random.next() * 100 < LIFESTYLE.cognitionPositive[group];
  const emotion = random.next() * 100 < LIFESTYLE.depressionPositive[group];
  return {
    elderHealthSelfAssessment: String(random.weighted(LIFESTYLE.selfRated) + 1),
    elderSelfCareAssessment: String(random.weighted(LIFESTYLE.selfCare[group]) + 1),
    elderCognition: cognition ? '2' : '1',
    ...(cognition ? { mmseScore: random.integer(12, 24) } : {}),
    elderEmotion: emotion ? '2' : '1',
    ...(emotion ? { depressionScore: random.integer(11, 22) } : {}),
  };
}

/** Habits belong to the person, so they are drawn from the index and not anew for each year. */
function lifestyleAnswers(resident: SeedResident, index: number, age: number, random: Random): Answers {
  const habit = (weights: readonly number[], salt: number): string => {
    let left = ((index * 0.7548776662 + salt) % 1) * weights.reduce((sum, weight) => sum + weight, 0);
    return String(
      Math.max(
        0,
        weights.findIndex((weight) => (left -= weight) < 0),
      ) + 1,
    );
  };
  const exercise = habit(LIFESTYLE.exercise, 0.1);
  const smoking = habit(LIFESTYLE.smoking[resident.sex], 0.37);
  const drinking = habit(LIFESTYLE.drinking[resident.sex], 0.71);
  return {
    exerciseFrequency: exercise,
    ...(exercise === '4'
      ? {}
      : {
          exerciseMinutes: random.pick([20, 30, 30, 45, 60]),
          exerciseYears: (index % 15) + 1,
          exerciseMode: random.pick(['散步', '快走', '广场舞', '太极拳']),
        }),
    dietHabits: index % 4 === 0 ? ['1', '4'] : ['1'],
    smokingStatus: smoking,
    ...(smoking === '1' ? {} : { dailyCigarettes: 5 + (index % 4) * 5, smokingStartAge: 18 + (index % 10) }),
    ...(smoking === '2' ? { smokingQuitAge: Math.max(30, age - 3 - (index % 10)) } : {}),
    drinkingFrequency: drinking,
    ...(drinking === '1'
      ? {}
      : {
          dailyAlcohol: drinking === '2' ? 1 : 1 + (index % 5) / 2,
          quitDrinking: '1',
          drinkingStartAge: 20 + (index % 10),
          drunkInPastYear: '2',
          drinkTypes: ['1'],
        }),
    occupationalExposure: '1',
  };
}

function organAnswers(age: number, heartRate: number, random: Random): Answers {
  const toothless = random.chance(age >= 65 ? 0.5 : 0.12);
  const vision = (): number => rounded(Math.min(5.2, Math.max(4, random.normal(age >= 65 ? 4.9 : 5, 0.15))), 1);
  return {
    lips: '1',
    dentition: toothless ? ['2'] : ['1'],
    ...(toothless
      ? { missingTeethUpperLeft: String(random.integer(5, 8)), missingTeethLowerRight: String(random.integer(5, 8)) }
      : {}),
    pharynx: '1',
    visionLeft: vision(),
    visionRight: vision(),
    hearing: age >= 65 && random.next() * 100 < LIFESTYLE.hearingLoss ? '2' : '1',
    motorFunction: age >= 85 && random.chance(0.05) ? '2' : '1',
    heartRate,
    heartRhythm: random.chance(0.95) ? '1' : '2',
  };
}

const PHYSICAL: Answers = {
  skin: '1',
  sclera: '1',
  lymphNodes: '1',
  barrelChest: '1',
  breathSounds: '1',
  rales: '1',
  heartMurmur: '1',
  abdominalTenderness: '1',
  abdominalMass: '1',
  hepatomegaly: '1',
  splenomegaly: '1',
  shiftingDullness: '1',
  lowerLimbEdema: '1',
};

const PROBLEMS: Answers = {
  cerebrovascularDisease: ['1'],
  kidneyDisease: ['1'],
  heartDisease: ['1'],
  vascularDisease: ['1'],
  eyeDisease: ['1'],
  nervousSystemDisease: '1',
  otherSystemDisease: '1',
};

function examined(
  key: string,
  textKey: string,
  done: number,
  abnormal: number,
  findings: readonly string[],
  random: Random,
): Answers {
  if (random.next() * 100 >= done) return {};
  return random.next() * 100 < abnormal ? { [key]: '2', [textKey]: random.pick(findings) } : { [key]: '1' };
}

function medicationsOf(known: readonly string[], index: number): Json {
  const rows = [
    ...(known.includes('hypertension') ? [DRUGS[index % DRUGS.length]!] : []),
    ...(known.includes('diabetes') ? [DIABETES_DRUGS[index % DIABETES_DRUGS.length]!] : []),
  ];
  return rows.map(({ drugName, usage, dosage }) => ({
    drugName,
    usage,
    dosage,
    duration: `${(index % 9) + 1}年`,
    adherence: index % 6 === 0 ? '2' : '1',
  }));
}
