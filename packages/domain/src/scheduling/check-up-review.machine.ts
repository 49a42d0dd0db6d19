import { lifeCycle, said, type Guard } from '../life-cycle/index.ts';

/** 0 待审核, 1 审核通过, 2 审核退回 (screen check-up-review). */
export const REVIEW_STATES = ['0', '1', '2'] as const;
/** Where the review of a check-up is. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What decides which events of a review are taken. */
export type ReviewFacts = {
  /** Items the person's groups require that the sheet has not answered. */
  readonly missing: number;
  /** Contradictions among the answers. */
  readonly errors: number;
  /** A critical value nobody was told of yet. */
  readonly unheard: boolean;
  /** The sheet was saved again since it was sent back. */
  readonly changed: boolean;
  readonly delivered: boolean;
};

/** A field of the form, and what is wrong with it. */
export type FieldReason = { readonly field: string; readonly reason: string };

/** What becomes of the review of a check-up. */
export type ReviewEvent =
  /** `without`: why items are missing, in words: 拒检. */
  | { readonly type: 'PASS'; readonly without?: string }
  | { readonly type: 'SEND_BACK'; readonly note: string; readonly fields: readonly FieldReason[] }
  | { readonly type: 'TAKE_BACK' }
  | { readonly type: 'RESUBMIT' }
  | { readonly type: 'WITHDRAW'; readonly reason: string };
/** Kind of an event of a review. */
export type ReviewEventType = ReviewEvent['type'];

type One = Guard<ReviewFacts, ReviewEvent>;
const whole: One = ({ missing }, event) =>
  missing === 0 || (event.type === 'PASS' && said(event.without))
    ? undefined
    : `还缺 ${missing} 项必查项目；本人拒检或做不了的，请写明原因后再通过`;
const consistent: One = ({ errors }) => (errors === 0 ? undefined : `有 ${errors} 处前后矛盾，请退回修改`);
const heard: One = ({ unheard }) => (unheard ? '有危急值还没有登记通知本人，不能通过' : undefined);
const told: One = (_, event) => {
  if (event.type === 'WITHDRAW') return said(event.reason) ? undefined : '请填写撤回原因';
  if (event.type !== 'SEND_BACK') return undefined;
  return said(event.note) || event.fields.some(({ reason }) => said(reason)) ? undefined : '请写明要改什么';
};
const unchanged: One = ({ changed }) => (changed ? '对方已经改过，请重新审核' : undefined);
const rewritten: One = ({ changed }) => (changed ? undefined : '退回以后还没有改过');
const kept: One = ({ delivered }) => (delivered ? '报告已发放，请先撤销发放' : undefined);

/** The review of a check-up sheet (modules 1.5): passing locks the record, sending back names the fields, withdrawing unlocks it. */
export const reviewLife = lifeCycle<ReviewState, ReviewEvent, ReviewFacts>({
  id: 'review',
  noun: '体检表',
  initial: '0',
  states: { '0': '待审核', '1': '审核通过', '2': '审核退回' },
  ways: {
    PASS: { label: '审核通过', from: ['0'], to: '1', guards: [whole, consistent, heard], letter: 'M' },
    SEND_BACK: { label: '退回', from: ['0'], to: '2', guards: [told], letter: 'M' },
    TAKE_BACK: { label: '撤回退回', from: ['2'], to: '0', guards: [unchanged], letter: 'M' },
    RESUBMIT: { label: '改好重报', from: ['2'], to: '0', guards: [rewritten] },
    WITHDRAW: { label: '撤回审核', from: ['1'], to: '0', guards: [told, kept], letter: 'M' },
  },
});
