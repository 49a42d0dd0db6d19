import { availableParallelism } from 'node:os';
import type { Queryable } from '../database/database.port.ts';
import { startChild } from '../shared/child-program.ts';
import type { Checks } from './create-checks.ts';
import type { WholePerson } from './judge-people.ts';

type Found = readonly ReturnType<Checks['all']>[];

/** Who judges people for a comparison of everybody. */
export type Judges = {
  /** Chunks of people that may be under way at once. */
  readonly ahead: number;
  judge(people: readonly WholePerson[]): Promise<Found>;
  end(): Promise<void>;
};

/** So many people are worth a process, which has to read all forms before it is of use. */
const WORTH_A_PROCESS = 2_000;
/** Chunks that wait at each process, so that none of them ever does. */
const WAITING = 2;

/** Judges for everybody who is stored, by the product's own rules: processes beside this one, one for so many. */
export async function judgesFor(
  database: Queryable,
  checks: Pick<Checks, 'all'>,
  worthOne = WORTH_A_PROCESS,
): Promise<Judges> {
  const [row] = await database.query<{ people: number }>('select count(*)::int as people from residents');
  const count = Math.min(availableParallelism(), Math.floor((row?.people ?? 0) / worthOne));
  return count === 0 ? judgesHere(checks) : judgesBeside(count);
}

export const judgesHere = ({ all }: Pick<Checks, 'all'>): Judges => ({
  ahead: 0,
  judge: async (people) => people.map(all),
  end: async () => {},
});

function judgesBeside(count: number): Judges {
  const children = Array.from({ length: count }, () => startChild('checks/judge-process', undefined));
  let turn = 0;
  return {
    ahead: WAITING * count,
    judge: (people) => {
      const child = children[(turn += 1) % count] as (typeof children)[number];
      return child.ask<Found>(people);
    },
    end: async () => void (await Promise.all(children.map((child) => child.end()))),
  };
}
