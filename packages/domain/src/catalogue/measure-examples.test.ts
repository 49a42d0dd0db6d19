import { describe, expect, it } from 'vitest';
import { compileRowValue, subjectVocabulary, type HistoryRecord, type ListSubjectRow } from '../lists/index.ts';
import { typedParts } from '../lists/language/check-types.ts';
import { allOf } from '../lists/language/build.ts';
import {
  compileMeasure,
  formOf,
  hasRows,
  MEASURES,
  type MeasureDefinition,
  type MeasureExample,
} from '../measures/index.ts';
import { isOwnRow, ROW_KINDS } from '../measures/row-kinds.data.ts';
import { MEASURE_EXAMPLES } from '../measures/examples/index.ts';
import { addYears, calendarDay, type CalendarDay, type JsonObject } from '../shared/index.ts';
import { loadListLibrary } from './list-library.ts';

const library = await loadListLibrary();
const groups = Object.entries(MEASURE_EXAMPLES).map(([group, examples]) => ({ group, examples }));
const EVENT = calendarDay(2026, 6, 1);
const asked = { today: calendarDay(2026, 12, 31), year: 2026, me: 'doctor', institution: '990101' };
const question = {
  period: { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) },
  today: asked.today,
  settings: [],
};
const RULE_FACTS: { readonly [rule: string]: string } = {
  'standard-management-hypertension': 'standardHypertension',
  'standard-management-diabetes': 'standardDiabetes',
  'standard-management-psychosis': 'standardPsychosis',
  'services-due': 'servicesDue',
  'services-done': 'servicesDone',
};
/** Answers that say on which day a sheet is of. */
const DAYS = ['examDate', 'cardDate', 'fillDate', 'followUpDate', 'assessmentDate', 'visitDate', 'recordDate', 'date'];
const PERSONAL = [
  'age',
  'sex',
  'birthDate',
  'status',
  'filedOn',
  'conditions',
  'completeness',
  'nextHypertensionOn',
  'nextDiabetesOn',
];

let serial = 0;
function sheet(formId: string, { id, ...answers }: JsonObject): HistoryRecord {
  const day = DAYS.map((key) => answers[key]).find((value) => typeof value === 'string') ?? EVENT;
  const facts = { institution: '990101101', createdBy: 'doctor', updatedBy: 'doctor', version: 1 };
  const createdAt = `${String(answers['@createdAt'] ?? EVENT)}T02:00:00.000Z`;
  return {
    ...facts,
    id: typeof id === 'string' ? id : `s${String((serial += 1)).padStart(4, '0')}`,
    formId,
    occurredOn: String(answers['@occurredOn'] ?? day).slice(0, 10) as CalendarDay,
    createdAt,
    updatedAt: createdAt,
    ...(typeof answers['@reviewState'] === 'string' && { reviewState: answers['@reviewState'] }),
    ...(typeof answers['@uploadState'] === 'string' && { uploadState: answers['@uploadState'] }),
    data: answers,
  };
}

/** The example's person, and the sheet that is the row. */
function rowOf({ of }: MeasureDefinition, { given }: MeasureExample): ListSubjectRow {
  const { cards = [], forms = {}, rules = {}, record, row, form: ofForm, ...answers } = given;
  const age = typeof given['age'] === 'number' ? given['age'] : 70;
  const sex = given['sex'] === 'female' ? 'female' : 'male';
  const facts = Object.fromEntries(
    Object.entries(rules as JsonObject).map(([rule, value]) => [RULE_FACTS[rule] ?? rule, value]),
  );
  const personal = Object.fromEntries(PERSONAL.flatMap((key) => (key in given ? [[key, given[key]]] : [])));
  const resident = { id: 'p', status: '1', birthDate: addYears(EVENT, -age), ...personal, ...facts, sex } as JsonObject;
  const others = Object.entries(forms as { [form: string]: readonly JsonObject[] }).flatMap(([form, sheets]) =>
    sheets.map((one) => sheet(form, one)),
  );
  const held = (cards as readonly string[]).map((form) =>
    sheet(form, {
      cardDate: '2020-01-01',
      fillDate: '2020-01-01',
      ...(form === 'diabetes-card' && { diabetesType: '2' }),
    }),
  );
  const form = formOf(of) ?? (of === 'entry' ? String(ofForm) : undefined);
  const day = answers['examDate'] ?? EVENT;
  const own =
    form === undefined ? undefined : sheet(form, (record as JsonObject | undefined) ?? { examDate: day, ...answers });
  const records = [...others, ...held, ...(own ? [own] : [])];
  const root = isOwnRow(of) ? ROW_KINDS[of].root : of;
  const roots = {
    [root]:
      root === 'upload' ? { recordDate: EVENT, reconcileState: '0', ...(row as JsonObject) } : (row as JsonObject),
  };
  return { asked, person: { resident, records }, ...(own && { record: own }), ...(row !== undefined && { roots }) };
}

/** Where a measure puts a row, in the words of the examples. */
function valueOf(definition: MeasureDefinition, row: ListSubjectRow): unknown {
  const vocabulary = subjectVocabulary(definition.of, library);
  const { value } = compileMeasure(definition, question);
  if (!vocabulary || !value) throw new RangeError(definition.id);
  return compileRowValue(typedParts(value, '', vocabulary, 'number'), vocabulary)(row);
}

function placeOf(definition: MeasureDefinition, row: ListSubjectRow): 'numerator' | 'denominator' | 'out' {
  const vocabulary = subjectVocabulary(definition.of, library);
  if (!vocabulary) throw new RangeError(definition.of);
  const { population, among, counts } = compileMeasure(definition, question);
  const holds = (...conditions: readonly Parameters<typeof allOf>[0][number][]): boolean =>
    compileRowValue(typedParts(allOf(conditions), '', vocabulary, 'boolean'), vocabulary)(row) === true;
  if (!holds(population, among)) return 'out';
  return !counts || holds(counts) ? 'numerator' : 'denominator';
}

/** Made many at once out of a table, or reckoned by hand on the server (`hand-counts.test.ts`). */
const IN_FAMILIES = /^(dose|cohort|strip|glucose|department|bp|bg)-/;
it('every measure has an example of somebody who counts or does not: measures/examples/<group>.data.ts', () => {
  const shown = new Set(groups.flatMap(({ examples }) => examples.map(({ id }) => id)));
  const without = [...MEASURES.values()].filter((one) => hasRows(one) && !shown.has(one.id)).map(({ id }) => id);
  expect(without.filter((id) => !IN_FAMILIES.test(id))).toEqual([]);
});

describe.each(groups)('$group', ({ examples }) => {
  it.each(examples.map((example, at) => ({ name: `${example.id} ${at}`, example })))('$name', ({ example }) => {
    const definition = MEASURES.get(example.id);
    if (!definition)
      throw new RangeError(`There is no measure “${example.id}”: is its group a line of measures/all-measures.ts?`);
    const number = Number(example.counts);
    if (!Number.isNaN(number)) {
      expect(valueOf(definition, rowOf(definition, example))).toBe(number);
      return;
    }
    const place = placeOf(definition, rowOf(definition, example));
    if (example.counts === 'numerator') expect(place).toBe('numerator');
    else if (example.counts === 'denominator') expect(place).toBe('denominator');
    else expect(place).not.toBe('numerator');
    // A number has no denominator; of a share, whoever is not known is not in it.
    if (example.counts.startsWith('not in') && definition.kind === 'rate') expect(place).toBe('out');
  });
});
