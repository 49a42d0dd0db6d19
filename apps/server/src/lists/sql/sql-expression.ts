import {
  CARD_ENDED,
  CONTEXT,
  isOwnRows,
  typedExpression,
  withinRecords,
  writeExpression,
  type AskedBy,
  type ExpressionTree,
  type FieldFacts,
  type RecordsExpression,
  type TypedExpression,
  type ValueType,
  type Vocabulary,
} from '@gongwei/domain/lists';
import type { Parameters } from '../../database/scope.ts';
import { ageRange } from './age-range.ts';
import { answerType } from './answer-type.ts';
import { added, chosen, divided, multiplied, raised } from './arithmetic.ts';
import { CALLS } from './calls.ts';
import { conditionsOf, isAboutDay, needsOf } from './conditions-of-records.ts';
import { fromFacts, yearOf } from './kept-answers.ts';
import { askedAlone, askedTogether } from './person-records.ts';
import type { Condition, SharedRecords } from './shared-records.ts';
import { columnValue, contextValue, depthOf, outerOf, recordValue, type SqlRoot, type SqlTables } from './sql-names.ts';
import { crossed, plain, type SqlValue } from './sql-value.ts';
import { factTold, isByMonth } from './told-days.ts';

/** What one statement's expressions share. */
export type SqlScope = {
  readonly vocabulary: Vocabulary;
  readonly tables: SqlTables;
  readonly asked: AskedBy;
  readonly into: Parameters;
  /** Set where records are read for want of a fact: what was counted then changes with every save. */
  readonly reads?: { records: boolean };
  /** Set where many values of the same rows are said: what several of them ask is read once a row. */
  readonly shared?: SharedRecords | undefined;
};

type Compiling = SqlScope & { readonly types: ReadonlyMap<ExpressionTree, ValueType> };

/**
 * An expression as SQL: the database's half of the language. Values are parameters. `truth`: the result only has to be right where it is
 * true, as in a `where`, so that bare columns with indexes may stand in it.
 */
export function sqlExpression(typed: TypedExpression, scope: SqlScope, truth = false): SqlValue {
  return compiled(typed.expression, { ...scope, types: typed.types }, truth);
}

function compiled(expression: ExpressionTree, compiling: Compiling, truth = false): SqlValue {
  const { types, into } = compiling;
  switch (expression.kind) {
    case 'literal':
      return literal(expression.value, types.get(expression) ?? 'text', into);
    case 'name':
      return name(expression, compiling);
    case 'records':
      return records(expression, compiling);
    case 'unary': {
      const { sql, over } = compiled(expression.operand, compiling);
      if (expression.operator === '!') return plain(`(not ${sql})`);
      return over === undefined ? plain(`(-(${sql}))`) : { sql: `(-(${sql}))`, over };
    }
    case 'binary':
      return binary(expression, compiling, truth);
    case 'choice': {
      const condition = compiled(expression.condition, compiling).sql;
      const [yes, no] = [compiled(expression.whenTrue, compiling), compiled(expression.whenFalse, compiling)];
      return chosen(
        [
          [`${condition}`, yes],
          [`(not ${condition})`, no],
        ],
        plain('null'),
      );
    }
    case 'call':
      return call(expression, compiling, truth);
    case 'list':
    case 'map':
      throw new RangeError(`A ${expression.kind} stands only in a call`);
  }
}

const CASTS: { readonly [Type in ValueType]?: string } = { day: 'date', number: 'numeric' };

function literal(value: string | number | boolean, type: ValueType, into: Parameters): SqlValue {
  if (typeof value === 'boolean') return plain(String(value));
  const cast = CASTS[type] ?? 'text';
  return plain(value === '' ? `null::${cast}` : `${into.add(value)}::${cast}`);
}

function name(expression: ExpressionTree & { kind: 'name' }, compiling: Compiling): SqlValue {
  const { path } = expression;
  const [root = '', key = ''] = path;
  if (path.length === 1) {
    const value = contextValue(root, compiling.asked, compiling.into);
    if (!value) throw new RangeError(`Unknown name ${root}; known are ${Object.keys(CONTEXT).join(', ')}`);
    return value;
  }
  const facts = compiling.vocabulary.roots[root]?.[key] as FieldFacts;
  // A column that repeats what is worked out goes before: it may have an index.
  if (facts.is !== undefined && !compiling.tables.roots[root]?.columns?.[key]) {
    const typed = typedExpression(facts.is, compiling.vocabulary, facts.type);
    return compiled(typed.expression, { ...compiling, types: typed.types });
  }
  if ((root !== 'record' && root !== 'outer') || compiling.tables.roots[root]?.columns?.[key])
    return columnValue(compiling.tables, root, key, facts, compiling);
  const type = facts.type === 'any' ? (compiling.types.get(expression) ?? 'any') : facts.type;
  return ofRecord(compiling.tables.roots[root] ?? { alias: 'r' }, key, type, compiling);
}

/** What a record says, or another table of it. */
function ofRecord(of: SqlRoot, key: string, type: ValueType, { tables, into }: Compiling): SqlValue {
  return recordValue(of, key, type, into, isByMonth(tables));
}

const ORDERING = ['<', '<=', '>', '>='];

function binary(expression: ExpressionTree & { kind: 'binary' }, compiling: Compiling, truth: boolean): SqlValue {
  const { operator, left, right } = expression;
  if (operator === '&&' || operator === '||') {
    const [a, b] = [compiled(left, compiling, truth), compiled(right, compiling, truth)];
    return plain(`(${a.sql} ${operator === '&&' ? 'and' : 'or'} ${b.sql})`);
  }
  const range = truth ? birthdays(operator, left, right, compiling) : undefined;
  if (range !== undefined) return plain(range);
  if (operator === '^') return raised(compiled(left, compiling), right.kind === 'literal' ? Number(right.value) : 1);
  const [a, b] = [compiled(left, compiling), compiled(right, compiling)];
  if (operator === '==' || operator === '!=' || ORDERING.includes(operator))
    return plain(compared(operator, a, b, compiling.types.get(left), truth));
  if (operator === '+' || operator === '-') return added(a, b, operator);
  if (operator === '*') return multiplied(a, b);
  return divided(a, b);
}

function birthdays(
  operator: string,
  left: ExpressionTree,
  right: ExpressionTree,
  compiling: Compiling,
): string | undefined {
  const { roots } = compiling.tables;
  const born = roots['resident']?.columns?.['birthDate']?.(roots['resident'].alias, compiling).sql;
  return born === undefined ? undefined : ageRange(operator, left, right, born, compiling.asked, compiling.into);
}

function compared(operator: string, a: SqlValue, b: SqlValue, type: ValueType | undefined, truth: boolean): string {
  const sign = operator === '==' ? '=' : operator === '!=' ? '<>' : operator;
  // A bare column is read by its index; what it holds for “never” is left out beside it.
  if (truth && a.raw !== undefined && a.never !== undefined)
    return `(${a.raw} ${sign} ${b.sql} and ${a.raw} <> ${a.never})`;
  const [left, right] = crossed(a, b);
  return `(${left} ${sign} ${right}${type === 'time' && ORDERING.includes(operator) ? ' collate "C"' : ''})`;
}

/** Functions that take longer than to read what they are given: where many values are said, the same question is worked out once a row. */
const DEAR: readonly string[] = ['ckdEpi2009', 'countTrue', 'minuteOf'];

function call(expression: ExpressionTree & { kind: 'call' }, compiling: Compiling, truth: boolean): SqlValue {
  const { callee } = expression;
  const given = expression.arguments.map(({ value }) => value);
  if (callee === 'lookup') return lookup(given, compiling);
  const compile = CALLS[callee];
  if (!compile) throw new RangeError(`“${callee}” has no form in SQL`);
  const written = (): SqlValue =>
    compile({
      values: given.map((value, at) => (isWritten(value, at, callee) ? plain('') : compiled(value, compiling))),
      types: given.map((value) => compiling.types.get(value) ?? 'any'),
      written: given.map((value) => {
        if (value.kind === 'list')
          return value.items.map((item) => (item.kind === 'literal' ? String(item.value) : ''));
        return value.kind === 'literal' ? value.value : undefined;
      }),
      into: compiling.into,
      truth,
    });
  if (!compiling.shared || !DEAR.includes(callee)) return written();
  return plain(compiling.shared.value({ words: writeExpression(expression), sql: () => written().sql }));
}

/** Written arguments that the function reads as they are; a parameter nobody uses has no type. */
const isWritten = (value: ExpressionTree, at: number, callee: string): boolean =>
  value.kind === 'list' || (at === 1 && value.kind === 'literal' && (callee === 'round' || callee === 'startsWith'));

function lookup([key, table]: readonly ExpressionTree[], compiling: Compiling): SqlValue {
  const code = compiled(key as ExpressionTree, compiling).sql;
  const entries = table?.kind === 'map' ? table.entries : [];
  return chosen(
    entries.map(
      (entry) => [`${code} = ${compiling.into.add(entry.key)}::text`, compiled(entry.value, compiling)] as const,
    ),
    plain('null'),
  );
}

/** `latest(form, year, condition).key`: from a fact where one repeats it, else a subquery over the person's records. */
function records(expression: RecordsExpression, compiling: Compiling): SqlValue {
  if (isOwnRows(expression.form, compiling.vocabulary)) return ownRows(expression, compiling);
  const { kept } = compiling.tables;
  // Taken only while a fact is being filled: nothing of it is read in advance.
  const slow = (): string => fromRecords(expression, { ...compiling, shared: undefined }).sql;
  const fast = kept && fromFacts(expression, slow, { kept, into: compiling.into, year: compiling.asked.year });
  if (fast !== undefined) return plain(factTold(fast, expression.form, compiling, compiling.types.get(expression)));
  if (compiling.reads) compiling.reads.records = true;
  return fromRecords(expression, compiling);
}

/** A subquery over the person's rows of that kind. Whose they are is said first, where the names still mean the row outside. */
function ownRows({ form, when, path: [key = ''] }: RecordsExpression, compiling: Compiling): SqlValue {
  const { own } = compiling.tables;
  if (!own) throw new RangeError(`Rows of ${form} are of no person`);
  const { from, county, person, newest, id } = own;
  const facts = compiling.vocabulary.roots[form]?.[key] as FieldFacts;
  const value = columnValue(compiling.tables, form, key, facts, compiling).sql;
  const holds = when ? ` and ${compiled(when, compiling, true).sql}` : '';
  return plain(
    `(select ${value} from (select ${county} as county, ${person} as person) as whose, ${from}
      where ${county} = whose.county and ${person} = whose.person${holds} order by ${newest} desc, ${id} desc limit 1)`,
  );
}

/** What is asked of the person's records of that form. */
function fromRecords(expression: RecordsExpression, compiling: Compiling): SqlValue {
  const { pick, form, year, when, path } = expression;
  const { tables, into, vocabulary, shared } = compiling;
  const { person } = tables;
  const fields = vocabulary.form(form);
  if (!person || !fields) throw new RangeError(`Records of ${form} are of a person`);
  const alias = `q${depthOf(tables)}`;
  const within = (data: string): Compiling => ({
    ...compiling,
    shared: undefined,
    vocabulary: withinRecords(vocabulary, fields),
    tables: { ...tables, roots: { ...tables.roots, ...outerOf(tables), record: { alias, data } } },
  });
  const question = {
    pick,
    form,
    alias,
    person,
    ofForm: () => `${into.add(form)}::text`,
    which: (data: string) => [
      ...(year ? [yearAsked(alias, year, compiling)] : []),
      ...conditionsOf(when).map((one) => ({
        words: writeExpression(one),
        needs: needsOf(one),
        day: isAboutDay(one),
        sql: () => compiled(one, within(data), true).sql,
      })),
      ...(pick === 'card' && CARD_ENDED in fields ? [openAsked(data, into)] : []),
    ],
    answer: (of: SqlRoot) => {
      const [key = ''] = path;
      const type = answerType(expression, fields[key] as FieldFacts, compiling.types);
      return ofRecord(of, key, type, compiling).sql;
    },
  };
  if (!shared) return askedAlone(question);
  return askedTogether(
    question,
    { record: writeExpression({ ...expression, path: [] }), value: path.join('.') },
    shared,
  );
}

const openAsked = (data: string, into: Parameters): Condition => ({
  words: 'open',
  needs: 'nothing',
  day: false,
  sql: () => `list_flag(${data} -> ${into.add(CARD_ENDED)}::text) is not true`,
});

/** A year of the row's own is not that of the record. */
function yearAsked(alias: string, year: ExpressionTree, compiling: Compiling): Condition {
  const isKnown = yearOf(year, compiling.asked.year) !== undefined;
  return {
    words: `year ${writeExpression(year)}`,
    needs: isKnown ? 'nothing' : 'row',
    day: isKnown,
    sql: () => inYear(alias, year, { ...compiling, shared: undefined }),
  };
}

/** A year that is known as its days, which are found by an index. */
function inYear(alias: string, year: ExpressionTree, compiling: Compiling): string {
  const known = yearOf(year, compiling.asked.year);
  if (known !== undefined) {
    const [first, last] = ['01-01', '12-31'].map((day) => `${compiling.into.add(`${known}-${day}`)}::date`);
    return `${alias}.occurred_on between ${first} and ${last}`;
  }
  const [left, right] = crossed(plain(`extract(year from ${alias}.occurred_on)`), compiled(year, compiling));
  return `${left} = ${right}`;
}
