import type { CompiledForm } from '../forms/index.ts';
import {
  compileRowValue,
  newestFirst,
  RESIDENT_FIELDS,
  typedExpression,
  vocabularyOf,
  writeExpression,
  type Fields,
  type HistoryRecord,
  type ListSubjectRow,
  type PersonHistory,
  type RowValue,
  type Vocabulary,
} from '../lists/index.ts';
import type { CalendarDay, Json } from '../shared/index.ts';
import type { AcrossRule, ConditionRule } from './across-rule.ts';
import { findingId, type Finding } from './finding.ts';
import { fingerprint } from './fingerprint.ts';

/** What is looked at: everything of a person, and since when their file is out of care. */
export type CheckedHistory = PersonHistory & { readonly leftCareOn?: CalendarDay };
/** Finds what is wrong across the records of one person. */
export type AcrossFindings = (history: CheckedHistory) => readonly Finding[];

/** Whose answers the rules read; of other forms' sheets the days are enough. */
export const formsOfRules = (rules: readonly AcrossRule[]): readonly string[] => [
  ...new Set(rules.flatMap((rule) => ['find' in rule ? rule.reads : formsIn(rule.when), rule.on].flat())),
];
const formsIn = (source: string): readonly string[] =>
  [...source.matchAll(/\b(?:latest|first|count|has|card)\(\s*([a-z0-9-]+)/g)].map(([, form]) => form as string);

type Hit = { readonly says: string; readonly values: string };
type Judge = (record: HistoryRecord, row: ListSubjectRow) => Hit | undefined;

const ARCHIVE: Fields = { leftOn: { type: 'day' } };
// Nothing here depends on the day it is asked, so that what is stored stays true.
const OF_THE_DAY = /@today|@year|\byear\b|@me|@institution\b|resident\.(age|overdueDays)/;

/**
 * Makes rules ready to run over one person's sheets.
 * @throws SyntaxError for an expression that is none, that names what there is not, or that depends on the day it is asked.
 */
export function compileAcross(
  rules: readonly AcrossRule[],
  forms: (formId: string) => CompiledForm | undefined,
): AcrossFindings {
  const judges = new Map<string, { readonly rule: AcrossRule; readonly field: string; readonly judge: Judge }[]>();
  const vocabulary = vocabularyOf({}, (formId) => forms(formId));
  for (const rule of rules)
    for (const formId of rule.on) {
      const form = forms(formId);
      if (!form) throw new SyntaxError(`The rule ${rule.id} is of a form there is not: ${formId}`);
      const judge = 'find' in rule ? written(rule.find) : conditional(rule, formId, vocabulary);
      const known = judges.get(formId) ?? [];
      judges.set(formId, [...known, { rule, field: fieldOf(rule, form), judge }]);
    }
  return (history) => {
    const sorted = [...history.records].sort(newestFirst);
    return sorted.flatMap((record, at) => {
      const mine = judges.get(record.formId);
      if (!mine) return [];
      const before = sorted.slice(at + 1).find(({ formId }) => formId === record.formId);
      const row = rowOf(history, record, before);
      return mine.flatMap(({ rule, field, judge }) => {
        const hit = judge(record, row);
        return hit ? [findingOf(record, rule, field, hit)] : [];
      });
    });
  };
}

const rowOf = (history: CheckedHistory, record: HistoryRecord, before: HistoryRecord | undefined): ListSubjectRow => ({
  asked: { today: record.occurredOn, year: 0, me: '', institution: '' },
  person: history,
  record,
  roots: {
    archive: history.leftCareOn === undefined ? {} : { leftOn: history.leftCareOn },
    ...(before && { previous: { ...before.data, '@occurredOn': before.occurredOn } }),
  },
});

function fieldOf({ id, field }: AcrossRule, { definition, fields }: CompiledForm): string {
  const wanted = typeof field === 'string' ? field : (field[definition.id] ?? '');
  const key = wanted === '@day' ? (definition.occurredOn ?? '') : wanted;
  if (key !== '' && !fields.some((one) => one.key === key))
    throw new SyntaxError(`The rule ${id} leads to a field ${definition.id} has not: ${key}`);
  return key;
}

const written =
  (
    find: (record: HistoryRecord, history: PersonHistory) => { says: string; values: readonly unknown[] } | undefined,
  ): Judge =>
  (record, { person }) => {
    const hit = person && find(record, person);
    return hit && { says: hit.says, values: fingerprint(JSON.stringify(hit.values)) };
  };

function conditional(rule: ConditionRule, formId: string, forms: Vocabulary): Judge {
  const fields = forms.form(formId) ?? {};
  const vocabulary = {
    ...forms,
    roots: { record: fields, previous: fields, resident: RESIDENT_FIELDS, archive: ARCHIVE },
  };
  const value = (source: string): RowValue => {
    if (OF_THE_DAY.test(source)) throw new SyntaxError(`The rule ${rule.id} depends on the day it is asked: ${source}`);
    return compileRowValue(typedExpression(source, vocabulary), vocabulary);
  };
  const typed = typedExpression(rule.when, vocabulary, 'boolean');
  const holds = value(rule.when);
  // What the condition reads, each by itself: an exception holds while all of it stays.
  const read = [...typed.types.keys()].filter(({ kind }) => kind === 'name' || kind === 'records').map(writeExpression);
  const leaves = [...new Set(read)].filter((source) => isRead(source, vocabulary)).map(value);
  const parts = rule.says.split(/\{([^{}]+)\}/).map((text, at) => (at % 2 === 1 ? value(text) : text));
  return (_, row) => {
    if (holds(row) !== true) return undefined;
    const says = parts.map((part) => (typeof part === 'string' ? part : worded(part(row)))).join('');
    return { says, values: fingerprint(JSON.stringify(leaves.map((leaf) => leaf(row) ?? null))) };
  };
}

/** A name inside of a condition over other sheets means something else than beside it, or nothing. */
function isRead(source: string, vocabulary: Vocabulary): boolean {
  try {
    typedExpression(source, vocabulary);
    return true;
  } catch {
    return false;
  }
}

const worded = (value: Json | undefined): string => (value === undefined || value === null ? '—' : String(value));

const findingOf = (record: HistoryRecord, rule: AcrossRule, field: string, { says, values }: Hit): Finding => ({
  id: findingId(record.id, `across:${rule.id}`, field),
  kind: 'across',
  rule: `across:${rule.id}`,
  severity: rule.severity,
  recordId: record.id,
  formId: record.formId,
  field,
  says,
  values,
  occurredOn: record.occurredOn,
  author: record.createdBy,
});
