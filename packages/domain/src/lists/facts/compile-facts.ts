import { parseCalendarDay, type CalendarDay, type Json } from '../../shared/index.ts';
import { typedExpression } from '../language/check-types.ts';
import { compileRowValue } from '../language/evaluate.ts';
import type { PersonHistory } from '../language/person-history.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { FactDefinition, FactTools } from './fact-definition.ts';

/** The facts of one person by their keys; what is not known is absent. */
export type FactValues = { readonly [key: string]: Json };
/** The facts of one person by their history, as they are on a day. */
export type FactsOf = (history: PersonHistory, today: CalendarDay) => FactValues;

/** A form, and what follows it: of a sheet's day, author and being there nothing of its answers is read. */
const FORMS_IN = /\b(latest|first|count|has|card)\(\s*([a-z0-9-]+)(\)(?:\.@)?)?/g;
const readsAnswers = ([, pick = '', , after]: RegExpExecArray): boolean =>
  pick === 'latest' || pick === 'first' ? after !== ').@' : pick === 'card' || after === undefined;

/** Forms whose answers a fact reads. */
export const formsOfFact = ({ value }: FactDefinition): readonly string[] =>
  'rule' in value
    ? value.rule.reads
    : [...value.expression.matchAll(FORMS_IN)].filter(readsAnswers).map(([, , form]) => form as string);

/** Makes definitions ready to run. @throws SyntaxError for an expression that is none, or that asks for the day although the fact is not daily. */
export function compileFacts(
  definitions: readonly FactDefinition[],
  vocabulary: Vocabulary,
  tools: FactTools,
): FactsOf {
  const compiled = definitions.map((definition) => {
    const { key, type, value, daily } = definition;
    if ('rule' in value)
      return {
        key,
        type,
        work: (history: PersonHistory, today: CalendarDay) => value.rule.work(history, tools, today),
      };
    if (!daily && /@today|@year|\byear\b|resident\.(age|overdueDays)/.test(value.expression))
      throw new SyntaxError(`The fact ${key} depends on the day it is asked: ${value.expression}`);
    const run = compileRowValue(typedExpression(value.expression, vocabulary), vocabulary);
    return {
      key,
      type,
      work: (person: PersonHistory, today: CalendarDay) =>
        run({ person, asked: { today, year: Number(today.slice(0, 4)), me: '', institution: '' } }),
    };
  });
  return (history, today) =>
    Object.fromEntries(
      compiled.flatMap(({ key, type, work }) => {
        const value = work(history, today);
        return value === undefined || value === null || !mayBe(type, value) ? [] : [[key, value] as const];
      }),
    );
}

/** What older programs let in (30 February, the year 0) is no day: nobody could be saved any more whose fact would be one. */
const mayBe = (type: FactDefinition['type'], value: Json): boolean =>
  type !== 'day' || (typeof value === 'string' && value >= '0001' && parseCalendarDay(value) !== undefined);
