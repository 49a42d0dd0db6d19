import { isLiveCard } from '../clinical/index.ts';
import { newestFirst, type FactRule, type HistoryRecord, type PersonHistory } from '../lists/index.ts';
import { addYears, type CalendarDay } from '../shared/index.ts';

const FROM_CARDS: { readonly [formId: string]: string } = {
  'hypertension-card': '04',
  'diabetes-card': '05',
  'psychosis-card': '06',
  'tuberculosis-card': '07',
  'copd-card': '22',
};
/** Codes that are worked out; of a contract only the others count. */
const WORKED_OUT: ReadonlySet<string> = new Set(['01', '02', '03', '08', '10', ...Object.values(FROM_CARDS)]);

const latest = (records: readonly HistoryRecord[], formId: string): HistoryRecord | undefined =>
  records.filter((one) => one.formId === formId).sort(newestFirst)[0];

const codesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The part of `populationsOf` that is the same on every day: all but the ages (02, 03) and 10, nobody special. */
function withoutAges({ records }: PersonHistory): readonly string[] {
  const pregnant = records.some(
    ({ formId, data }) => formId === 'pregnancy-basic-info' && data['recordStatus'] === '0',
  );
  const cards = Object.entries(FROM_CARDS).flatMap(([form, code]) =>
    records.some((card) => card.formId === form && isLiveCard(card, records)) ? [code] : [],
  );
  const disabled = codesIn(latest(records, 'disability')?.data['disabilities']).some((code) => code !== '1');
  const contract = codesIn(latest(records, 'family-doctor-contract')?.data['population']);
  return [
    ...(pregnant ? ['01'] : []),
    ...cards,
    ...(disabled ? ['08'] : []),
    ...contract.filter((code) => !WORKED_OUT.has(code)),
  ].sort();
}

/**
 * `resident.conditions` of the lists [P]: codes of dictionary contract-population, worked out and never typed. 03 from 65, 02 under 7, 01 pregnant,
 * 04 to 07 and 22 by live cards, 08 disabled; the rest as the latest contract says; 10 where nothing applies.
 */
export function populationsOf(history: PersonHistory, today: CalendarDay): readonly string[] {
  const born = history.resident['birthDate'] as CalendarDay;
  const ages = [...(addYears(born, 7) > today ? ['02'] : []), ...(addYears(born, 65) <= today ? ['03'] : [])];
  const codes = [...withoutAges(history), ...ages].sort();
  return codes.length === 0 ? ['10'] : codes;
}

/** What of the populations is stored; the ages are asked of the birth date. */
export const storedPopulations: FactRule = {
  name: 'resident.populations',
  version: 2,
  reads: [
    ...['pregnancy-basic-info', ...Object.keys(FROM_CARDS), 'tuberculosis-follow-up'],
    ...['disability', 'family-doctor-contract'],
  ],
  work: withoutAges,
};
