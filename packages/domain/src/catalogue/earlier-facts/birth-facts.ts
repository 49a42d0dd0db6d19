import { codeOf, numberOf, textOf } from '../../clinical/index.ts';
import type { Answers } from '../../forms/index.ts';
import { addDays, type CalendarDay, type Json, type JsonObject } from '../../shared/index.ts';
import type { EarlierRecord } from './fact-source.ts';

type Facts = { readonly [fact: string]: Json | undefined };

const DELIVERY = 'delivery-mother';
const NEWBORN = 'delivery-newborn';
const BOOKLET = 'pregnancy-basic-info';
/** A booklet is begun at most so many days before the birth it leads to. */
const BOOKED_BEFORE = 300;
/** The sheets of a child that ask how it was born. */
const CHILDS = [
  'child-basic-info',
  'newborn-home-visit',
  'postpartum-newborn-visit',
  'immunization-record',
  'immunization-dose',
];

/** Sheets of the mother that a form of her child is told of; none for most. */
export const birthSheetsAskedBy = (formId: string): readonly string[] =>
  CHILDS.includes(formId) ? [DELIVERY, NEWBORN, BOOKLET] : formId === NEWBORN ? [DELIVERY] : [];

/** What a form calls normal below 8 of the Apgar score is asphyxia; codes of dictionaries/none-present. */
function asphyxiaCode(data: Answers): string | undefined {
  const scores = [numberOf(data['apgar1']), numberOf(data['apgar5'])];
  if (scores.some((score) => score !== undefined && score < 8)) return '2';
  return scores.every((score) => score !== undefined) ? '1' : undefined;
}

/** Grams as the sheets of a child have them, kg with two decimals. */
const kilograms = (grams: number | undefined): number | undefined =>
  grams === undefined ? undefined : Math.round(grams / 10) / 100;

/** What was given before the child left the hospital, as rows of its vaccination card: written down afterwards (补录), so the card asks no more of them. */
function birthDoses(data: Answers): readonly JsonObject[] | undefined {
  const rows = (['hepatitisB', 'bcg'] as const).flatMap((key): readonly JsonObject[] => {
    const on = textOf(data[`${key}VaccineTime`])?.slice(0, 10);
    if (codeOf(data[`${key}Vaccine`]) !== '1' || on === undefined) return [];
    const batch = textOf(data[`${key}VaccineLot`]);
    const vaccine = key === 'bcg' ? 'BCG' : 'HepB';
    return [{ vaccine, doseNumber: 1, date: on, ...(batch && { batchNumber: batch }), paid: '1', doseType: '5' }];
  });
  return rows.length === 0 ? undefined : rows;
}

/** 产时情况（婴儿） in the keys, units and codes of the child's own sheets. That blood was taken says nothing of what was found. */
export const newbornFacts = (data: Answers): Facts => ({
  gestationalWeeks: numberOf(data['gestationalWeek']),
  gestationalDays: numberOf(data['gestationalDay']),
  birthWeight: kilograms(numberOf(data['birthWeight'])),
  birthLength: numberOf(data['birthLength']),
  birthHeadCircumference: numberOf(data['headCircumference']),
  birthChestCircumference: numberOf(data['chestCircumference']),
  birthOrder: numberOf(data['birthOrder']),
  birthCertificateNumber: textOf(data['birthCertificateNumber']),
  apgar1: numberOf(data['apgar1']),
  apgar5: numberOf(data['apgar5']),
  apgar10: numberOf(data['apgar10']),
  asphyxia: asphyxiaCode(data),
  birthDefect: codeOf(data['birthDefect']),
  birthDefectTypes: data['birthDefectTypes'],
  hearingScreening: codeOf(data['hearingScreening']),
  hepatitisBFirstDose: codeOf(data['hepatitisBVaccine']),
  bcg: codeOf(data['bcgVaccine']),
  birthDoses: birthDoses(data),
  ...(codeOf(data['metabolicScreening']) === '2' && { diseaseScreening: ['1'] }),
});

/** 分娩方式 of the mother's sheet → dictionaries/child-birth-mode: breech help is 臀位 there. */
const MODES: { readonly [code: string]: string } = { '1': '1', '2': '2', '3': '3', '4': '6', '5': '4', '6': '7' };
const TWINS = '5';

/** 产时情况（产妇） in the same. */
export function deliveryFacts(data: Answers): Facts {
  const [mode, fetuses] = [MODES[codeOf(data['deliveryMode']) ?? ''], codeOf(data['fetusCount'])];
  const several = fetuses === '2' || fetuses === '3';
  return {
    gestationalWeeks: numberOf(data['gestationalWeek']),
    gestationalDays: numberOf(data['gestationalDay']),
    birthMode: mode === undefined ? undefined : [mode, ...(several ? [TWINS] : [])],
    birthModeOther: textOf(data['deliveryModeOther']),
    deliveryInstitution: textOf(data['deliveryInstitution']),
    birthPlace: codeOf(data['deliveryPlace']),
    plurality: fetuses,
    // Of several each has its own minute and its place in the order.
    ...(several ? {} : { birthTime: textOf(data['deliveryTime']) }),
    ...(fetuses === '1' && { birthOrder: 1 }),
  };
}

/** The father by the mother's booklet, where he has no file of his own. */
const fatherFacts = (data: Answers): Facts => ({
  fatherName: textOf(data['husbandName']),
  fatherBirthDate: textOf(data['husbandBirthDate']),
  fatherPhone: textOf(data['husbandPhone']),
});

/** Whose sheets are read: a birth near midnight may stand under either day. */
const isOf = (born: CalendarDay, { on }: EarlierRecord): boolean => on >= addDays(born, -1) && on <= addDays(born, 1);

/**
 * How a child was born, by the sheets in its mother's file. A sheet of a baby that was kept there counts only where it can be no other child's:
 * one of that birth, or one of that sex among them. `sex` as the file has it.
 */
export function birthFacts(
  child: { readonly sex: 'male' | 'female'; readonly birthDate: CalendarDay },
  ofMother: readonly EarlierRecord[],
): JsonObject {
  const sheets = ofMother.filter((sheet) => isOf(child.birthDate, sheet));
  const delivery = sheets.find(({ formId }) => formId === DELIVERY);
  const babies = sheets.filter(({ formId }) => formId === NEWBORN);
  const sex = child.sex === 'male' ? '1' : '2';
  // Who has a file was born alive; codes of 分娩结局.
  const alike = babies.filter(
    ({ data }) => codeOf(data['sex']) === sex && !['2', '3'].includes(codeOf(data['deliveryOutcome']) ?? ''),
  );
  const birth = deliveryFacts(delivery?.data ?? {});
  const several = birth['plurality'];
  const own =
    alike.length === 1 && (babies.length > 1 || several === undefined || several === '1') ? alike[0] : undefined;
  const baby = known(newbornFacts(own?.data ?? {}));
  return known({
    ...fatherFacts(bookletOf(child.birthDate, ofMother)),
    ...birth,
    ...baby,
    birthDoses: placed(baby['birthDoses'], birth['deliveryInstitution']),
  });
}

/** The booklet that led to a birth. */
const bookletOf = (born: CalendarDay, ofMother: readonly EarlierRecord[]): Answers =>
  ofMother.find(({ formId, on }) => formId === BOOKLET && on <= born && on >= addDays(born, -BOOKED_BEFORE))?.data ??
  {};

/** Doses with where they were given, as far as that is known. */
const placed = (doses: Json | undefined, where: Json | undefined): Json | undefined =>
  Array.isArray(doses) && where ? doses.map((dose) => ({ ...(dose as JsonObject), institution: where })) : doses;

const known = (facts: Facts): JsonObject =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, value] as const],
    ),
  );
