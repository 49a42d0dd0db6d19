import { formIndex } from '@gongwei/domain/catalogue';
import { ACROSS_RULES, rechecked, type AcrossRule } from '@gongwei/domain/checks';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { refreshFromHistories, type KeptFromHistory } from '../facts/keep-from-histories.ts';
import type { StoredHistory } from '../facts/person-history.query.ts';
import type { FactsWriter } from '../ports/facts.port.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import { isSame, isSameFinding, rowOf, standingAs, standingOf, type FindingRow } from './finding-row.ts';
import { judgePeople, type JudgePeople } from './judge-people.ts';
import { comparedPeople, storedChecks, type ComparedPerson, type StoredChecks } from './stored-checks.query.ts';
import { writeFindings } from './write-findings.ts';

/** Somebody whose stored findings are not what they should be, with the findings in question. */
export type CheckDrift = { readonly residentId: string; readonly findingIds: readonly string[] };

export type Checks = FactsWriter &
  KeptFromHistory & {
    /** Of somebody of whom nothing is kept yet, for who fills an empty database; `sheets`: all of theirs. */
    first(person: Pick<StoredHistory, 'id' | 'history'>, sheets: StoredChecks['sheets']): FirstChecks;
    /** All rules in one word: who was worked out by another one is to be worked out anew. */
    readonly version: () => string;
    /** What all rules say of somebody now. */
    readonly all: JudgePeople['all'];
    /** Reads what is needed to compare what is stored with what all rules say of all sheets. */
    read(on: Queryable, countyCode: string, residentIds: readonly string[]): Promise<readonly ComparedPerson[]>;
    /** Who of them differs, by what `all` says of each. */
    differing(
      people: readonly ComparedPerson[],
      found: readonly ReturnType<JudgePeople['all']>[],
    ): readonly CheckDrift[];
  };

type FirstChecks = { readonly findings: readonly FindingRow[]; readonly person: ReturnType<typeof personRow> };
type Judged = { readonly person: StoredHistory; readonly stored: StoredChecks; readonly wanted: readonly Wanted[] };
type Wanted = { readonly residentId: string; readonly finding: ReturnType<JudgePeople['findings']>[number] };

/** What all rules of all forms say of people. */
export const judgeOf = (forms: FormLibrary, rules: readonly AcrossRule[] = ACROSS_RULES): JudgePeople =>
  judgePeople(
    forms,
    formIndex.map(({ id }) => id),
    rules,
  );

/** What rules say of stored records as rows, worked out a person at a time; a save judges the sheet it wrote. Whoever calls holds these residents. */
export function createChecks(
  { forms, clock }: { readonly forms: FormLibrary; readonly clock: ServerClock },
  rules: readonly AcrossRule[] = ACROSS_RULES,
): Checks {
  const judge = judgeOf(forms, rules);
  const judged = judging(judge);
  const kept: KeptFromHistory = {
    reads: judge.reads,
    keep: async (inside, countyCode, people) => {
      const today = todayOf(clock);
      const all = await judged(inside, countyCode, people);
      const changed = changesOf(all, today);
      const version = judge.version();
      const worked = all.flatMap(({ person, stored }) => {
        const sheets = judge.versionsOf(person.history);
        return stored.rules === version && sameVersions(stored.judged, sheets)
          ? []
          : [personRow(person.id, today, version, sheets)];
      });
      await writeFindings(inside, countyCode, changed, worked);
      return changed.length > 0;
    },
  };
  return {
    ...kept,
    version: judge.version,
    all: judge.all,
    first: ({ id, history }, sheets) => {
      const today = todayOf(clock);
      const found = judge.findings(history, { id, judged: {}, findings: [], sheets });
      const wanted = new Map(found.map((one) => [one.id, one]));
      return {
        findings: [...wanted.values()].map((one) => rowOf(id, one, rechecked(undefined, one, today), undefined, today)),
        person: personRow(id, today, judge.version(), judge.versionsOf(history)),
      };
    },
    refresh: refreshFromHistories([kept]),
    forget: async (inside, countyCode, residentIds) => {
      for (const table of ['findings', 'check_people'])
        await inside.query(`delete from ${table} where county_code = $1 and resident_id = any($2)`, [
          countyCode,
          residentIds,
        ]);
    },
    read: comparedPeople,
    differing: (people, found) =>
      people.flatMap(({ person: { id }, findings }, at) => {
        const findingIds = differing(id, findings, found[at] ?? []);
        return findingIds.length === 0 ? [] : [{ residentId: id, findingIds }];
      }),
  };
}

/** When somebody was worked out, by which rules, and of which versions of their sheets. */
const personRow = (id: string, today: CalendarDay, rules: string, sheets: StoredChecks['judged']) => ({
  resident_id: id,
  worked_on: today,
  rules,
  sheets,
});

/** What is stored of people beside what is to be said of them now. */
const judging =
  (judge: JudgePeople) =>
  async (on: Queryable, countyCode: string, people: readonly StoredHistory[]): Promise<readonly Judged[]> => {
    const versions = Object.assign({}, ...people.map(({ history }) => judge.versionsOf(history)));
    const ids = people.map(({ id }) => id);
    const stored = new Map((await storedChecks(on, countyCode, ids, versions)).map((one) => [one.id, one]));
    return people.flatMap((person) => {
      const known = stored.get(person.id);
      if (!known) return [];
      const wanted = judge.findings(person.history, known).map((finding) => ({ residentId: person.id, finding }));
      return [{ person, stored: known, wanted }];
    });
  };

const sameVersions = (one: StoredChecks['judged'], other: StoredChecks['judged']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([id, print]) => one[id] === print);

/** Rows that are another one now: found, found otherwise, gone, or of somebody else since files were merged. */
function changesOf(all: readonly Judged[], today: CalendarDay): readonly FindingRow[] {
  const before = new Map(all.flatMap(({ stored }) => stored.findings.map((row) => [row.id, row] as const)));
  const wanted = new Map(all.flatMap((one) => one.wanted.map((each) => [each.finding.id, each] as const)));
  const there = [...wanted.values()].map(({ residentId, finding }) => {
    const was = before.get(finding.id);
    const standing = rechecked(was && { standing: standingOf(was), values: was.print ?? '' }, finding, today);
    return rowOf(residentId, finding, standing, was, today);
  });
  // Of somebody else's sheets nothing is known here: they close their own.
  const owners = new Set(all.map(({ person }) => person.id));
  const gone = [...before.values()]
    .filter(({ id, resident_id }) => !wanted.has(id ?? '') && owners.has(resident_id ?? ''))
    .map((row) => standingAs(row, rechecked({ standing: standingOf(row), values: row.print ?? '' }, undefined, today)));
  return [...there, ...gone].filter((row) => {
    const was = before.get(row.id);
    return was === undefined || !isSame(was, row);
  });
}

function differing(
  residentId: string,
  findings: readonly FindingRow[],
  wanted: ReturnType<JudgePeople['all']>,
): readonly string[] {
  const stored = new Map(
    findings
      .filter(({ state, resident_id }) => state !== 'closed' && resident_id === residentId)
      .map((row) => [row.id, row]),
  );
  const ids = new Set(wanted.map(({ id }) => id));
  const ghosts = [...stored.keys()].filter((id) => !ids.has(id ?? '')).map((id) => id ?? '');
  const others = wanted.filter((finding) => {
    const row = stored.get(finding.id);
    return (
      row === undefined || !isSameFinding(row, rowOf(residentId, finding, standingOf(row), row, finding.occurredOn))
    );
  });
  return [...ghosts, ...others.map(({ id }) => id)];
}
