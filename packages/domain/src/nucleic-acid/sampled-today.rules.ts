import type { TubeState } from './tube.machine.ts';

/** A sample somebody gave on a day. `at`: clock time in China. */
export type SampleOfDay = {
  readonly code: string;
  /** 1 is a tube of their own. */
  readonly kind: string;
  readonly state: TubeState;
  readonly at: string;
};

/** Void or refused: nothing will come of it, another one is needed. */
const NOTHING_COMES: readonly TubeState[] = ['45', '90'];

/**
 * What the desk is told when a person who has given a single sample on this day stands there again; `undefined` where nothing speaks against
 * another one. It is a hint, never a refusal: whoever takes the sample decides. Of a retest (检测目的 2) a second one is expected.
 *
 * @example
 * ```ts
 * sampledTodayHint([{ code: 'T1', kind: '1', state: '10', at: '09:12' }], undefined); // '此人今天 09:12 已采过单管（T1）。确需再采的，继续登记即可。'
 * ```
 */
export function sampledTodayHint(samples: readonly SampleOfDay[], purpose: string | undefined): string | undefined {
  if (purpose === '2') return undefined;
  const single = samples.filter(({ kind, state }) => kind === '1' && !NOTHING_COMES.includes(state));
  const [last] = [...single].sort((one, other) => (one.at < other.at ? 1 : -1));
  if (!last) return undefined;
  const said =
    single.length > 1 ? `今天已采过 ${single.length} 次单管，最近在 ${last.at}` : `今天 ${last.at} 已采过单管`;
  return `此人${said}（${last.code}）。确需再采的，继续登记即可。`;
}
