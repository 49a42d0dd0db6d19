import { defineMeasures } from '../measure-definition.ts';

const MATERNAL = "['pregnancy-basic-info', 'first-prenatal-visit', 'prenatal-visit', 'delivery-mother', 'postpartum-visit', 'postpartum-42-day']";
const CHILD = "['child-basic-info', 'newborn-home-visit', 'postpartum-newborn-visit', 'child-check-up']";
const FOLLOW_UPS = "['hypertension-follow-up', 'diabetes-follow-up', 'psychosis-follow-up', 'tuberculosis-follow-up', 'copd-follow-up', 'general-follow-up']";

const SOURCE = 'editGather 解读';
const entered = (what: string): string => `期内录入（首次保存）的${what}份数，按录入人、录入机构；修改不重复数，已删除不数。`;
const kind = (id: string, label: string, counts: string) =>
  ({ id, label, counts, unit: '份', basis: 'P', source: SOURCE, hint: entered(label) }) as const;

/** What was entered by hand, by the day of its first save; one row a sheet, over all forms at once. */
export const entriesMeasures = [
  ...defineMeasures(
    { of: 'entry', within: 'always', organisation: 'event', pick: 'all', population: 'day(record.@createdAt) >= period.start && day(record.@createdAt) <= period.end', exclusions: [] },
    [
      kind('entry-archives', '个人档案', "record.@form == 'resident-personal-info'"),
      kind('entry-checkups', '健康体检', "record.@form == 'health-check-up'"),
      kind('entry-self-care', '自理评估', "record.@form == 'elderly-self-care-assessment'"),
      kind('entry-tcm', '中医体质', "record.@form == 'tcm-constitution'"),
      kind('entry-htn', '高血压随访', "record.@form == 'hypertension-follow-up'"),
      kind('entry-dm', '糖尿病随访', "record.@form == 'diabetes-follow-up'"),
      kind('entry-psy', '精神随访', "record.@form == 'psychosis-follow-up'"),
      kind('entry-tb', '结核随访', "hasAny(record.@form, ['tuberculosis-card', 'tuberculosis-follow-up'])"),
      kind('entry-maternal', '孕产妇', `hasAny(record.@form, ${MATERNAL})`),
      kind('entry-child', '儿童', `hasAny(record.@form, ${CHILD})`),
      kind('entry-contract', '签约', "record.@form == 'family-doctor-contract'"),
      { id: 'entry-total', label: '合计', counts: 'true', unit: '份', basis: 'P', source: SOURCE, hint: '期内录入（首次保存）的上述各类表单份数之和；一份只数一次。' },
      { id: 'entry-incomplete', label: '不完整', counts: 'entry.missing', unit: '份', basis: 'P', source: SOURCE, hint: '期内录入的表单中，现在必填项仍有缺的份数；补齐后即不再计。' },
      { id: 'entry-logic-error', label: '逻辑错误', counts: 'entry.erroneous', unit: '份', basis: 'P', source: SOURCE, hint: '期内录入的表单中，现在仍有未处理逻辑错误的份数；已改正或已说明情况属实的不数。' },
      { id: 'entry-uploaded', label: '已上传', counts: 'entry.uploaded', unit: '份', basis: 'P', source: SOURCE, hint: '期内录入的表单中，现在为上传成功的份数；不需上传的表单不数。' },
      { id: 'entry-complete-rate', label: '完整率', counts: '!entry.missing', among: 'true', basis: 'P', source: SOURCE, hint: '必填项齐全的份数，占期内录入的份数。' },
    ],
  ),
  ...defineMeasures(
    { of: 'entry', within: 'period', organisation: 'event', pick: 'all', population: 'true', exclusions: [] },
    [
      { id: 'follow-up-times', label: '随访人次', counts: `hasAny(record.@form, ${FOLLOW_UPS}) && (isMissing(entry.lost) || !entry.lost)`, unit: '人次', basis: 'P', source: '页面约定：zhdp', hint: '期内高血压、糖尿病、精神障碍、肺结核、慢阻肺与通用随访的记录数，按随访日期；只记失访的不数。' },
    ],
  ),
];
