import { definePages } from '../page-definition.ts';

/** 随访管理: lists of patients and visits, and the addresses of cards and visits. */
export const FOLLOW_UP_PAGES = definePages('follow-up', [
  { path: '/followup', title: '随访管理', purpose: '该随访的人、做过的随访', permission: 'entries', menu: { at: 3, icon: 'follow-up' }, shows: 'landing' },
  {
    path: '/followup/gxy', title: '高血压', purpose: '高血压患者与随访，逾期排在前', permission: 'gwsfmkgl:V', menu: { in: '/followup', at: 1 },
    counter: { list: 'hypertension-record-list', where: { overdue: ['1'], ended: ['0'] }, says: '人逾期' },
    shows: { list: 'hypertension-record-list' },
  },
  {
    path: '/followup/xgxy', title: '新高血压', purpose: '筛出、待确认与新建专档的高血压', permission: 'gwsfmkgl:V', menu: { in: '/followup', at: 2 },
    counter: { list: 'new-hypertension-list', where: { state: ['0', '3'] }, says: '人待核实' },
    shows: { list: 'new-hypertension-list' },
  },
  {
    path: '/followup/zyyjkzd', title: '中医健康指导', purpose: '老人与儿童的中医药健康指导', permission: 'gwsfmkgl:V', menu: { in: '/followup', at: 3 },
    counter: { list: 'tcm-guidance-list', where: { state: ['0'] }, says: '人今年未辨识' },
    shows: { list: 'tcm-guidance-list' },
  },
  {
    path: '/followup/tnb', title: '糖尿病', purpose: '糖尿病患者与随访，逾期排在前', permission: 'gwsfmkgl:V', menu: { in: '/followup', at: 4 },
    counter: { list: 'diabetes-record-list', where: { overdue: ['1'] }, says: '人逾期' },
    shows: { list: 'diabetes-record-list' },
  },
  {
    path: '/followup/xtnb', title: '新糖尿病', purpose: '筛出、待确认与新建专档的糖尿病', permission: 'gwsfmkgl:V', menu: { in: '/followup', at: 5 },
    counter: { list: 'new-diabetes-list', where: { state: ['0', '3'] }, says: '人待核实' },
    shows: { list: 'new-diabetes-list' },
  },
  {
    path: '/followup/jsza', title: '严重精神障碍', purpose: '严重精神障碍患者的随访与危险行为', permission: 'gwsfmkgl:V', menu: { in: '/followup', at: 6 },
    names: 'gwjsza',
    counter: { list: 'psychosis-record-list', where: { overdue: ['1'] }, says: '人逾期' },
    shows: { list: 'psychosis-record-list' },
  },
  {
    path: '/followup/fjh', title: '肺结核', purpose: '肺结核患者的督导服药与随访', permission: 'gwsfmkgl:V', menu: { in: '/followup', at: 7 },
    counter: { list: 'tuberculosis-record-list', where: { overdue: ['1'] }, says: '人逾期' },
    shows: { list: 'tuberculosis-record-list' },
  },
  {
    path: '/cust/hypertenCard', title: '高血压患者专档', permission: 'gwsfmkgl:V', under: '/followup/gxy', shows: { form: ['hypertension-card'] },
  },
  {
    path: '/cust/hypertenRecordList', title: '高血压随访记录列表', permission: 'gwsfmkgl:V', under: '/followup/gxy',
    shows: { form: ['hypertension-follow-up'], records: true },
  },
  {
    path: '/cust/hypertenRecord', title: '高血压随访记录', permission: 'gwsfmkgl:V', under: '/followup/gxy',
    shows: { form: ['hypertension-follow-up'] },
  },
  { path: '/cust/diabeteCard', title: '糖尿病患者专档', permission: 'gwsfmkgl:V', under: '/followup/tnb', shows: { form: ['diabetes-card'] } },
  {
    path: '/cust/diabeteRecordList', title: '糖尿病随访记录列表', permission: 'gwsfmkgl:V', under: '/followup/tnb',
    shows: { form: ['diabetes-follow-up'], records: true },
  },
  {
    path: '/cust/diabeteRecord', title: '糖尿病随访记录', permission: 'gwsfmkgl:V', under: '/followup/tnb',
    shows: { form: ['diabetes-follow-up'] },
  },
  {
    path: '/cust/psychosisCard', title: '严重精神障碍患者专档', permission: 'gwsfmkgl:V', under: '/followup/jsza',
    shows: { form: ['psychosis-card'] },
  },
  {
    path: '/cust/psychosisRecordList', title: '严重精神障碍随访记录列表', permission: 'gwsfmkgl:V', under: '/followup/jsza',
    shows: { form: ['psychosis-follow-up'], records: true },
  },
  { path: '/cust/ptCard', title: '肺结核患者专档', permission: 'gwsfmkgl:V', under: '/followup/fjh', shows: { form: ['tuberculosis-card'] } },
  {
    path: '/cust/ptRecordList', title: '肺结核随访记录列表', permission: 'gwsfmkgl:V', under: '/followup/fjh',
    shows: { form: ['tuberculosis-follow-up'], records: true },
  },
  {
    path: '/cust/ptRecord', title: '肺结核随访记录', permission: 'gwsfmkgl:V', under: '/followup/fjh',
    shows: { form: ['tuberculosis-follow-up'] },
  },
  {
    path: '/cust/followupList', title: '随访记录', purpose: '应访的、逾期的、做过的随访，可转办、记联系结果', permission: 'gwsfmkgl:V',
    menu: { in: '/cust', at: 3, onLandingOnly: true },
    counter: { list: 'follow-up-list', where: { doctor: ['@me'], state: ['due', 'overdue'] }, says: '人次待我随访' },
    shows: { list: 'follow-up-list' },
  },
  {
    path: '/followup/sftj', title: '随访统计', purpose: '应随访、已随访与逾期的数字', permission: 'gwsfmkgl:V', under: '/cust/followupList',
    shows: { analysis: 'follow-up-statistics' },
  },
  {
    path: '/followup/sftj/plans', title: '统计名单（随访）', purpose: '一个统计数字背后的人', permission: 'gwsfmkgl:V', under: '/followup/sftj',
    shows: { list: 'analysed-plans' },
  },
  {
    path: '/cust/followup', title: '随访信息（通用）', permission: 'gwsfmkgl:V',
    shows: { form: ['hypertension-follow-up', 'diabetes-follow-up', 'psychosis-follow-up', 'tuberculosis-follow-up'] },
  },
  {
    path: '/cust/hfollowup', title: '高血压随访信息', permission: 'gwsfmkgl:V', under: '/followup/gxy',
    shows: { form: ['hypertension-follow-up'] },
  },
  { path: '/cust/dfollowup', title: '糖尿病随访信息', permission: 'gwsfmkgl:V', under: '/followup/tnb', shows: { form: ['diabetes-follow-up'] } },
  {
    path: '/cust/psfollowup', title: '严重精神障碍随访信息', permission: 'gwsfmkgl:V', under: '/followup/jsza',
    shows: { form: ['psychosis-follow-up'] },
  },
  {
    path: '/cust/pfollowup', title: '肺结核随访信息', permission: 'gwsfmkgl:V', under: '/followup/fjh',
    shows: { form: ['tuberculosis-follow-up'] },
  },
  {
    path: '/cust/modDiabeteRecord', title: '修改糖尿病随访', permission: 'gwsfmkgl:V', under: '/followup/tnb',
    shows: { form: ['diabetes-follow-up'], records: true },
  },
  {
    path: '/cust/modHypertenRecord', title: '修改高血压随访', permission: 'gwsfmkgl:V', under: '/followup/gxy',
    shows: { form: ['hypertension-follow-up'], records: true },
  },
  {
    path: '/cust/modPsychosisRecord', title: '修改精神障碍随访', permission: 'gwsfmkgl:V', under: '/followup/jsza',
    shows: { form: ['psychosis-follow-up'], records: true },
  },
  {
    path: '/cust/modPtRecord', title: '修改肺结核随访', permission: 'gwsfmkgl:V', under: '/followup/fjh',
    shows: { form: ['tuberculosis-follow-up'], records: true },
  },
  {
    path: '/cust/oldZyyjk', title: '中医体质辨识（老年人）', permission: 'gwsfmkgl:V', under: '/followup/zyyjkzd',
    shows: { form: ['tcm-constitution'] },
  },
  {
    path: '/cust/collect', title: '中医体质辨识', purpose: '做一次中医体质辨识', permission: 'gwsfmkgl:V',
    menu: { in: '/cust', at: 7, onLandingOnly: true }, shows: { form: ['tcm-constitution'] },
  },
]);
