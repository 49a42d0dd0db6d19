/** A sentence of the report of a year, by a name that stays: what somebody wrote instead is kept under it. */
type SentenceTemplate = { readonly id: string; readonly text: string };

/** A chapter: its sentences, the measures of its table, and drawings of the page `annual-analysis-report` by name. */
export type AnnualChapter = {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly SentenceTemplate[];
  readonly measures: readonly string[];
  readonly charts: readonly string[];
  /** Worked out of the numbers instead of templates: what is short of its aim or fell, and what to do about each. */
  readonly writes?: 'problems' | 'advice';
};

/** The nine chapters of 年度分析报告 (screen annual-analysis-report; sentences: measures-notes 4). */
export const ANNUAL_CHAPTERS: readonly AnnualChapter[] = [
  {
    id: 'overview', title: '一、辖区概况', measures: ['population', 'elderly-population', 'archived', 'archive-rate'], charts: ['pyramid'],
    sentences: [
      { id: 'population', text: '{org}辖区常住人口{population}，其中65岁及以上{elderly-population}。' },
      { id: 'archives', text: '在管健康档案{archived}，建档率{archive-rate}。' },
    ],
  },
  {
    id: 'archives', title: '二、健康档案', measures: ['archived', 'archive-rate', 'archive-use-rate'], charts: ['archives'],
    sentences: [
      { id: 'use', text: '{year}年在管档案{archived}，{archived:change}；年内有动态记录的占{archive-use-rate}，{archive-use-rate:change}。' },
      { id: 'rate', text: '建档率{archive-rate}，{archive-rate:target}。' },
    ],
  },
  {
    id: 'elderly', title: '三、老年人体检分析', charts: ['abnormal'],
    measures: [
      'elderly-checked', 'elderly-check-up-rate', 'elderly-management-rate', 'elderly-complete-rate', 'elderly-abnormal-rate', 'elderly-multi-abnormal-rate',
      'elderly-bp-raised-rate', 'elderly-fpg-high-rate', 'dyslipidemia-rate', 'elderly-abn-ecg-rate', 'elderly-abn-ultrasound-rate', 'elderly-new-found',
      'elderly-fed-back-rate', 'self-care-dependence-rate',
    ],
    sentences: [
      { id: 'done', text: '65岁及以上老年人体检{elderly-checked}，{elderly-checked:change}，体检率{elderly-check-up-rate}。' },
      { id: 'managed', text: '老年人健康管理率{elderly-management-rate}，{elderly-management-rate:target}；体检表完整率{elderly-complete-rate}。' },
      { id: 'abnormal', text: '体检者中有异常的占{elderly-abnormal-rate}，三类及以上异常的占{elderly-multi-abnormal-rate}。' },
      { id: 'kinds', text: '血压高{elderly-bp-raised-rate}、空腹血糖高{elderly-fpg-high-rate}、血脂异常{dyslipidemia-rate}、心电图异常{elderly-abn-ecg-rate}、B超异常{elderly-abn-ultrasound-rate}。' },
      { id: 'found', text: '疑似新发现患病{elderly-new-found}，结果反馈率{elderly-fed-back-rate}；自理评估依赖率{self-care-dependence-rate}。' },
    ],
  },
  {
    id: 'chronic', title: '四、慢病管理', charts: ['disease', 'control'],
    measures: ['htn-managed-now', 'htn-standard-rate', 'bp-control-rate-managed', 'dm-managed-now', 'dm-standard-rate', 'glucose-control-rate-managed'],
    sentences: [
      { id: 'hypertension', text: '高血压在管{htn-managed-now}，规范管理率{htn-standard-rate}，血压控制率{bp-control-rate-managed}，{bp-control-rate-managed:change}。' },
      { id: 'diabetes', text: '2型糖尿病在管{dm-managed-now}，规范管理率{dm-standard-rate}，血糖控制率{glucose-control-rate-managed}，{glucose-control-rate-managed:change}。' },
    ],
  },
  {
    id: 'psychosis-tuberculosis', title: '五、精神障碍与结核病', charts: [],
    measures: ['psy-managed-now', 'psychosis-standard-rate', 'tb-managed-now', 'tb-management-rate', 'tb-regular-rate'],
    sentences: [
      { id: 'psychosis', text: '严重精神障碍在管{psy-managed-now}，规范管理率{psychosis-standard-rate}，{psychosis-standard-rate:target}。' },
      { id: 'tuberculosis', text: '肺结核在管{tb-managed-now}，管理率{tb-management-rate}，规则服药率{tb-regular-rate}。' },
    ],
  },
  {
    id: 'maternal-child', title: '六、妇幼', charts: ['maternal-child'],
    measures: ['live-births', 'early-registration-rate', 'postpartum-visit-rate', 'newborn-visit-rate', 'child-management-rate', 'maternal-deaths', 'infant-mortality'],
    sentences: [
      { id: 'births', text: '活产{live-births}，{live-births:change}；早孕建册率{early-registration-rate}，产后访视率{postpartum-visit-rate}，新生儿访视率{newborn-visit-rate}。' },
      { id: 'children', text: '0～6岁儿童健康管理率{child-management-rate}，{child-management-rate:target}。' },
      { id: 'deaths', text: '孕产妇死亡{maternal-deaths}，婴儿死亡率{infant-mortality}。' },
    ],
  },
  {
    id: 'tcm-contracts', title: '七、中医药与签约', charts: [],
    measures: ['elderly-tcm-rate', 'child-tcm-rate', 'contracts-signed', 'contracted', 'contract-rate', 'contract-fulfilment-rate'],
    sentences: [
      { id: 'tcm', text: '老年人中医药健康管理率{elderly-tcm-rate}，{elderly-tcm-rate:target}；0～36个月儿童{child-tcm-rate}。' },
      { id: 'contracts', text: '家庭医生签约（含续约）{contracts-signed}，{contracts-signed:change}；有效签约{contracted}，签约率{contract-rate}，履约率{contract-fulfilment-rate}。' },
    ],
  },
  {
    id: 'problems', title: '八、存在问题', writes: 'problems', charts: ['rank'], measures: ['upload-rate', 'report-delivery-rate'],
    sentences: [{ id: 'flow', text: '体检上传率{upload-rate}，报告发放率{report-delivery-rate}。' }],
  },
  { id: 'advice', title: '九、下一步建议', writes: 'advice', charts: [], measures: [], sentences: [] },
];
