import { OWN_PREGNANCY as OWN, OWN_PUERPERIUM as OWN_AFTER } from './own-sheets.data.ts';

/** Days of pregnancy today, counted from 280 days before the expected delivery. */
export const PREGNANCY_DAYS = 'daysBetween(addDays(record.expectedDeliveryDate, -280), @today)';

/** The sheets of the card's own pregnancy, beside those of others. */
export const OWN_SHEETS = {
  first: `first-prenatal-visit, when: ${OWN}`,
  visit: `prenatal-visit, when: ${OWN}`,
  birth: `delivery-mother, when: ${OWN}`,
  postpartum: `postpartum-visit, when: ${OWN_AFTER}`,
  day42: `postpartum-42-day, when: ${OWN_AFTER}`,
} as const;

const { first, visit, birth, postpartum, day42 } = OWN_SHEETS;
/** A visit among the five by its number. */
export const numberedVisit = (number: number): string => `latest(${visit} && record.visitNumber == '${number}')`;
const GRADED = `latest(${visit} && !isMissing(record.riskLevel)).riskLevel`;
const FIRST_GRADED = `latest(${first} && !isMissing(record.riskLevel)).riskLevel`;
/** The grade of the last sheet that names one: a visit at which nobody graded changes nothing. */
export const PREGNANCY_RISK = `!isMissing(${GRADED}) ? ${GRADED} : !isMissing(${FIRST_GRADED}) ? ${FIRST_GRADED} : record.riskLevel`;
export const PRENATAL_COUNT = `count(${first}) + count(${visit})`;
export const BIRTH_SHEET = `has(${birth})`;
/** Who gave birth elsewhere has no sheet of it here, but is visited afterwards. */
export const DELIVERED = `(has(${birth}) || has(${postpartum}) || has(${day42}))`;
/** A visit says that the pregnancy was ended; the card is closed next. */
export const ENDED = `has(${visit} && record.pregnancyStatus == '2')`;

/** The second to the fifth visit with their days of pregnancy, first and last: whoever lets one pass goes on with the next. As `PRENATAL_VISITS` has them in weeks. */
const WINDOWS = [
  [2, 112, 146],
  [3, 147, 174],
  [4, 196, 258],
  [5, 259, 286],
] as const;
/** A visit of the standard can be held today and was not: the first however late, each other within its weeks. */
export const VISIT_DUE = `!has(${first}) || ${WINDOWS.map(
  ([number, from, until]) =>
    `${PREGNANCY_DAYS} >= ${from} && ${PREGNANCY_DAYS} <= ${until} && !has(${visit} && record.visitNumber == '${number}')`,
).join(' || ')}`;

/** The five grades as the dictionary says them, with how grave each is. */
export const RISK_GRADES = {
  dictionary: 'pregnancy-risk-level',
  tones: { 1: 'good', 2: 'warn', 3: 'warn', 4: 'danger', 5: 'danger' },
} as const;
