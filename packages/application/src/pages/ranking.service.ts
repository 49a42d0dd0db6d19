import { paceOf, type Board, type BoardRow } from '@gongwei/domain/scheduling';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { FirstPageGateway } from './first-page-gateway.port.ts';

/** An institution among those beside it. `rank`: the same for the same rate. */
export type RankedPlace = Pick<BoardRow, 'code' | 'name' | 'due' | 'done' | 'rate'> & {
  readonly rank: number;
  readonly pace: ReturnType<typeof paceOf>;
};

/** How institutions stand beside each other. */
export type Ranking = {
  readonly places: readonly RankedPlace[];
  /** How much of the year is over, in percent. */
  readonly progress: number;
};

/**
 * Institutions directly below one that have somebody to examine, by the rate of this year's check-ups of old people; none for one that has
 * nobody below it.
 */
export const createRanking = (gateway: FirstPageGateway, institution: string): Loaded<Ranking> =>
  createLoaded(async (asker) => rankingOf(await gateway.checkUps(institution, asker)));

function rankingOf({ rows, total, progress }: Board): Ranking {
  const below = rows.filter(({ code, due }) => code !== total.code && due > 0);
  const order = ({ rate }: BoardRow): number => rate ?? 0;
  const places = [...below]
    .sort((a, b) => order(b) - order(a))
    .map((row) => ({
      ...row,
      rank: 1 + below.filter((other) => order(other) > order(row)).length,
      pace: paceOf(row.rate, progress),
    }));
  return { places, progress };
}
