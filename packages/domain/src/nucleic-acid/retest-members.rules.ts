import type { TubeResult, TubeState } from './tube.machine.ts';

/** Somebody of a positive pool. `notify`: 0 未通知, 1 已电话通知, 2 无法联系, 3 已转社区; `single`: the newest tube of their own that was not voided. */
export type RetestMember = {
  readonly notify: '0' | '1' | '2' | '3';
  readonly single?: { readonly state: TubeState; readonly result?: TubeResult };
};

/** `to-sample`: nobody has a swab of them that counts. `testing`: it is on its way. `done`: they have a verdict. `handed-on`: nobody waits for one. */
type MemberStanding = 'to-sample' | 'testing' | 'done' | 'handed-on';

/** The verdict is that of a reviewed single tube. A refused tube and a suspect result ask for another swab; until there is one, who cannot be reached is handed on. */
export function standingOf({ notify, single }: RetestMember): MemberStanding {
  const reviewed = single?.state === '70' || single?.state === '80';
  if (reviewed && single.result !== '2') return 'done';
  if (single && single.state !== '45' && !reviewed) return 'testing';
  return notify === '2' || notify === '3' ? 'handed-on' : 'to-sample';
}

/** What became of a pool's people, in numbers. `begun`: somebody was told or sampled. */
export type RetestCounts = {
  readonly members: number;
  readonly begun: boolean;
  readonly told: number;
  readonly sampled: number;
  readonly toSample: number;
  readonly waiting: number;
  readonly positive: number;
};

/** How far the retest of a pool is: its members, who was told, who gave a sample of their own, whose result is awaited or positive. */
export function retestCounts(members: readonly RetestMember[]): RetestCounts {
  const standings = members.map(standingOf);
  const count = (...wanted: readonly MemberStanding[]) => standings.filter((one) => wanted.includes(one)).length;
  const told = members.filter(({ notify }) => notify !== '0').length;
  const sampled = members.filter(({ single }) => single !== undefined).length;
  return {
    members: members.length,
    begun: told > 0 || sampled > 0,
    told,
    sampled,
    toSample: count('to-sample'),
    waiting: count('to-sample', 'testing'),
    positive: members.filter((member, at) => standings[at] === 'done' && member.single?.result === '1').length,
  };
}
