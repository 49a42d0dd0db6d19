import { lifeCycle, said, type Guard, type LifeCycle } from '../life-cycle/index.ts';

/** Codes of a sample's state (rules/modules.md 1.1). People of one tube share it, but for 66, which each reaches alone. */
export const TUBE_STATES = ['10', '20', '30', '40', '45', '50', '60', '65', '66', '70', '80', '81', '90'] as const;
/** Where a tube of samples is. */
export type TubeState = (typeof TUBE_STATES)[number];
/** 0 阴性, 1 阳性, 2 可疑; 9 无效 is no result but a reason to test again. */
export type TubeResult = '0' | '1' | '2';

/** What is known of a tube when an event is asked for. Moments are ISO 8601. */
export type TubeFacts = {
  readonly now: string;
  readonly sampledAt: string;
  readonly pool: boolean;
  /** A pooled tube takes nobody any more; single ones always. */
  readonly sealed: boolean;
  /** The box it is in, or is to be put into, is being packed. */
  readonly boxOpen: boolean;
  readonly departedAt?: string;
  readonly labNo?: string;
  /** Where it was when it was received. */
  readonly cameFrom?: '10' | '20' | '30';
  readonly tester?: string;
  readonly result?: TubeResult;
  readonly me: string;
  /** A report of it was printed. */
  readonly printed: boolean;
  /** Somebody of a positive pool was sampled again. */
  readonly retestBegun: boolean;
  /** A second reading of the result says something else, and nobody has decided yet. */
  readonly differs: boolean;
  /** People of a positive pool who have no verdict of their own yet. */
  readonly waiting: number;
};

type Because = { readonly reason?: string };
type Arrival = { readonly reasons?: readonly string[]; readonly at: string };
/** What becomes of a tube of samples. */
export type TubeEvent =
  | { readonly type: 'PACK' }
  | { readonly type: 'UNPACK' }
  | { readonly type: 'SEND' }
  | ({ readonly type: 'RECEIVE' } & Arrival)
  | ({ readonly type: 'CONCEDE' } & Arrival)
  | ({ readonly type: 'REJECT' } & Arrival)
  /** Back to where it came from: on the way, in its box, or loose. */
  | ({ readonly type: 'UNDO_RECEIVE' } & Because)
  | ({ readonly type: 'UNDO_RECEIVE_BOXED' } & Because)
  | ({ readonly type: 'UNDO_RECEIVE_LOOSE' } & Because)
  | { readonly type: 'LOAD'; readonly plateNo?: string }
  | { readonly type: 'UNLOAD' }
  | { readonly type: 'ENTER_RESULT'; readonly result: TubeResult | '9' | undefined }
  | { readonly type: 'CHANGE_RESULT'; readonly result: TubeResult | '9' | undefined }
  /** Read once more, by somebody else or by the instrument. */
  | { readonly type: 'READ_AGAIN'; readonly result: TubeResult | '9' | undefined; readonly instrument: boolean }
  | ({ readonly type: 'SETTLE' } & Because)
  | { readonly type: 'TAKE_BACK' }
  | ({ readonly type: 'INVALID' } & Because)
  | { readonly type: 'REVIEW' }
  | ({ readonly type: 'WITHDRAW_REVIEW' } & Because)
  | { readonly type: 'POOL_SUSPECT' }
  | { readonly type: 'RETEST_DONE' }
  | { readonly type: 'RETEST_AGAIN' }
  | { readonly type: 'REPORT' }
  | ({ readonly type: 'WITHDRAW_REPORT' } & Because)
  | ({ readonly type: 'CORRECT' } & Because)
  | ({ readonly type: 'VOID' } & Because)
  | { readonly type: 'RESTORE' };
/** Kind of an event of a tube. */
export type TubeEventType = TubeEvent['type'];

type One = Guard<TubeFacts, TubeEvent>;
const because: One = (_, event) => ('reason' in event && said(event.reason) ? undefined : '请填写原因');
const sealed: One = ({ pool, sealed: closed }) => (pool && !closed ? '混采管还没有封管，不能装箱' : undefined);
const open: One = ({ boxOpen }) => (boxOpen ? undefined : '转运箱已封箱；要增减采样管，请先开封');
const inTime: One = ({ sampledAt, departedAt }, event) => {
  if (!('at' in event)) return undefined;
  if (event.at < sampledAt) return '接收时间不能早于采样时间';
  return departedAt !== undefined && event.at < departedAt ? '接收时间不能早于发车时间' : undefined;
};
const why: One = (_, event) =>
  'reasons' in event && (event.reasons?.length ?? 0) > 0 ? undefined : '请选择拒收或让步的原因';
const from =
  (state: TubeFacts['cameFrom']): One =>
  ({ cameFrom }) =>
    (cameFrom ?? '30') === state ? undefined : '样本不是从这一步收来的';
const numbered: One = ({ labNo }) => (said(labNo) ? undefined : '还没有实验编号');
const plate: One = (_, event) => (event.type === 'LOAD' && said(event.plateNo) ? undefined : '请填写板号');
const read: One = (_, event) => {
  if (!('result' in event) || event.result === undefined) return '两个靶标都要有 Ct 值，或标“无Ct”';
  return event.result === '9' ? '内标或质控无效，不能出结果，请登记“无效重测”' : undefined;
};
const anotherReader: One = ({ tester, me }, event) =>
  event.type === 'READ_AGAIN' && !event.instrument && tester === me ? '第二次录入须由检测人以外的人员完成' : undefined;
const agreed: One = ({ differs }) => (differs ? '两次读数不一致，请先“核对差异”' : undefined);
const disagreed: One = ({ differs }) => (differs ? undefined : '没有不一致的读数');
const twoPeople: One = ({ result, tester, me }) =>
  result !== '0' && tester === me ? '阳性、可疑结果须由检测人以外的人员审核' : undefined;
const unprinted: One = ({ printed }) => (printed ? '报告已打印，请先撤回报告' : undefined);
const notBegun: One = ({ retestBegun }) => (retestBegun ? '单采复核已经开始，不能撤回审核' : undefined);
const doubtful: One = ({ pool, result }) => (pool && result !== '0' ? undefined : '只有混采阳性或可疑才转单采复核');
const settled: One = ({ waiting }) => (waiting === 0 ? undefined : `还有 ${waiting} 人没有单管结果`);
const unsettled: One = ({ waiting }) => (waiting > 0 ? undefined : '每个人都已有单管结果');
const personal: One = ({ pool, result }) =>
  pool && result !== '0' ? '混采阳性、可疑不出个人报告，以单管结果为准' : undefined;
const certain: One = ({ result }) => (result === '2' ? '可疑结果不出报告，请重新采样复检' : undefined);
const arriving = { from: ['10', '20', '30'], letter: 'E' } as const;
const undoing = { label: '撤销接收', from: ['40', '45'], letter: 'M' } as const;

/**
 * The life of a tube and of the samples in it (rules/modules.md 1.1): single or pooled, from the swab to the report. The verdict on a member of a
 * positive pool is that of a single tube of its own, never the pool's.
 */
export const tubeLife: LifeCycle<TubeState, TubeEvent, TubeFacts> = lifeCycle<TubeState, TubeEvent, TubeFacts>({
  id: 'tube',
  noun: '样本',
  initial: '10',
  states: {
    '10': '已采集',
    '20': '已装箱',
    '30': '转运中',
    '40': '已接收',
    '45': '已拒收',
    '50': '检测中',
    '60': '已出结果',
    '65': '待单采复核',
    '66': '复核完成',
    '70': '已审核',
    '80': '已报告',
    '81': '报告已撤回',
    '90': '已作废',
  },
  ways: {
    PACK: { label: '装箱', from: ['10'], to: '20', guards: [sealed, open], letter: 'E' },
    UNPACK: { label: '取出', from: ['20'], to: '10', guards: [open], letter: 'E' },
    SEND: { label: '发车', from: ['20'], to: '30' },
    RECEIVE: { label: '合格接收', ...arriving, to: '40', guards: [inTime] },
    CONCEDE: { label: '让步接收', ...arriving, to: '40', guards: [inTime, why] },
    REJECT: { label: '拒收', ...arriving, to: '45', guards: [inTime, why] },
    UNDO_RECEIVE: { ...undoing, to: '30', guards: [from('30'), because] },
    UNDO_RECEIVE_BOXED: { ...undoing, to: '20', guards: [from('20'), because] },
    UNDO_RECEIVE_LOOSE: { ...undoing, to: '10', guards: [from('10'), because] },
    LOAD: { label: '上机', from: ['40'], to: '50', guards: [numbered, plate], letter: 'E' },
    UNLOAD: { label: '撤下', from: ['50'], to: '40', letter: 'E' },
    ENTER_RESULT: { label: '录入结果', from: ['40', '50'], to: '60', guards: [numbered, read], letter: 'E' },
    CHANGE_RESULT: { label: '改结果', from: ['60'], to: '60', guards: [read], letter: 'E' },
    READ_AGAIN: { label: '第二次录入', from: ['60'], to: '60', guards: [anotherReader], letter: 'E' },
    SETTLE: { label: '核对差异', from: ['60'], to: '60', guards: [disagreed, because], letter: 'E' },
    TAKE_BACK: { label: '撤回导入', from: ['60'], to: '50', letter: 'E' },
    INVALID: { label: '无效重测', from: ['50', '60'], to: '50', guards: [because], letter: 'E' },
    REVIEW: { label: '审核', from: ['60'], to: '70', guards: [agreed, twoPeople], letter: 'M' },
    WITHDRAW_REVIEW: {
      label: '撤回审核',
      from: ['65', '70'],
      to: '60',
      guards: [because, unprinted, notBegun],
      letter: 'M',
    },
    POOL_SUSPECT: { label: '转单采复核', from: ['70'], to: '65', guards: [doubtful] },
    RETEST_DONE: { label: '单管复核出结果', from: ['65'], to: '66', guards: [settled] },
    // A verdict that was withdrawn, or somebody who was handed on by mistake, is owed again [P].
    RETEST_AGAIN: { label: '重开单采复核', from: ['66'], to: '65', guards: [unsettled] },
    REPORT: { label: '出报告', from: ['70'], to: '80', guards: [personal, certain], letter: 'M' },
    WITHDRAW_REPORT: { label: '撤回报告', from: ['80'], to: '81', guards: [because], letter: 'M' },
    CORRECT: { label: '更正结果', from: ['81'], to: '60', guards: [because], letter: 'M' },
    VOID: { label: '作废', from: ['10', '20'], to: '90', guards: [because], letter: 'M' },
    RESTORE: { label: '恢复登记', from: ['90'], to: '10' },
  },
});

/** Which event undoes the receipt of a tube. */
export const undoReceiveOf = (
  cameFrom: TubeFacts['cameFrom'],
): 'UNDO_RECEIVE' | 'UNDO_RECEIVE_BOXED' | 'UNDO_RECEIVE_LOOSE' =>
  cameFrom === '10' ? 'UNDO_RECEIVE_LOOSE' : cameFrom === '20' ? 'UNDO_RECEIVE_BOXED' : 'UNDO_RECEIVE';
