import type { AnalysisPage, Breakdown } from '../analysis-page.ts';
import { SEX } from './page-groups.data.ts';

const STATES = [['1', '已预约'], ['2', '已签到'], ['3', '体检中'], ['4', '已完成'], ['5', '已爽约']] as const;
const TRANSPORTS = [['1', '自行前往'], ['2', '村集中接送'], ['3', '入户体检']] as const;

const STATE: Breakdown = {
  id: 'state',
  label: '预约状态',
  groups: STATES.map(([code, label]) => ({ code, label, when: `appointment.stored == '${code}'` })),
};
const TRANSPORT: Breakdown = {
  id: 'transport',
  label: '到检方式',
  groups: TRANSPORTS.map(([code, label]) => ({ code, label, when: `appointment.transport == '${code}'` })),
};

/** 预约统计 (`/appointManage/yytj`): who was booked for a check-up, who came, who did not. */
export const appointmentStatistics: AnalysisPage = {
  id: 'appointment-statistics',
  title: '预约统计',
  of: 'appointment',
  counts: '体检日期在期内的预约，不含取消和改约的',
  columns: [
    { label: '预约人次', measure: 'session-calendar', width: 100 },
    { label: '到检', measure: 'appointment-came', width: 90 },
    { label: '已完成', measure: 'appointment-finished', width: 90 },
    { label: '爽约', measure: 'appointment-missed', width: 90 },
    { label: '到检率', measure: 'appointment-show-rate', width: 90 },
    { label: '爽约率', measure: 'appointment-no-show-rate', width: 90 },
    { label: '老年人已预约', measure: 'appointment-booked', width: 120 },
    { label: '今天应到', measure: 'appointment-today-expected', width: 90 },
    { label: '今天已到', measure: 'appointment-today-came', width: 90 },
    { label: '在场人数', measure: 'onsite-count', width: 90 },
  ],
  indicators: [
    { label: '预约人次', measure: 'session-calendar' },
    { label: '到检率', measure: 'appointment-show-rate' },
    { label: '爽约率', measure: 'appointment-no-show-rate' },
    { label: '老年人已预约', measure: 'appointment-booked' },
    { label: '今天应到', measure: 'appointment-today-expected' },
    { label: '今天已到', measure: 'appointment-today-came' },
  ],
  charts: [
    { id: 'calendar', title: '每天预约与到检', kind: 'line', measures: ['session-calendar', 'appointment-came'], by: ['day'] },
    { id: 'states', title: '预约状态', kind: 'ring', measures: ['session-calendar'], by: ['state'] },
    { id: 'places', title: '各机构预约与到检', kind: 'bar', measures: ['session-calendar', 'appointment-came'], by: ['org'] },
    { id: 'ways', title: '到检方式', kind: 'bar', measures: ['session-calendar'], by: ['transport'] },
  ],
  breakdowns: [STATE, TRANSPORT, SEX],
  filters: [TRANSPORT, SEX],
  ways: ['day'],
  opens: { by: 'org', days: 'month' },
  notes: [
    '按预约的体检日期计入所选时间；机构按居民现在的管理机构',
    '一人改约后只数新的一次；人次逐个预约计，“老年人已预约”一人一次',
    '今天应到、今天已到、在场人数按今天计，与所选时间无关',
  ],
};
