import { codeOf, numberOf, textOf } from '../../clinical/index.ts';
import type { Answers } from '../../forms/index.ts';
import { wasGiven } from '../../maternal-child/immunization/immunization-rules.ts';
import { datePregnancy } from '../../maternal-child/pregnancy/pregnancy-dating.rules.ts';
import { deliveryFacts, newbornFacts } from './birth-facts.ts';
import { contractBefore } from '../../prevention/contract/contract-before.rules.ts';
import type { FactSource } from './fact-source.ts';

/** A pregnancy lasts 40 weeks from its last period; 44 leave room for one that is late. */
const PREGNANCY_DAYS = 44 * 7;
/** The puerperium of 42 days, and as long again for those who come late. */
const PUERPERIUM_DAYS = 84;
/** The longest regimen of tuberculosis, of drug resistant one. */
const TUBERCULOSIS_DAYS = 730;
/** Home readings that a patient's statistics look back on. */
const READINGS_DAYS = 92;

const personal = (...same: readonly string[]): readonly FactSource[] => [{ from: 'resident-personal-info', same }];

const pregnancy = (...same: readonly string[]): FactSource => ({
  from: 'pregnancy-basic-info', withinDays: PREGNANCY_DAYS, same: ['lastMenstrualPeriod', ...same],
  derive: ([sheet]) => ({ countedFrom: sheet && datePregnancy(sheet.data).countedFrom }),
});

/** What booking and the first visit both ask of the couple, of earlier pregnancies and of diseases: whoever booked her has asked it already. */
const ASKED_AT_BOOKING = [
  'husbandName', 'husbandBirthDate', 'husbandPhone', 'gravidity', 'vaginalDeliveries', 'caesareanDeliveries', 'spontaneousAbortions', 'inducedAbortions',
  'fetalDeaths', 'stillbirths', 'neonatalDeaths', 'birthDefects', 'pastHistory', 'pastHistoryOther', 'familyHistory', 'familyHistoryOther', 'personalHistory',
  'personalHistoryOther', 'gynecologicSurgeryHistory', 'gynecologicSurgeryHistoryDetail',
];

/** The first visit holds the last period, too: who has no booklet is asked for it once. What the booklet says goes before it. */
const firstVisit: FactSource = { from: 'first-prenatal-visit', withinDays: PREGNANCY_DAYS, same: ['lastMenstrualPeriod', 'height'] };

/** How often she was with child, this one included, and how often she gave birth before it: what the delivery counts on from. */
const pregnanciesBefore = (source: FactSource): FactSource => ({
  ...source, same: [...(source.same ?? []), 'gravidity', 'vaginalDeliveries', 'caesareanDeliveries'],
});

/** Where a hospital elsewhere wrote the sheet of the birth, the visit at home told its day; that sheet goes before it. */
const delivery: readonly FactSource[] = [
  { from: 'postpartum-visit', withinDays: PUERPERIUM_DAYS, same: ['deliveryDate', 'dischargeDate'] },
  {
    from: 'delivery-mother', withinDays: PUERPERIUM_DAYS, same: ['dischargeDate'],
    derive: ([sheet]) => ({ deliveryDate: textOf(sheet?.data['deliveryTime'])?.slice(0, 10) }),
  },
];

const birth: FactSource = { from: 'child-basic-info', same: ['gestationalWeeks', 'gestationalDays', 'birthWeight', 'birthLength', 'birthHeadCircumference'] };

/** What the booklet of a child and the visit after its birth both ask: who writes the second one finds it there. */
const BIRTH_SHEET = [
  'fatherName', 'fatherBirthDate', 'fatherOccupation', 'fatherPhone', 'motherName', 'motherBirthDate', 'motherOccupation', 'motherPhone', 'gestationalWeeks',
  'maternalPregnancyDisease', 'maternalPregnancyDiseaseOther', 'birthMode', 'birthModeOther', 'deliveryInstitution', 'birthWeight', 'birthLength', 'asphyxia',
  'diseaseScreening', 'diseaseScreeningOther', 'hearingScreening', 'apgar1', 'apgar5',
];

/** The visit after the birth has two sheets that ask the same, one under the mother's page and one under the child's: who fills in one finds the other's. */
const birthTold = (from: string): FactSource => ({
  from, same: [...BIRTH_SHEET, 'malformationDetail', 'feedingMethod'],
  derive: ([sheet]) => ({ birthDefect: codeOf(sheet?.data['malformation']) }),
});

/** The sheet of the birth in the child's own file; what its other sheets say goes before it. */
const atBirth: FactSource = { from: 'delivery-newborn', derive: ([sheet]) => (sheet ? newbornFacts(sheet.data) : {}) };

/** Columns of the vaccination card that a sheet of one dose has as well. */
const DOSE = ['vaccine', 'doseNumber', 'site', 'batchNumber', 'expiryDate', 'manufacturer', 'institution', 'vaccinator', 'paid', 'doseType'];

/** Doses that were given on sheets of their own, as rows of the card; who and where by their codes. */
const givenDoses: FactSource = {
  from: 'immunization-dose',
  derive: (sheets) => ({
    givenDoses: sheets
      .filter(({ data }) => wasGiven(data))
      .map(({ on, data }) => ({ date: on, ...Object.fromEntries(DOSE.map((key) => [key, data[key] ?? null])) }))
      .reverse(),
  }),
};

/** What every sheet before a marriage asks of who marries. */
const WHO_MARRIES = ['ethnicGroup', 'educationLevel', 'occupation', 'workplace', 'currentAddress'];

const readings = (from: string): FactSource => ({ from, withinDays: READINGS_DAYS, derive: (records) => ({ readings: records.map(({ data }) => data) }) });

/** In figures that count: not Lo or Hi, not of control solution, not thrown out. */
const isFastingReading = (data: Answers): boolean =>
  codeOf(data['timePoint']) === '1' && numberOf(data['value']) !== undefined && data['valid'] !== false && data['controlSolution'] !== true &&
  (codeOf(data['outOfRange']) ?? '0') === '0';

/** Form → what it is told of other sheets of the same person, as `docs/catalogue.md` lists it. Follow-ups hear of their own last visit elsewhere. */
export const FACT_SOURCES: { readonly [formId: string]: readonly FactSource[] } = {
  'archive-cover': personal('filingDate', 'filingInstitution', 'filingPerson', 'registeredAddressDetail', 'responsibleDoctor'),
  'resident-info-card': personal('aboBloodType', 'rhBloodType', 'contactName', 'contactPhone', 'pastDiseases'),
  'past-history': personal(
    'pastDiseases', 'pastDiseaseDetails', 'malignantTumorName', 'occupationalDiseaseName', 'otherDiseaseName', 'surgeryHistory', 'surgeries', 'traumaHistory',
    'traumas', 'transfusionHistory', 'transfusions',
  ),
  'family-history': personal(
    'familyHistoryFather', 'familyHistoryFatherOther', 'familyHistoryMother', 'familyHistoryMotherOther', 'familyHistorySiblings', 'familyHistorySiblingsOther',
    'familyHistoryChildren', 'familyHistoryChildrenOther', 'hereditaryDiseaseHistory', 'hereditaryDiseaseName',
  ),
  disability: personal('disabilities', 'disabilityOther'),
  'tuberculosis-follow-up': [{
    from: 'tuberculosis-card', withinDays: TUBERCULOSIS_DAYS,
    same: ['patientType', 'isMultidrugResistant', 'treatmentStartDate', 'supervisor', 'chemotherapyRegimen', 'drugUsage', 'drugForms'],
  }, {
    from: 'tuberculosis-follow-up', withinDays: TUBERCULOSIS_DAYS,
    derive: (visits) => ({
      earlierVisits: visits.map(({ on, data }) => ({
        followUpDate: on, drugUsage: data['drugUsage'] ?? null, missedDoses: data['missedDoses'] ?? null,
      })),
    }),
  }],
  'psychosis-card': [{ from: 'psychosis-follow-up', withinDays: 366, same: ['riskGrade'] }],
  'child-basic-info': [
    ...personal('ethnicGroup', 'residenceType', 'registeredAddress', 'registeredAddressDetail', 'currentAddress', 'currentAddressDetail'),
    atBirth,
    { from: 'postpartum-newborn-visit', same: BIRTH_SHEET },
    { from: 'newborn-home-visit', same: BIRTH_SHEET },
  ],
  'newborn-home-visit': [atBirth, birthTold('postpartum-newborn-visit'), { from: 'child-basic-info', same: BIRTH_SHEET }],
  'pregnancy-basic-info': personal(
    'ethnicGroup', 'educationLevel', 'occupation', 'workplace', 'aboBloodType', 'rhBloodType', 'registeredAddress', 'currentAddress',
  ),
  'prepregnancy-basic-info': personal('ethnicGroup', 'educationLevel', 'currentAddress'),
  'prepregnancy-assessment': personal('currentAddress'),
  'premarital-basic-info': personal(...WHO_MARRIES),
  'premarital-female-general-exam': personal(...WHO_MARRIES, 'aboBloodType', 'rhBloodType'),
  'premarital-male-general-exam': personal(...WHO_MARRIES, 'aboBloodType', 'rhBloodType'),
  'premarital-certificate': personal('ethnicGroup', 'workplace', 'currentAddress'),
  'surveillance-women-death': personal('registeredAddress', 'currentAddress'),
  'surveillance-high-risk-pregnancy': personal('currentAddress'),
  'first-prenatal-visit': [...personal('aboBloodType'), pregnancy(
    'aboBloodType', ...ASKED_AT_BOOKING,
    'prePregnancyWeight', 'prePregnancyBmi', 'fetusCount', 'baselineSystolic', 'baselineDiastolic', 'conceptionMode', 'medicalAbortions', 'midTrimesterInductions',
  )],
  'prenatal-visit': [firstVisit, pregnancy('prePregnancyWeight', 'height', 'fetusCount', 'baselineSystolic', 'baselineDiastolic')],
  'delivery-mother': [pregnanciesBefore(firstVisit), pregnanciesBefore(pregnancy())],
  'prenatal-summary': [
    pregnancy('prePregnancyWeight'),
    {
      from: 'prenatal-visit', withinDays: PREGNANCY_DAYS,
      derive: (visits) => ({ prenatalVisitCount: visits.length, lastWeight: visits.map(({ data }) => numberOf(data['weight'])).find((weight) => weight !== undefined) }),
    },
  ],
  'postpartum-visit': delivery,
  'postpartum-42-day': delivery,
  'puerperium-status': delivery,
  'child-check-up': [atBirth, birth],
  'postpartum-newborn-visit': [atBirth, birthTold('newborn-home-visit'), { from: 'child-basic-info', same: ['currentRegion', ...BIRTH_SHEET] }],
  'child-death-report': [{ from: 'child-basic-info', same: ['fatherName', 'guardianPhone', 'currentRegion'] }],
  'frail-child-management': [{ from: 'child-basic-info', same: ['guardianPhone'] }],
  'immunization-record': [atBirth, givenDoses, {
    from: 'child-basic-info',
    same: [
      'guardianName', 'guardianRelation', 'guardianPhone', 'registeredRegion', 'currentRegion',
      'birthWeight', 'deliveryInstitution', 'birthCertificateNumber',
    ],
  }],
  'delivery-newborn': [{ from: 'delivery-mother', withinDays: PUERPERIUM_DAYS, derive: ([sheet]) => (sheet ? deliveryFacts(sheet.data) : {}) }, {
    from: 'child-basic-info', same: ['gestationalWeeks', 'birthCertificateNumber'],
  }],
  'frail-child-follow-up': [birth, { from: 'frail-child-management', same: ['enrolDate', 'frailTypes'] }, { from: 'frail-child-follow-up', none: { firstVisit: true } }],
  'immunization-dose': [atBirth, givenDoses, {
    from: 'immunization-record', same: ['doses', 'motherHbsAg', 'birthWeight', 'childHiv', 'immuneDeficiency', 'permanentContraindications'],
  }],
  'blood-pressure-reading': [{ from: 'blood-pressure-patient', same: ['targetSystolic', 'targetDiastolic', 'homeTargetSystolic', 'homeTargetDiastolic'] }],
  'blood-glucose-reading': [
    { from: 'blood-glucose-patient', same: ['fastingTargetHigh', 'postprandialTargetHigh'] },
    {
      from: 'blood-glucose-reading', withinDays: READINGS_DAYS,
      derive: (records) => ({ fastingReadings: records.filter(({ data }) => isFastingReading(data)).map(({ on, data }) => ({ on, value: data['value'] ?? null })) }),
    },
  ],
  // Whoever renews finds what was agreed upon before.
  'family-doctor-contract': [{
    from: 'family-doctor-contract', same: ['population', 'team', 'teamLeader', 'doctor', 'doctorPhone', 'publicHealthDoctor', 'nurse', 'packages'],
    derive: (sheets) => contractBefore(sheets.map(({ data }) => data)),
  }],
  'blood-pressure-patient': [...personal('contactName', 'contactPhone'), readings('blood-pressure-reading')],
  'blood-glucose-patient': [...personal('contactName', 'contactPhone'), readings('blood-glucose-reading')],
};
