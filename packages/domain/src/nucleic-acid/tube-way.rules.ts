import { tubeLife, type TubeState } from './tube.machine.ts';

/** One step as a tube's history keeps it. `at`: ISO 8601 in UTC. `from`: missing of the first. */
type TubeStep = { readonly at: string; readonly from?: TubeState | undefined; readonly to: TubeState };

/** The stages of the way, in their order, each with the state a tube has once it is behind. */
const STAGES: readonly { readonly label: string; readonly state: TubeState }[] = [
  { label: '采样', state: '10' },
  { label: '装箱', state: '20' },
  { label: '发车', state: '30' },
  { label: '接收', state: '40' },
  { label: '上机', state: '50' },
  { label: '结果', state: '60' },
  { label: '审核', state: '70' },
  { label: '报告', state: '80' },
];
const REVIEWED = 6;
/** How far a tube is in each of its states, as a place among the stages. What was undone is not reached any more. */
const REACHED: { readonly [state in TubeState]: number } = {
  ...{ '10': 0, '20': 1, '30': 2, '40': 3, '45': 3, '50': 4, '60': 5, '65': 6, '66': 6, '70': 6, '80': 7, '81': 6 },
  '90': 0,
};
/** Where nothing more is waited for. */
const ENDED: readonly TubeState[] = ['45', '65', '66', '80', '90'];

/**
 * `done`: behind it, at `at`; `passed`: it was left out, as packing where a tube was carried to the laboratory by hand; `waiting`: the next one,
 * for so many hours now; `ahead`: still to come; `none`: it does not come any more.
 */
export type TubeStage = {
  readonly label: string;
  readonly is: 'done' | 'passed' | 'waiting' | 'ahead' | 'none';
  /** ISO 8601 in UTC. */
  readonly at?: string;
  /** Hours since the stage before it that was reached, to one decimal. */
  readonly hours?: number;
  /** The time limit of the result ran out in this stage. */
  readonly late?: true;
};

/** `limitHours`: from the swab to the review. `now`: ISO 8601. */
type Given = { readonly limitHours?: number | undefined; readonly now: string };

const hoursBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 360_000) / 10;

/** When each stage that still stands was reached for the first time since it was last undone. */
function reachedAt(steps: readonly TubeStep[]): readonly (string | undefined)[] {
  const reached: (string | undefined)[] = STAGES.map(() => undefined);
  for (const { at, from, to } of steps) {
    const place = REACHED[to];
    reached.fill(undefined, place + 1);
    if (from === undefined || REACHED[from] < place || reached[place] === undefined) reached[place] = at;
  }
  return reached;
}

/** Since when: of the swab and of the stage before. ISO 8601. */
type Since = { readonly sampled: string; readonly before: string };

/** Whether the limit ran out between the stage before and this one: the stage it ran out in, not every one behind it. */
const ranOut = (place: number, until: string, { sampled, before }: Since, limitHours: number | undefined): boolean =>
  limitHours !== undefined &&
  place <= REVIEWED &&
  hoursBetween(sampled, until) > limitHours &&
  hoursBetween(sampled, before) <= limitHours;

/** What a stage nothing is known of is, by where the tube is and whether anything is waited for. */
const unknown = (place: number, at: number, ended: boolean): TubeStage['is'] =>
  at <= place ? 'passed' : ended ? 'none' : 'ahead';

/**
 * The way of a tube from the swab to the report, out of its history in order: which stages are behind it and how long each took, which one it waits
 * for, and where the limit ran out. Without steps everything is ahead.
 */
export function tubeWay(steps: readonly TubeStep[], { limitHours, now }: Given): readonly TubeStage[] {
  const reached = reachedAt(steps);
  const state = steps.at(-1)?.to;
  const place = state === undefined ? -1 : REACHED[state];
  const ended = state !== undefined && ENDED.includes(state);
  // Only what has a history waits for its next stage.
  const next = ended ? -1 : place + 1;
  let since: Since | undefined;
  return STAGES.map(({ label }, at): TubeStage => {
    const until = at <= place ? reached[at] : at === next && place >= 0 ? now : undefined;
    if (until === undefined) return { label, is: unknown(place, at, ended) };
    const from = since;
    since = { sampled: from?.sampled ?? until, before: until };
    const head = at === next ? ({ label, is: 'waiting' } as const) : ({ label, is: 'done', at: until } as const);
    if (!from) return head;
    const late = ranOut(at, until, from, limitHours) ? ({ late: true } as const) : {};
    return { ...head, hours: hoursBetween(from.before, until), ...late };
  });
}

/** Words of what is done to a tube, its registration among it. */
export const tubeEventLabel = (event: string): string =>
  event === 'REGISTER' ? '采样登记' : (tubeLife.plan.ways[event as keyof typeof tubeLife.plan.ways]?.label ?? event);
