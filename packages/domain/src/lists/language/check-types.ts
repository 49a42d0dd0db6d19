import { typeOfCall, type ArgumentChecks } from './call-types.ts';
import { formulaError, type Expression, type RecordsExpression } from '../../forms/formula/syntax.ts';
import { parseFormula } from '../../forms/formula/parse.ts';
import type { SensitiveKind } from '../../shared/index.ts';
import { readAs, type FieldFacts, type ValueType } from './value-type.ts';
import { CONTEXT, isOwnRows, withinRecords, type Fields, type Vocabulary } from './vocabulary.ts';

/** An expression whose every part has a type. `sensitive`: what of a person it reads, so that it can be masked or refused. */
export type TypedExpression = {
  readonly source: string;
  readonly expression: Expression;
  readonly type: ValueType;
  readonly types: ReadonlyMap<Expression, ValueType>;
  readonly sensitive: ReadonlySet<SensitiveKind>;
};

/** What one pass over an expression notes. */
type Checking = {
  readonly vocabulary: Vocabulary;
  readonly types: Map<Expression, ValueType>;
  readonly sensitive: Set<SensitiveKind>;
  /** What parts are of themselves, by what was wanted of them. */
  readonly own: Map<Expression, Map<ValueType | undefined, ValueType>>;
};

/**
 * Parses an expression and gives every part a type. `wanted`: what its use asks for.
 * @throws SyntaxError with the position of a name there is not, of a clash of types, or of what has no form in SQL.
 */
export function typedExpression(source: string, vocabulary: Vocabulary, wanted?: ValueType): TypedExpression {
  return typedParts(parseFormula(source, 'history'), source, vocabulary, wanted);
}

/** The same of an expression that is already taken apart, as filters are put together. @throws SyntaxError as there. */
export function typedParts(
  expression: Expression,
  source: string,
  vocabulary: Vocabulary,
  wanted?: ValueType,
): TypedExpression {
  const checking: Checking = { vocabulary, types: new Map(), sensitive: new Set(), own: new Map() };
  const type = checked(expression, checking, wanted);
  return { source, expression, type, types: checking.types, sensitive: checking.sensitive };
}

const NAMES: { readonly [Type in ValueType]: string } = {
  text: 'a text',
  number: 'a number',
  day: 'a day',
  time: 'a time',
  instant: 'an instant',
  code: 'a code',
  codes: 'several codes',
  boolean: 'a condition',
  list: 'a list',
  table: 'a table',
  any: 'a value',
};

/** A written text stands for a text, a code or a day, whichever its use asks for; an answer of any kind likewise. */
const isOpen = (expression: Expression, type: ValueType): boolean =>
  type === 'any' || (expression.kind === 'literal' && typeof expression.value === 'string');

/** Codes are texts that mean something. */
const isWords = (type: ValueType): boolean => type === 'text' || type === 'code';

/** The type of an expression where `wanted` (if any) is asked for; notes it and those of its parts. */
function checked(expression: Expression, checking: Checking, wanted?: ValueType): ValueType {
  const found = typeOf(expression, checking, wanted);
  const type = wanted !== undefined && wanted !== 'any' && isOpen(expression, found) ? wanted : found;
  if (wanted !== undefined && wanted !== 'any' && type !== wanted && !(isWords(type) && isWords(wanted)))
    throw formulaError(`Expected ${NAMES[wanted]} but this is ${NAMES[type]}`, expression.at);
  if (expression.kind === 'literal') checkLiteral(expression.value, type, expression.at);
  checking.types.set(expression, type);
  return type;
}

function checkLiteral(value: number | string | boolean, type: ValueType, at: number): void {
  if (type === 'instant') throw formulaError('An instant is compared by its day: day(…)', at);
  if ((type === 'day' || type === 'time') && readAs(type, value) === undefined)
    throw formulaError(`“${value}” is no day there is`, at);
}

/**
 * The type an expression has of itself. It is asked for more than once, to find which of several parts decides and to check it then: without
 * knowing it from the first time, a choice within a choice would be gone through twice as often with each step down.
 */
function typeOf(expression: Expression, checking: Checking, wanted: ValueType | undefined): ValueType {
  const known = checking.own.get(expression) ?? new Map<ValueType | undefined, ValueType>();
  checking.own.set(expression, known);
  const type = known.get(wanted) ?? ownTypeOf(expression, checking, wanted);
  known.set(wanted, type);
  return type;
}

function ownTypeOf(expression: Expression, checking: Checking, wanted: ValueType | undefined): ValueType {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string'
        ? 'text'
        : typeof expression.value === 'number'
          ? 'number'
          : 'boolean';
    case 'name':
      return factsOfName(expression.path, expression.at, checking).type;
    case 'records':
      return typeOfRecords(expression, checking);
    case 'unary': {
      const type = expression.operator === '!' ? 'boolean' : 'number';
      return checked(expression.operand, checking, type);
    }
    case 'binary':
      return typeOfBinary(expression, checking);
    case 'choice':
      checked(expression.condition, checking, 'boolean');
      return together([expression.whenTrue, expression.whenFalse], checking, wanted);
    case 'list':
      if (expression.items.length === 0) throw formulaError('A list holds one code at least', expression.at);
      for (const item of expression.items)
        if (item.kind !== 'literal' || typeof item.value !== 'string')
          throw formulaError('A list holds written codes only', item.at);
      return 'list';
    case 'map':
      throw formulaError('A map belongs into “lookup”', expression.at);
    case 'call':
      return typeOfCall(expression, argumentChecks(checking), wanted);
  }
}

const argumentChecks = (checking: Checking): ArgumentChecks => ({
  one: (argument, wanted) => checked(argument, checking, wanted),
  together: (parts, wanted) => together(parts, checking, wanted),
  codes: (field, written) => checkCodes(field, written, checking),
});

/** Parts that must be of one type: the first that has one of its own decides. */
function together(parts: readonly Expression[], checking: Checking, wanted?: ValueType): ValueType {
  const deciding = parts.find((part) => !isOpen(part, typeOf(part, checking, wanted))) ?? parts[0];
  if (!deciding) return wanted ?? 'any';
  const type = checked(deciding, checking, wanted);
  for (const part of parts) if (part !== deciding) checked(part, checking, type);
  return type;
}

const LOGIC = ['&&', '||'];
const ORDERED: readonly ValueType[] = ['number', 'day', 'time', 'instant'];
const ORDERING = ['<', '<=', '>', '>='];

function typeOfBinary(expression: Expression & { kind: 'binary' }, checking: Checking): ValueType {
  const { operator, left, right } = expression;
  if (LOGIC.includes(operator)) {
    checked(left, checking, 'boolean');
    checked(right, checking, 'boolean');
    return 'boolean';
  }
  if (operator === '==' || operator === '!=' || ORDERING.includes(operator)) {
    const type = together([left, right], checking);
    if (ORDERING.includes(operator) && !ORDERED.includes(type))
      throw formulaError(`${NAMES[type]} has no order`, expression.at);
    if (type === 'table') throw formulaError('A table is counted with rowCount(…)', expression.at);
    if (type === 'codes' || type === 'list')
      throw formulaError('Several codes are tested with hasAny(…, […])', expression.at);
    checkCodes(left, right, checking);
    checkCodes(right, left, checking);
    return 'boolean';
  }
  checked(left, checking, 'number');
  checked(right, checking, 'number');
  if (operator === '^' && !(right.kind === 'literal' && Number.isInteger(right.value) && (right.value as number) <= 8))
    throw formulaError('A power in a list has a small whole exponent', right.at);
  return 'number';
}

/** A written code must be one the field can have. */
function checkCodes(field: Expression, written: Expression, checking: Checking): void {
  const known = codesOf(field, checking);
  const literals = written.kind === 'list' ? written.items : [written];
  for (const literal of literals)
    if (known && literal.kind === 'literal' && !known.includes(String(literal.value)))
      throw formulaError(`There is no code “${String(literal.value)}”, only ${known.join(', ')}`, literal.at);
}

function codesOf(expression: Expression, checking: Checking): readonly string[] | undefined {
  if (expression.kind === 'name') return factsOfName(expression.path, expression.at, checking).codes;
  return expression.kind === 'records' && expression.path.length > 0
    ? factsOfRecords(expression, checking).codes
    : undefined;
}

function factsOfName(path: readonly string[], at: number, { vocabulary, sensitive }: Checking): FieldFacts {
  const [root = '', key] = path;
  const fields: Fields | undefined =
    path.length === 1
      ? { ...CONTEXT, year: CONTEXT['@year'] }
      : Object.hasOwn(vocabulary.roots, root)
        ? vocabulary.roots[root]
        : undefined;
  const name = path.length === 1 ? root : (key as string);
  if (path.length > 2 || !fields || !Object.hasOwn(fields, name))
    throw formulaError(`Unknown name “${path.join('.')}”`, at);
  const facts = fields[name] as FieldFacts;
  if (facts.sensitive) sensitive.add(facts.sensitive);
  return facts;
}

/** What can be read of the rows that are looked at: answers of a form's records, or the fields of rows of the same kind. */
const fieldsOfRecords = (form: string, vocabulary: Vocabulary): Fields | undefined =>
  isOwnRows(form, vocabulary) ? vocabulary.roots[form] : vocabulary.form(form);

function factsOfRecords({ form, path, at }: RecordsExpression, { vocabulary, sensitive }: Checking): FieldFacts {
  const fields = fieldsOfRecords(form, vocabulary);
  if (!fields) throw formulaError(`There is no form “${form}”`, at);
  const [key = ''] = path;
  if (path.length > 1 || !Object.hasOwn(fields, key))
    throw formulaError(`The form “${form}” has no “${path.join('.')}”`, at);
  const facts = fields[key] as FieldFacts;
  if (facts.sensitive) sensitive.add(facts.sensitive);
  return facts;
}

function typeOfRecords(expression: RecordsExpression, checking: Checking): ValueType {
  const { vocabulary } = checking;
  const fields = fieldsOfRecords(expression.form, vocabulary);
  if (!fields) throw formulaError(`There is no form “${expression.form}”`, expression.at);
  if (isOwnRows(expression.form, vocabulary)) return typeOfOwnRows(expression, checking);
  if (!('resident' in vocabulary.roots))
    throw formulaError('These rows are of no person, who alone has records', expression.at);
  if (expression.year) checked(expression.year, checking, 'number');
  if (expression.when)
    checked(expression.when, { ...checking, vocabulary: withinRecords(vocabulary, fields), own: new Map() }, 'boolean');
  if (expression.pick === 'count') return 'number';
  if (expression.pick === 'has') return 'boolean';
  const { type } = factsOfRecords(expression, checking);
  if (expression.pick === 'average' && type !== 'number')
    throw formulaError(`An average is of numbers, and “${expression.path.join('.')}” is ${NAMES[type]}`, expression.at);
  return type;
}

/** `latest(sample, when: …).id`: the condition names rows as outside of it. */
function typeOfOwnRows(expression: RecordsExpression, checking: Checking): ValueType {
  if (expression.pick !== 'latest' || expression.year)
    throw formulaError('Of rows that are no sheets there is only the latest', expression.at);
  if (expression.when) checked(expression.when, checking, 'boolean');
  return factsOfRecords(expression, checking).type;
}
