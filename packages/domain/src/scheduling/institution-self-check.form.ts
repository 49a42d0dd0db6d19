import type { FormDefinition } from '../forms/index.ts';

// A period is looked back upon when it is over: in its first twenty days the one before it is proposed.
const LOOKED_BACK = 'addDays(today, -20)';
const YEAR = `fullYears('2000-01-01', ${LOOKED_BACK})`;
/** Months of the year that were over. */
const MONTHS = `(fullMonths('2000-01-01', ${LOOKED_BACK}) - 12 * ${YEAR})`;

/** 机构自查表. */
export const institutionSelfCheck: FormDefinition = {
  id: 'institution-self-check',
  version: 1,
  title: '机构自查表',
  module: 'appointment',
  routes: ['jgzc'],
  subject: 'institution',
  occurs: 'many',
  occurredOn: 'checkDate',
  source: '产品定义；参照国家基本公共卫生服务项目绩效评价常用抽查内容',
  verified: ['recall'],
  sections: [
    {
      id: 'head', title: '基本情况',
      fields: [
        { key: 'org', label: '被查机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'year', label: '年度', type: 'integer', required: true, proposed: `2000 + ${YEAR}` },
        {
          key: 'period', label: '自查周期', type: 'single', required: true, proposed: "'2'",
          options: [{ code: '1', label: '月度' }, { code: '2', label: '季度' }, { code: '3', label: '半年' }, { code: '4', label: '年度' }],
        },
        {
          key: 'part', label: '第几期', type: 'integer', min: 1, max: 12, visibleWhen: { field: 'period', in: ['1', '2', '3'] },
          proposed: `lookup(period, {1: ${MONTHS} + 1, 2: floor(${MONTHS} / 3) + 1, 3: floor(${MONTHS} / 6) + 1})`,
          // Of sheets that were handed in before it was asked, nobody can fill it in any more.
          required: "state == '0' || state == '3'", note: '月度填几月，季度填第几季度，半年填 1（上半年）或 2（下半年）',
        },
        { key: 'checkDate', label: '自查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'checkers', label: '自查人员', type: 'multi', required: true, optionsFrom: 'user' },
      ],
    },
    {
      id: 'items', title: '自查项目',
      fields: [
        {
          key: 'items', label: '项目', type: 'table', required: true, minRows: 1,
          columns: [
            {
              key: 'category', label: '类别', type: 'single',
              options: [
                { code: '1', label: '健康档案' }, { code: '2', label: '老年人管理' }, { code: '3', label: '高血压' }, { code: '4', label: '糖尿病' },
                { code: '5', label: '严重精神障碍' }, { code: '6', label: '肺结核' }, { code: '7', label: '孕产妇' }, { code: '8', label: '儿童' },
                { code: '9', label: '预防接种' }, { code: '10', label: '中医药' }, { code: '11', label: '数据上传' },
                { code: '12', label: '预约组织' },
              ],
            },
            { key: 'itemName', label: '自查内容', type: 'text' },
            { key: 'auto', label: '系统自动取数', type: 'boolean' },
            { key: 'target', label: '目标值', type: 'decimal', unit: '%' },
            { key: 'actual', label: '实际值', type: 'decimal', unit: '%' },
            { key: 'total', label: '抽查份数', type: 'integer', unit: '份' },
            { key: 'problems', label: '问题份数', type: 'integer', unit: '份' },
            { key: 'score', label: '得分', type: 'decimal', precision: 1 },
            { key: 'problem', label: '问题描述', type: 'longText' },
            { key: 'measure', label: '整改措施', type: 'longText' },
            { key: 'deadline', label: '整改期限', type: 'date' },
            { key: 'done', label: '整改完成', type: 'boolean' },
          ],
        },
        { key: 'totalScore', label: '总分', type: 'computed', computed: 'sumOf(items.score)', precision: 1 },
        {
          // Its life moves it, by buttons of the list: it is shown above the questions and is none of them.
          key: 'state', label: '状态', type: 'single', internal: true,
          options: [{ code: '0', label: '草稿' }, { code: '1', label: '已提交' }, { code: '2', label: '上级已审核' }, { code: '3', label: '退回' }],
          default: '0',
        },
        // Written with 审核 by who is above; before that it would only stand in the way of replies.
        { key: 'reviewNote', label: '审核意见', type: 'longText', visibleWhen: { field: 'state', in: ['2'] } },
        // A part above the questions shows these and fills them in.
        {
          key: 'opinions', label: '退回意见', type: 'table', internal: true,
          columns: [
            { key: 'item', label: '自查项目', type: 'text' }, { key: 'opinion', label: '退回意见', type: 'longText', maxLength: 500 },
            { key: 'answer', label: '回应', type: 'longText', maxLength: 500 },
          ],
        },
        {
          key: 'taken', label: '系统取数', type: 'table', internal: true,
          columns: [
            { key: 'item', label: '自查内容', type: 'text' }, { key: 'actual', label: '取到的实际值', type: 'decimal', unit: '%' },
            { key: 'total', label: '应查份数', type: 'integer', unit: '份' }, { key: 'problems', label: '问题份数', type: 'integer', unit: '份' },
            { key: 'basis', label: '怎样统计', type: 'longText' }, { key: 'from', label: '自', type: 'date' }, { key: 'until', label: '至', type: 'date' },
            { key: 'takenAt', label: '取数时间', type: 'dateTime' }, { key: 'takenBy', label: '取数人', type: 'text' },
          ],
        },
      ],
    },
  ],
  derivations: [{ key: 'selfCheck', rule: 'selfCheckGaps', inputs: ['items'] }],
  checks: [
    {
      id: 'part-beyond', when: "(period == '2' && part > 4) || (period == '3' && part > 2)", severity: 'error', message: '季度只有 1～4，半年只有 1、2。',
      fields: ['part'],
    },
    {
      // A draft may wait for them: figures are taken first, what is done about them is thought over then.
      id: 'measure-missing', when: "selfCheck.measureMissing == true && state != '0'", severity: 'error', message: '有问题份数的项目须填整改措施与期限。',
      fields: ['items'],
    },
    {
      id: 'more-problems-than-samples', when: 'selfCheck.tooManyProblems == true', severity: 'error', message: '问题份数不能大于抽查份数。',
      fields: ['items'],
    },
  ],
};
