import { lifeCycle, said, type Guard, type LifeCycle } from '../life-cycle/index.ts';

/** 1 装箱中, 2 已封箱, 3 转运中, 4 已接收, 5 部分拒收 (form nucleic-transport-box); 9 已撤销 [P]. */
export const BOX_STATES = ['1', '2', '3', '4', '5', '9'] as const;
/** Where a box of tubes is. */
export type BoxState = (typeof BOX_STATES)[number];

/** What decides which events of a box are taken. */
export type BoxFacts = {
  readonly tubes: number;
  readonly carrier?: string;
  readonly lab?: string;
  /** Tubes nobody has looked at in the laboratory yet, and those it refused. */
  readonly left: number;
  readonly rejected: number;
};

/** What becomes of a box of tubes. */
export type BoxEvent =
  | { readonly type: 'SEAL' }
  | { readonly type: 'UNSEAL'; readonly reason?: string }
  | { readonly type: 'DEPART' }
  | { readonly type: 'RECEIVE_ALL' }
  | { readonly type: 'RECEIVE_PART' }
  | { readonly type: 'REOPEN' }
  | { readonly type: 'DROP' };
/** Kind of an event of a box. */
export type BoxEventType = BoxEvent['type'];

type One = Guard<BoxFacts, BoxEvent>;
const filled: One = ({ tubes }) => (tubes > 0 ? undefined : '箱内还没有采样管');
const empty: One = ({ tubes }) => (tubes === 0 ? undefined : `箱内还有 ${tubes} 管，请先取出`);
const because: One = (_, event) => ('reason' in event && said(event.reason) ? undefined : '请填写原因');
const manned: One = ({ carrier, lab }) => (said(carrier) && said(lab) ? undefined : '请先填写转运人员和送检实验室');
const looked: One = ({ left }) => (left === 0 ? undefined : `还有 ${left} 管没有接收`);
const good: One = ({ rejected }) => (rejected === 0 ? undefined : '有拒收的采样管');
const bad: One = ({ rejected }) => (rejected > 0 ? undefined : '没有拒收的采样管');
const again: One = ({ left }) => (left > 0 ? undefined : '每一管都已收');

/** The life of a transport box (rules/modules.md 1.2). It is received by its tubes: the last one looked at closes it. */
export const boxLife: LifeCycle<BoxState, BoxEvent, BoxFacts> = lifeCycle<BoxState, BoxEvent, BoxFacts>({
  id: 'box',
  noun: '转运箱',
  initial: '1',
  states: { '1': '装箱中', '2': '已封箱', '3': '转运中', '4': '已接收', '5': '部分拒收', '9': '已撤销' },
  ways: {
    SEAL: { label: '封箱', from: ['1'], to: '2', guards: [filled], letter: 'E' },
    UNSEAL: { label: '开封', from: ['2'], to: '1', guards: [because], letter: 'E' },
    DEPART: { label: '发车', from: ['2'], to: '3', guards: [manned], letter: 'E' },
    RECEIVE_ALL: { label: '全部接收', from: ['2', '3'], to: '4', guards: [looked, good] },
    RECEIVE_PART: { label: '部分拒收', from: ['2', '3'], to: '5', guards: [looked, bad] },
    REOPEN: { label: '撤销接收', from: ['4', '5'], to: '3', guards: [again] },
    DROP: { label: '撤销空箱', from: ['1'], to: '9', guards: [empty], letter: 'E' },
  },
});
