import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import type { FactDefinition } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { FactsWriter } from '../ports/facts.port.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import { refreshFromHistories, type KeptFromHistory } from './keep-from-histories.ts';
import { personHistories, type StoredHistory } from './person-history.query.ts';
import { compiledFacts } from './work-out-facts.ts';
import { differingFacts, factRow, factsWriting, writeFacts } from './write-facts.ts';

/** A fact of somebody that is not what it should be. */
export type Drift = { readonly residentId: string; readonly keys: readonly string[] };

export type Facts = FactsWriter &
  KeptFromHistory & {
    readonly definitions: readonly FactDefinition[];
    /** The row of somebody of whom nothing is kept yet, for who fills an empty database. */
    first(countyCode: string, person: Pick<StoredHistory, 'id' | 'history'>): { readonly [column: string]: unknown };
    /** Compares what is stored with what follows from the histories, as of the day it was worked out. Changes nothing. */
    drift(on: Queryable, countyCode: string, residentIds: readonly string[]): Promise<readonly Drift[]>;
  };

/** `definitions`: those of the catalogue, where nothing is said. */
export function createFacts(
  { forms, clock }: { readonly forms: FormLibrary; readonly clock: ServerClock },
  definitions: readonly FactDefinition[] = RESIDENT_FACTS,
): Facts {
  const { work, reads } = compiledFacts(definitions, forms);
  const statement = factsWriting(definitions);
  const workedOut = ({ id, history, facts }: StoredHistory, today: CalendarDay) => {
    const values = work(history, today);
    return { id, values, differing: differingFacts(definitions, facts, values), stored: facts };
  };
  const kept: KeptFromHistory = {
    reads,
    keep: async (inside, countyCode, histories) => {
      const today = todayOf(clock);
      const results = histories.map((one) => workedOut(one, today));
      const changed = results.filter(
        ({ differing, stored }) => differing.length > 0 || stored?.['worked_on'] !== today,
      );
      const [only] = changed;
      // After a save few facts of one person are other ones: the whole row would be a hundred columns to parse.
      if (changed.length === 1 && only?.stored) {
        const some = definitions.filter(({ key }) => only.differing.includes(key));
        await writeFacts(inside, factsWriting(some), countyCode, today, [only]);
      } else await writeFacts(inside, statement, countyCode, today, changed);
      return results.some(({ differing }) => differing.length > 0);
    },
  };
  return {
    ...kept,
    definitions,
    first: (countyCode, { id, history }) => {
      const today = todayOf(clock);
      return factRow(countyCode, today, { id, values: work(history, today) });
    },
    refresh: refreshFromHistories([kept]),
    forget: async (inside, countyCode, residentIds) => {
      await inside.query('delete from resident_facts where county_code = $1 and resident_id = any($2)', [
        countyCode,
        residentIds,
      ]);
    },
    drift: async (on, countyCode, residentIds) =>
      (await personHistories(on, countyCode, residentIds, reads)).flatMap((one) => {
        const day = one.facts?.['worked_on'];
        if (typeof day !== 'string') return [{ residentId: one.id, keys: ['worked_on'] }];
        const { differing } = workedOut(one, day as CalendarDay);
        return differing.length === 0 ? [] : [{ residentId: one.id, keys: differing }];
      }),
  };
}
