import { isEmptyAnswer } from '../../forms/index.ts';
import { addDays, type CalendarDay, type Json, type JsonObject } from '../../shared/index.ts';
import type { EarlierRecord, FactSource } from './fact-source.ts';
import { FACT_SOURCES } from './fact-sources.data.ts';

const sourcesOf = (formId: string): readonly FactSource[] =>
  Object.hasOwn(FACT_SOURCES, formId) ? FACT_SOURCES[formId]! : [];

/** The forms whose sheets a form is told of; none for most. */
export const formsAskedBy = (formId: string): readonly string[] => [
  ...new Set(sourcesOf(formId).map(({ from }) => from)),
];

/** Part of the context `previous` of a form on a day: what the person's other sheets (newest first) say. What nobody recorded is absent. */
export function earlierFacts(formId: string, on: CalendarDay, newestFirst: readonly EarlierRecord[]): JsonObject {
  const facts = sourcesOf(formId).flatMap(
    ({ from, withinDays, same = [], none = {}, derive }): readonly (readonly [string, Json | undefined])[] => {
      const first = withinDays === undefined ? undefined : addDays(on, -withinDays);
      const sheets = newestFirst.filter(
        (record) => record.formId === from && (first === undefined || (record.on >= first && record.on <= on)),
      );
      const [newest] = sheets;
      if (newest === undefined) return Object.entries(none);
      return [...same.map((key) => [key, newest.data[key]] as const), ...Object.entries(derive?.(sheets) ?? {})];
    },
  );
  return Object.fromEntries(
    facts.filter((fact): fact is readonly [string, Json] => fact[1] !== undefined && !isEmptyAnswer(fact[1])),
  );
}
