import { lifeCycle, said, type Guard } from '../life-cycle/index.ts';

/** 0 未生成, 1 已生成, 2 已审核, 3 已发布 (screen annual-analysis-report). */
export type AnnualState = '0' | '1' | '2' | '3';

/** What becomes of an annual report. */
export type AnnualEvent =
  | { readonly type: 'GENERATE' }
  | { readonly type: 'EDIT' }
  | { readonly type: 'REVIEW' }
  | { readonly type: 'RETURN'; readonly reason: string }
  | { readonly type: 'PUBLISH' }
  | { readonly type: 'WITHDRAW'; readonly reason: string };

type AnnualFacts = {
  /** The year has not begun. */
  readonly future: boolean;
  /** Who asks generated or wrote it. */
  readonly author: boolean;
  /** Sentences somebody wrote, whose numbers say something else by now. */
  readonly stale: number;
};

type One = Guard<AnnualFacts, AnnualEvent>;
const begun: One = ({ future }) => (future ? '这一年还没有开始' : undefined);
const fourEyes: One = ({ author }) => (author ? '审核人不能是编制人，请由另一位管理人员审核' : undefined);
const settled: One = ({ stale }) =>
  stale === 0 ? undefined : `还有 ${stale} 句人工文字与新生成的数字不一致，请先逐句确认`;
const reasoned: One = (_, event) => ('reason' in event && said(event.reason) ? undefined : '请填写原因');

/** The life of a year's report: written, reviewed by somebody else, published to those below; taken back only with a reason. */
export const annualReportLife = lifeCycle<AnnualState, AnnualEvent, AnnualFacts>({
  id: 'annual-report',
  noun: '报告',
  initial: '0',
  states: { '0': '未生成', '1': '已生成', '2': '已审核', '3': '已发布' },
  ways: {
    GENERATE: { label: '生成', from: ['0', '1'], to: '1', guards: [begun], letter: 'E' },
    EDIT: { label: '编辑', from: ['1'], to: '1', letter: 'E' },
    REVIEW: { label: '审核', from: ['1'], to: '2', guards: [fourEyes, settled], letter: 'M' },
    RETURN: { label: '退回', from: ['2'], to: '1', guards: [reasoned], letter: 'M' },
    PUBLISH: { label: '发布', from: ['2'], to: '3', letter: 'M' },
    WITHDRAW: { label: '撤回发布', from: ['3'], to: '2', guards: [reasoned], letter: 'M' },
  },
});
