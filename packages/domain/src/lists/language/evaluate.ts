import { compileExpression } from '../../forms/formula/compile.ts';
import type { Evaluate, FormulaScope } from '../../forms/formula/scope.ts';
import type { Expression, RecordsExpression } from '../../forms/formula/syntax.ts';
import { jsonOf, numberOf, valueOf, type Value } from '../../forms/formula/value.ts';
import { parseFormula } from '../../forms/formula/parse.ts';
import { add, divide } from '../../shared/exact-number.ts';
import type { Json, JsonObject } from '../../shared/index.ts';
import { typedExpression, type TypedExpression } from './check-types.ts';
import { LIST_FUNCTIONS } from './list-functions.ts';
import {
  newestFirst,
  type AskedBy,
  type HistoryRecord,
  type ListSubjectRow,
  type PersonHistory,
} from './person-history.ts';
import { readAs, type FieldFacts, type ValueType } from './value-type.ts';
import {
  CONTEXT,
  isOwnRows,
  ORDER_OF,
  OWN_ROWS,
  RECORD_FACTS,
  WHOLE_DAY,
  withinRecords,
  type Vocabulary,
} from './vocabulary.ts';

type Read = Evaluate<ListSubjectRow>;

/** An expression made ready to run over rows. `undefined`: missing. */
export type RowValue = (row: ListSubjectRow) => Json | undefined;

/**
 * Makes an expression ready for rows that are plain data: the JavaScript half of the language.
 * @throws SyntaxError for what the language cannot say; an expression that has its types, as `typedParts` gives it, can be said: a defect of the caller.
 */
export function compileRowValue(typed: TypedExpression, vocabulary: Vocabulary): RowValue {
  const run = compiled(typed.expression, typed.types, vocabulary);
  return (row) => jsonOf(run(row));
}

/**
 * The value of an expression for one person: `latest(health-check-up).systolic`. Numbers exact, unknown in, unknown out.
 * @throws SyntaxError for an expression that is none; see `typedExpression`.
 */
export function evaluate(
  source: string,
  vocabulary: Vocabulary,
  person: PersonHistory,
  asked: AskedBy,
): Json | undefined {
  return compileRowValue(typedExpression(source, vocabulary), vocabulary)({ person, asked });
}

function compiled(expression: Expression, types: ReadonlyMap<Expression, ValueType>, vocabulary: Vocabulary): Read {
  // Paths carry no identity into the scope of names; their types are looked up by what they are called.
  const opened = openTypes(types);
  const scope: FormulaScope<ListSubjectRow> = {
    name: (path) => readName(path, vocabulary, opened.get(path.join('.'))),
    hasColumn: () => false,
    rules: {},
    functions: LIST_FUNCTIONS,
    records: (records) =>
      isOwnRows(records.form, vocabulary)
        ? readOwnRows(records, types, vocabulary)
        : readRecords(records, types, vocabulary),
  };
  return compileExpression(expression, scope);
}

/** How answers of any kind are used, by their names. */
function openTypes(types: ReadonlyMap<Expression, ValueType>): ReadonlyMap<string, ValueType> {
  const named = [...types].flatMap(([part, type]) =>
    part.kind === 'name' ? [[part.path.join('.'), type] as const] : [],
  );
  return new Map(named);
}

const contextKey = {
  '@today': 'today',
  '@year': 'year',
  '@minute': 'minute',
  year: 'year',
  '@me': 'me',
  '@institution': 'institution',
} as const;

function readName(path: readonly string[], vocabulary: Vocabulary, used: ValueType | undefined): Read | undefined {
  const [root = '', key = ''] = path;
  if (path.length === 1) {
    const asked = root === 'year' || root in CONTEXT ? contextKey[root as keyof typeof contextKey] : undefined;
    if (asked === 'minute') return (row) => row.asked.minute ?? WHOLE_DAY;
    return asked && ((row) => row.asked[asked]);
  }
  const facts = vocabulary.roots[root]?.[key];
  if (!facts) return undefined;
  if (facts.is !== undefined) return derived(facts.is, vocabulary);
  const type = facts.type === 'any' ? (used ?? 'any') : facts.type;
  if (root === 'record') return (row) => row.record && answerOf(row.record, key, type);
  if (root === 'outer') return (row) => row.outer && answerOf(row.outer, key, type);
  return (row) => valueOf(readAs(type, rootOf(row, root)?.[key]));
}

const rootOf = (row: ListSubjectRow, root: string): JsonObject | undefined =>
  root === 'resident' ? row.person?.resident : row.roots?.[root];

/** A path that is worked out of others, made ready once. */
function derived(source: string, vocabulary: Vocabulary): Read {
  let run: Read | undefined;
  return (row) => (run ??= compiled(parseFormula(source, 'history'), new Map(), vocabulary))(row);
}

/** An answer or a fact of a record. */
function answerOf(record: HistoryRecord, key: string, type: ValueType): ReturnType<Read> {
  if (key.startsWith(ORDER_OF)) return record.textOrder?.[key.slice(ORDER_OF.length)];
  if (!(key in RECORD_FACTS)) return valueOf(readAs(type, record.data[key]));
  if (key === '@removed') return record.removed === true;
  if (key === '@form') return record.formId;
  const fact = key.slice(1) as Exclude<keyof HistoryRecord, 'data' | 'formId' | 'textOrder'>;
  return valueOf(record[fact]);
}

function readRecords(
  { pick, form, year, when, path }: RecordsExpression,
  types: ReadonlyMap<Expression, ValueType>,
  vocabulary: Vocabulary,
): Read {
  const fields = vocabulary.form(form) ?? {};
  const within = withinRecords(vocabulary, fields);
  const [wantedYear, condition] = [year && compiled(year, types, vocabulary), when && compiled(when, types, within)];
  const open = pick === 'card' ? openCard(fields) : undefined;
  const found = (row: ListSubjectRow): readonly HistoryRecord[] => {
    const inYear = wantedYear && numberOf(wantedYear(row));
    return (row.person?.records ?? []).filter(
      (record) =>
        record.formId === form &&
        (!wantedYear || (inYear !== undefined && Number(record.occurredOn.slice(0, 4)) === inYear)) &&
        (!condition || condition(stepInto(row, record)) === true) &&
        (!open || open(record)),
    );
  };
  if (pick === 'count') return (row) => found(row).length;
  if (pick === 'has') return (row) => found(row).length > 0;
  const [key = ''] = path;
  const facts = fields[key] as FieldFacts;
  const type = facts.type === 'any' ? (typeOfRead(types, form, key) ?? 'any') : facts.type;
  if (pick === 'average') return (row) => meanOf(found(row).map((record) => answerOf(record, key, type)));
  return (row) => {
    const sorted = [...found(row)].sort(newestFirst);
    const one = pick === 'first' ? sorted.at(-1) : sorted[0];
    return one && answerOf(one, key, type);
  };
}

/** Exact; of the present numbers, missing where there is none. */
function meanOf(values: readonly Value[]): Value {
  const numbers = values.map(numberOf).filter((value) => value !== undefined);
  return numbers.length === 0 ? undefined : divide(numbers.reduce(add), numbers.length);
}

/** The newest of the person's rows of that kind: by its moment, then by its identifier. */
function readOwnRows(
  { form: root, when, path: [key = ''] }: RecordsExpression,
  types: ReadonlyMap<Expression, ValueType>,
  vocabulary: Vocabulary,
): Read {
  const condition = when && compiled(when, types, vocabulary);
  const placeOf = (one: JsonObject): string => `${String(one[OWN_ROWS[root] ?? ''])} ${String(one['id'])}`;
  const type = vocabulary.roots[root]?.[key]?.type ?? 'any';
  return (row) => {
    const found = (row.person?.rows?.[root] ?? []).filter(
      (one) => !condition || condition({ ...row, roots: { [root]: one } }) === true,
    );
    const [newest] = [...found].sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
    return newest && valueOf(readAs(type, newest[key]));
  };
}

const stepInto = ({ record: outer, ...row }: ListSubjectRow, record: HistoryRecord): ListSubjectRow => ({
  ...row,
  record,
  ...(outer && { outer }),
});

const typeOfRead = (types: ReadonlyMap<Expression, ValueType>, form: string, key: string): ValueType | undefined =>
  [...types].find(([part]) => part.kind === 'records' && part.form === form && part.path[0] === key)?.[1];

/** The live card of a disease: one whose care has not ended. */
export const CARD_ENDED = 'terminated';
const openCard =
  (fields: { readonly [key: string]: FieldFacts }) =>
  (record: HistoryRecord): boolean =>
    !(CARD_ENDED in fields) || record.data[CARD_ENDED] !== true;
