import { defineList } from '../../list-definition.ts';
import { peopleFilters, printOf, YES_NO } from '../resident-parts.ts';

const WIFE = 'has(prepregnancy-wife-general) && has(prepregnancy-wife-physical)';
const HUSBAND = 'has(prepregnancy-husband-general) && has(prepregnancy-husband-physical)';
const NONE = '!has(prepregnancy-wife-general) && !has(prepregnancy-wife-physical) && !has(prepregnancy-husband-general) && !has(prepregnancy-husband-physical)';
const STATE = `${NONE} ? '0' : ${WIFE} && ${HUSBAND} && has(prepregnancy-assessment) ? '2' : '1'`;
const STATES = { options: [{ code: '0', label: '登记' }, { code: '1', label: '检查中' }, { code: '2', label: '已完成' }] };
const FOLLOWED = "has(prepregnancy-outcome-follow-up) ? '2' : has(prepregnancy-early-follow-up) ? '1' : '0'";
const FOLLOWS = { options: [{ code: '0', label: '未随访' }, { code: '1', label: '已做早孕随访' }, { code: '2', label: '已做妊娠结局随访' }] };
const RISKS = { form: 'prepregnancy-assessment', field: 'riskGroup' };

/** 孕前检查 (`/health/yqjcMenu`): couples who plan a child, from registration to the outcome. */
export const prepregnancyList = defineList({
  id: 'prepregnancy-list',
  title: '孕前检查',
  unit: '对',
  subject: 'record:prepregnancy-basic-info',
  permission: { code: 'gwfybjgl' },
  columns: [
    { key: 'number', label: '登记号', value: 'record.recordNumber', cell: 'text', width: 140, sortable: true },
    { key: 'wife', label: '妻子', value: 'record.wifeName', cell: 'text', width: 90, shown: 'always' },
    { key: 'wifeAge', label: '妻年龄', value: 'record.wifeAge', cell: 'number', width: 76, unit: '岁' },
    { key: 'husband', label: '丈夫', value: 'record.husbandName', cell: 'text', width: 90, shown: 'always' },
    { key: 'husbandAge', label: '夫年龄', value: 'record.husbandAge', cell: 'number', width: 76, unit: '岁' },
    { key: 'phone', label: '联系电话', value: 'record.wifePhone', cell: 'text', width: 120 },
    { key: 'village', label: '村/社区', value: 'resident.villageName', cell: 'text', width: 120, grows: true },
    { key: 'date', label: '检查日期', value: 'record.recordDate', cell: 'day', width: 110, sortable: true },
    { key: 'wifeDone', label: '妻检查', value: WIFE, cell: 'yes-no', width: 76 },
    { key: 'husbandDone', label: '夫检查', value: HUSBAND, cell: 'yes-no', width: 76 },
    { key: 'risk', label: '风险', value: 'latest(prepregnancy-assessment).riskGroup', cell: 'choice', width: 100, words: RISKS },
    { key: 'followed', label: '随访', value: FOLLOWED, cell: 'choice', width: 130, words: FOLLOWS },
    { key: 'state', label: '状态', value: STATE, cell: 'state', width: 84, words: STATES },
    { key: 'doctor', label: '医生', value: 'record.doctor', cell: 'staff', width: 90 },
  ],
  filters: [
    { key: 'couple', label: '夫妻姓名/登记号', kind: 'text', match: 'contains', on: ['record.wifeName', 'record.husbandName', 'record.recordNumber'] },
    peopleFilters.place, peopleFilters.village,
    { key: 'date', label: '检查日期', kind: 'days', on: 'record.recordDate' },
    { key: 'state', label: '状态', kind: 'choice', on: STATE, words: STATES },
    { key: 'risk', label: '风险评估', kind: 'choice', on: 'latest(prepregnancy-assessment).riskGroup', words: RISKS },
    { key: 'followed', label: '随访状态', kind: 'choice', on: FOLLOWED, words: FOLLOWS },
    { key: 'pregnant', label: '已怀孕', kind: 'choice', on: "latest(prepregnancy-early-follow-up).followUpResult == '1'", words: YES_NO },
    { key: 'doctor', label: '保健医生', kind: 'person', on: 'record.doctor' },
  ],
  views: [
    { id: 'unfinished', label: '检查未完成', where: { state: ['0', '1'] }, sort: [{ by: 'date' }] },
    { id: 'high-risk', label: '高风险夫妇', where: { risk: ['2'] }, sort: [{ by: 'date', descending: true }] },
    { id: 'follow-due', label: '待早孕随访', where: { followed: ['0'], state: ['2'], date: { from: '@today-365d', to: '@today-90d' } }, sort: [{ by: 'date' }] },
    { id: 'outcome-due', label: '已孕待结局随访', where: { followed: ['1'], pregnant: ['1'] }, sort: [{ by: 'date' }] },
  ],
  sort: [{ by: 'date', descending: true }],
  open: '/health/yqjc/:resident/jcxx',
  actions: [
    { id: 'create', label: '登记', on: 'page', letter: 'E', does: { form: 'prepregnancy-basic-info' } },
    { id: 'wife', label: '妻子检查', on: 'row', letter: 'E', does: { form: 'prepregnancy-wife-general' } },
    { id: 'husband', label: '丈夫检查', on: 'row', letter: 'E', does: { form: 'prepregnancy-husband-general' } },
    { id: 'assess', label: '风险评估', on: 'row', letter: 'E', when: 'has(prepregnancy-wife-general) || has(prepregnancy-husband-general)', does: { form: 'prepregnancy-assessment' } },
    { id: 'follow', label: '早孕随访', on: 'row', letter: 'E', when: `(${STATE}) == '2'`, does: { form: 'prepregnancy-early-follow-up' } },
    printOf('prepregnancy'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有孕前检查。', hint: '点“登记”录入第一份。', action: 'create', filtered: { text: '没有符合条件的孕前检查。', hint: '换检查日期，或新“登记”。' } },
});
