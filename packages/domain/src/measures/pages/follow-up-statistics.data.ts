import type { AnalysisPage } from '../analysis-page.ts';
import { SEX } from './page-groups.data.ts';
import { PROGRAMME, STATE } from './plan-groups.data.ts';

/** 随访统计 (`/followup/sftj`): visits that are owed, were held or missed, by programme, place and doctor. */
export const followUpStatistics: AnalysisPage = {
  id: 'follow-up-statistics',
  title: '随访统计',
  of: 'plan',
  counts: '应访日期在期内的随访计划',
  columns: [
    { label: '应随访', measure: 'followup-due', width: 90 },
    { label: '应随访人数', measure: 'followup-due-people', width: 100 },
    { label: '已随访', measure: 'followup-done', width: 90 },
    { label: '其中补访', measure: 'followup-made-up', width: 90 },
    { label: '随访完成率', measure: 'followup-completion-rate', width: 100 },
    { label: '未随访', measure: 'followup-missed', width: 90 },
    { label: '失访', measure: 'followup-lost', width: 80 },
    { label: '今日应随访', measure: 'followup-due-today', width: 100 },
    { label: '逾期随访', measure: 'followup-overdue', width: 90 },
    { label: '高血压逾期', measure: 'hypertension-overdue', width: 100 },
  ],
  indicators: [
    { label: '应随访', measure: 'followup-due' },
    { label: '已随访', measure: 'followup-done' },
    { label: '随访完成率', measure: 'followup-completion-rate' },
    { label: '今日应随访', measure: 'followup-due-today' },
    { label: '逾期随访', measure: 'followup-overdue' },
    { label: '高血压随访逾期', measure: 'follow-up-overdue-hypertension' },
    { label: '糖尿病随访逾期', measure: 'follow-up-overdue-diabetes' },
    { label: '精神障碍随访逾期', measure: 'follow-up-overdue-psychosis' },
    { label: '肺结核随访逾期', measure: 'follow-up-overdue-tuberculosis' },
  ],
  charts: [
    { id: 'states', title: '随访完成情况', kind: 'ring', measures: ['followup-by-state'], by: ['state'] },
    { id: 'programmes', title: '各项目应随访与已随访', kind: 'bar', measures: ['followup-due', 'followup-done'], by: ['programme'] },
    { id: 'places', title: '各机构随访完成率', kind: 'bar', measures: ['followup-completion-rate'], by: ['org'] },
    { id: 'trend', title: '每月应随访与已随访', kind: 'line', measures: ['followup-due', 'followup-done'], by: ['day'] },
  ],
  breakdowns: [PROGRAMME, STATE, SEX],
  filters: [PROGRAMME, STATE],
  ways: ['day'],
  notes: [
    '按应访日期计入所选时间；机构按居民现在的管理机构，医生按居民的责任医生',
    '人次逐个计划计；“人数”一人一次，合计行为去重后的人数，不等于各行之和',
    '今日应随访、逾期随访按今天计，与所选时间无关',
    '“逾期随访”从应访次日起算；各病种“随访逾期”过了宽限才算，与名单中的“逾期”一致',
    '没有查看严重精神障碍随访权限的人员，数字和名单都不含该项目',
  ],
};
