import type { CellValue, ListRow } from '@gongwei/domain/lists';
import { TUBE_STATES, tubeEventLabel, tubeWay, type TubeStage, type TubeState } from '@gongwei/domain/nucleic-acid';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Clock, type Loaded } from '../shared/index.ts';

/** More steps than a tube has on its way, with all that was undone. */
const MOST_STEPS = 200;

/** What was done to a tube: the word for it, by whom and why. `at`: ISO 8601 in UTC. */
type TubeDone = {
  readonly id: string;
  readonly at: string;
  readonly label: string;
  readonly by: string;
  readonly reason: string;
};
/** The way of a tube: its stages, and every step with the first one first. `limit`: hours from the swab to the review. */
export type TubeWay = {
  readonly stages: readonly TubeStage[];
  readonly steps: readonly TubeDone[];
  readonly limit?: number;
};

const stateOf = (cell: CellValue | undefined): TubeState | undefined => TUBE_STATES.find((state) => state === cell);
const textOf = (cell: CellValue | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

const stepOf = ({ cells }: ListRow) => {
  const to = stateOf(cells['to']);
  return to === undefined ? [] : [{ at: textOf(cells['at']), from: stateOf(cells['from']), to }];
};

/** What happened to the tube of a code, out of 流转记录; asked for as long as somebody looks. */
export const createTubeWay = (lists: ListGateway, clock: Clock, code: string): Loaded<TubeWay> =>
  createLoaded<TubeWay>(async (asker) => {
    const asked = { list: 'nucleic-steps', where: { code: { text: code } }, sort: [{ by: 'no' }] } as const;
    const { rows: found, names } = await lists.read(asked, { offset: 0, limit: MOST_STEPS }, asker);
    // The filter finds by the beginning of a code.
    const rows = found.filter(({ cells }) => cells['code'] === code);
    const limit = rows[0]?.cells['limit'];
    const limitHours = typeof limit === 'number' ? limit : undefined;
    return {
      stages: tubeWay(rows.flatMap(stepOf), { limitHours, now: clock.now().toISOString() }),
      steps: rows.map(({ id, cells }) => ({
        id,
        at: textOf(cells['at']),
        label: tubeEventLabel(textOf(cells['event'])),
        by: names[textOf(cells['by'])] ?? textOf(cells['by']),
        reason: textOf(cells['reason']),
      })),
      ...(limitHours !== undefined && { limit: limitHours }),
    };
  });
