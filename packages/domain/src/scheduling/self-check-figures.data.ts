/** A number of the institution's own data that a self-check may be filled with, by the measures it is made of. */
export type SelfCheckFigure = {
  /** 类别 of the form. */
  readonly category: string;
  /** 自查内容: what the item is called. */
  readonly item: string;
} & (
  | { readonly rate: string }
  /** How many of how many are as they should be. */
  | { readonly good: string; readonly among: string }
  /** How many of how many are not. */
  | { readonly bad: string; readonly among: string }
);

/** Every measure a figure is made of. */
export const measuresOfFigure = (figure: SelfCheckFigure): readonly string[] =>
  'rate' in figure ? [figure.rate] : ['good' in figure ? figure.good : figure.bad, figure.among];

/** What 自动取数 takes, in the order of the categories. Source: [P] indicators of screen institution-self-check, and the pages of numbers there are. */
export const SELF_CHECK_FIGURES: readonly SelfCheckFigure[] = [
  { category: '1', item: '健康档案完整率', rate: 'archive-complete-rate' },
  { category: '1', item: '录入表单必填项齐全', rate: 'entry-complete-rate' },
  { category: '1', item: '录入表单有未处理的逻辑错误', bad: 'entry-logic-error', among: 'entry-total' },
  { category: '1', item: '体检表完整率', rate: 'check-up-form-completeness' },
  { category: '1', item: '体检表医生签名率', rate: 'selfcheck-sign-rate' },
  { category: '2', item: '老年人体检率（按在管档案）', good: 'elderly-checked-at-end', among: 'elderly-archived' },
  { category: '3', item: '高血压规范管理率', rate: 'htn-standard-rate' },
  { category: '3', item: '血压控制率', rate: 'bp-control-rate-managed' },
  { category: '3', item: '高血压随访逾期', bad: 'follow-up-overdue-hypertension', among: 'htn-managed-now' },
  { category: '4', item: '糖尿病规范管理率', rate: 'dm-standard-rate' },
  { category: '4', item: '血糖控制率', rate: 'glucose-control-rate-managed' },
  { category: '4', item: '糖尿病随访逾期', bad: 'follow-up-overdue-diabetes', among: 'dm-managed-now' },
  { category: '5', item: '严重精神障碍规范管理率', rate: 'psychosis-standard-rate' },
  { category: '6', item: '肺结核规则服药率', rate: 'tb-regular-rate' },
  { category: '8', item: '0～6岁儿童健康管理率', good: 'children-managed', among: 'children-0-6' },
  { category: '9', item: '预防接种建卡率', good: 'card-made', among: 'card-target' },
  { category: '10', item: '老年人中医药健康管理率（按在管档案）', good: 'elderly-tcm', among: 'elderly-archived' },
  { category: '11', item: '上传率', rate: 'upload-record-rate' },
  { category: '11', item: '上传失败', bad: 'upload-failed', among: 'upload-wanted' },
  { category: '11', item: '缺项未上传', bad: 'upload-incomplete', among: 'upload-wanted' },
  { category: '12', item: '预约到检率', rate: 'appointment-show-rate' },
];
