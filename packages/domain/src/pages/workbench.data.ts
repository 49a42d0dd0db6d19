import type { PageRight } from './page-definition.ts';

/** A number of the workbench: how many rows a list has under a view of it, or under codes of its filters. It opens the list so narrowed. */
export type WorkCard = {
  readonly label: string;
  /** The page that shows the list. */
  readonly path: string;
  readonly list: string;
  readonly unit: string;
  /** What is owed, or urgent: shown so where there is any. */
  readonly tone?: 'warn' | 'danger';
} & ({ readonly view: string } | { readonly where: { readonly [filter: string]: readonly string[] } });

/** What is entered every day, at one press. */
type WorkEntry = { readonly label: string; readonly form: string; readonly right: PageRight };

/** What waits for somebody. */
export const WAITING_CARDS: readonly WorkCard[] = [
  { label: '紧急提醒', path: '/yfrh/zntx', list: 'smart-reminders', view: 'urgent', unit: '条', tone: 'danger' },
  { label: '血压预警未处理', path: '/sjgl/xyhz/xyjl', list: 'blood-pressure-readings', view: 'open', unit: '条', tone: 'danger' },
  { label: '血糖预警未处理', path: '/sjgl/xthz/xtjl', list: 'blood-glucose-readings', view: 'open', unit: '条', tone: 'danger' },
  { label: '今日应随访', path: '/cust/followupList', list: 'follow-up-list', view: 'today', unit: '人次' },
  { label: '逾期随访', path: '/cust/followupList', list: 'follow-up-list', view: 'overdue', unit: '人次', tone: 'warn' },
  { label: '14天没测血压', path: '/sjgl/xyhz', list: 'blood-pressure-patient-list', view: 'silent', unit: '人', tone: 'warn' },
  { label: '14天没测血糖', path: '/sjgl/xthz', list: 'blood-glucose-patient-list', view: 'silent', unit: '人', tone: 'warn' },
  { label: '30天内待续约', path: '/yfrh/qyjl', list: 'sign-up-record-list', view: 'renew', unit: '份' },
  { label: '履约落后', path: '/yfrh/qyjl', list: 'sign-up-record-list', view: 'behind', unit: '份', tone: 'warn' },
  { label: '处方14天内到期', path: '/yfrh/glcf', list: 'management-prescription-list', view: 'ending', unit: '张' },
  { label: '该复评的', path: '/yfrh/jkpg', list: 'health-assessment-list', view: 'due', unit: '人' },
];

/** Whom one cares for, and what was measured today. */
export const CARED_CARDS: readonly WorkCard[] = [
  { label: '签约居民', path: '/yfrh/qyjl', list: 'sign-up-record-list', where: { state: ['1', '3'] }, unit: '人' },
  { label: '血压患者', path: '/sjgl/xyhz', list: 'blood-pressure-patient-list', where: { state: ['1', '2'] }, unit: '人' },
  { label: '血糖患者', path: '/sjgl/xthz', list: 'blood-glucose-patient-list', where: { state: ['1', '2'] }, unit: '人' },
  { label: '血压未达标', path: '/sjgl/xyhz', list: 'blood-pressure-patient-list', view: 'uncontrolled', unit: '人' },
  { label: '今日测血压', path: '/sjgl/xyhz/xyjl', list: 'blood-pressure-readings', view: 'today', unit: '次' },
  { label: '今日测血糖', path: '/sjgl/xthz/xtjl', list: 'blood-glucose-readings', view: 'today', unit: '次' },
];

/** Sheets one begins from the workbench, each with the right it asks for. */
export const WORK_ENTRIES: readonly WorkEntry[] = [
  { label: '补录血压', form: 'blood-pressure-reading', right: 'gwyfrh:E' },
  { label: '补录血糖', form: 'blood-glucose-reading', right: 'gwyfrh:E' },
  { label: '写医嘱', form: 'medical-order', right: 'gwyfrh:E' },
  { label: '新增用药', form: 'medication-record', right: 'gwyfrh:E' },
  { label: '新增签约', form: 'family-doctor-contract', right: 'gwyfrh:E' },
  { label: '开管理处方', form: 'management-prescription', right: 'gwsfmkgl:E' },
];
