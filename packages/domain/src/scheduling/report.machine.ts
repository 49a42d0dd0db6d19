import { lifeCycle, said, type Guard } from '../life-cycle/index.ts';
import type { ReviewState } from './check-up-review.machine.ts';

/** 0 未生成, 1 待审核, 2 已审核, 3 已打印, 4 已发放, 5 已退回 (screen report-manage). */
export const REPORT_STATES = ['0', '1', '2', '3', '4', '5'] as const;
/** Where the report of a check-up is in its life. */
export type ReportState = (typeof REPORT_STATES)[number];

/** `whole`: nothing required is missing, or what is was explained when the sheet passed. */
export type ReportFacts = { readonly whole: boolean; readonly review: ReviewState };

/** `relation`: code of dictionaries/kinship, 0 the person. `way`: 1 当面, 2 村医转交, 3 邮寄, 4 电子. */
export type Delivery = {
  readonly receiver: string;
  readonly relation: string;
  readonly way: string;
  /** The last four digits of the receiver's identity number, where it is somebody else. */
  readonly idTail?: string;
  /** The receiver's, written by hand: a PNG as a data URL. Absent where it was posted, or signed on paper. */
  readonly signature?: string;
};
/** What becomes of the report of a check-up. */
export type ReportEvent =
  | { readonly type: 'GENERATE' }
  | { readonly type: 'APPROVE' }
  | { readonly type: 'SEND_BACK'; readonly reason: string }
  | { readonly type: 'PRINT' }
  | { readonly type: 'REPRINT' }
  | ({ readonly type: 'DELIVER' } & Delivery)
  | { readonly type: 'UNDELIVER'; readonly reason: string }
  | { readonly type: 'VOID' };
/** Kind of an event of a report. */
export type ReportEventType = ReportEvent['type'];

type One = Guard<ReportFacts, ReportEvent>;
const whole: One = ({ whole: all }) => (all ? undefined : '必查项目还没有齐，不能生成报告');
const passed: One = ({ review }) => (review === '1' ? undefined : '体检表还没有审核通过');
const because: One = (_, event) => ('reason' in event && said(event.reason) ? undefined : '请填写原因');
/** What is lacking of what is said about who received a report; `undefined`: nothing. */
export const lackingOf = ({ receiver, relation, idTail = '' }: Delivery): string | undefined => {
  if (!said(receiver)) return '请填写领取人';
  return relation !== '0' && !/^\d{3}[\dX]$/.test(idTail) ? '领取人不是本人时，请填写其证件号后 4 位' : undefined;
};
const received: One = (_, event) => (event.type === 'DELIVER' ? lackingOf(event) : undefined);

/** The paper a check-up ends in (modules 1.5). A printed one may be printed again; withdrawing the review makes it void. */
export const reportLife = lifeCycle<ReportState, ReportEvent, ReportFacts>({
  id: 'report',
  noun: '报告',
  initial: '0',
  states: { '0': '未生成', '1': '待审核', '2': '已审核', '3': '已打印', '4': '已发放', '5': '已退回' },
  ways: {
    GENERATE: { label: '生成报告', from: ['0', '5'], to: '1', guards: [whole], letter: 'E' },
    APPROVE: { label: '审核', from: ['1'], to: '2', guards: [passed], letter: 'M' },
    SEND_BACK: { label: '退回', from: ['1', '2'], to: '5', guards: [because], letter: 'M' },
    PRINT: { label: '打印', from: ['2'], to: '3', guards: [passed], letter: 'V' },
    REPRINT: { label: '重印', from: ['3'], to: '3', guards: [passed], letter: 'V' },
    DELIVER: { label: '登记发放', from: ['3'], to: '4', guards: [received], letter: 'E' },
    UNDELIVER: { label: '撤销发放', from: ['4'], to: '3', guards: [because], letter: 'M' },
    VOID: { label: '作废', from: ['1', '2', '3'], to: '5' },
  },
});
