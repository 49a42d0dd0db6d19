import type { TubeState } from './tube.machine.ts';

/** A part of a tube's way that somebody can be urged about [screens/nucleic-progress]. */
export type UrgeStage = {
  readonly code: '1' | '2' | '3' | '4';
  readonly label: string;
  /** Where a tube waits for it. */
  readonly states: readonly TubeState[];
  /** Who is told: where the tube was filled, or the laboratory that has it or is to have it. */
  readonly tells: 'sampler' | 'laboratory';
  /** Where it is done. */
  readonly path: string;
};

/** In the order of the way. A tube that is under way can be asked of who sent it, and of who is to receive it. */
export const URGE_STAGES: readonly UrgeStage[] = [
  { code: '1', label: '采样送检', states: ['10', '20', '30'], tells: 'sampler', path: '/hsjc/yblb?view=to-pack' },
  { code: '2', label: '收样', states: ['30'], tells: 'laboratory', path: '/hsjc/yblb/zyx?view=to-receive' },
  { code: '3', label: '检测', states: ['40', '50'], tells: 'laboratory', path: '/hsjc/ybjg?view=to-test' },
  { code: '4', label: '审核、报告', states: ['60', '70'], tells: 'laboratory', path: '/hsjc/ybjg?view=to-review' },
];

/** Minutes in which nobody is urged twice about the same [screens/nucleic-progress]. */
export const URGE_QUIET_MINUTES = 30;

/** What a tube waits for, the last one of several; nothing where it waits for nobody, or for a retest, which is urged on its own. */
export const urgeStageOf = (state: TubeState): UrgeStage | undefined =>
  [...URGE_STAGES].reverse().find(({ states }) => states.includes(state));
