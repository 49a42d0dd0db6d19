import type { Column, Filter, ListAction, View } from '../../list-definition.ts';
import { sheetsOf, YES_NO } from '../resident-parts.ts';

/** 导入: cards or visits from a workbook, looked at line by line before anything is written. */
export const IMPORT_CARDS: ListAction = {
  id: 'import',
  label: '导入',
  on: 'page',
  letter: 'E',
  does: { dialog: 'import-rows' },
  contents: [
    { id: 'cards', label: '专档', unit: '份' },
    { id: 'visits', label: '随访记录', unit: '份' },
  ],
  undo: true,
  says: '已导入 {done} 份，{skipped} 行没有导入。',
};

/** Nobody is managed whose file is not in care: the card itself knows of no death and no move. */
export const endedWith = (card: string): string => `resident.status != '1' || (${card})`;

/** Parts of the lists of people under management for a disease, by the form of their visits. `endedCard`: whether the card says that care has ended. */
export function chronicParts(visitForm: string, endedCard: string) {
  const ended = endedWith(endedCard);
  const visit = `latest(${visitForm})`;
  const columns = {
    visits: {
      key: 'visits',
      label: '年内随访',
      value: `count(${visitForm}, year)`,
      cell: 'number',
      width: 80,
      unit: '次',
      sortable: true,
    },
    lastVisit: {
      key: 'lastVisit',
      label: '最近随访',
      value: `${visit}.followUpDate`,
      cell: 'day',
      width: 110,
      sortable: true,
    },
    nextVisit: {
      key: 'nextVisit',
      label: '下次随访',
      value: `${visit}.nextFollowUpDate`,
      cell: 'day',
      width: 110,
      sortable: true,
    },
  } as const satisfies { readonly [key: string]: Column };
  const filters = {
    ended: {
      key: 'ended',
      label: '管理状态',
      kind: 'choice',
      on: ended,
      default: ['0'],
      words: {
        options: [
          { code: '0', label: '管理中' },
          { code: '1', label: '已终止' },
        ],
      },
    },
    nextVisit: { key: 'nextVisit', label: '下次随访日期', kind: 'days', on: `${visit}.nextFollowUpDate` },
    overdue: { key: 'overdue', label: '逾期', kind: 'switch', on: `!(${ended}) && ${visit}.nextFollowUpDate < @today` },
    visited: {
      key: 'visited',
      label: '今年随访过',
      kind: 'choice',
      on: `has(${visitForm}, year)`,
      words: YES_NO,
      place: 'more',
    },
  } as const satisfies { readonly [key: string]: Filter };
  const views = {
    mineOverdue: {
      id: 'mine-overdue',
      label: '我负责的逾期',
      where: { doctor: ['@me'], overdue: ['1'] },
      sort: [{ by: 'nextVisit' }],
    },
    dueWeek: {
      id: 'due-week',
      label: '7天内应随访',
      where: { nextVisit: { from: '@today', to: '@today+7d' } },
      sort: [{ by: 'nextVisit' }],
    },
  } as const satisfies { readonly [key: string]: View };
  const actions = {
    visit: { id: 'visit', label: '新增随访', on: 'row', letter: 'E', when: `!(${ended})`, does: { form: visitForm } },
    checkUp: {
      id: 'checkUp',
      label: '年度体检',
      on: 'row',
      letter: 'E',
      permission: 'gwtjdngl',
      when: '!has(health-check-up, year)',
      does: { form: 'health-check-up' },
    },
    refer: {
      id: 'refer',
      label: '转诊',
      on: 'row',
      letter: 'E',
      permission: 'gwjkdngl',
      when: `!(${ended})`,
      does: { form: 'referral-out' },
    },
    history: sheetsOf(visitForm, 'history', '随访历史'),
    export: { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  } as const satisfies { readonly [key: string]: ListAction };
  return { visit, columns, filters, views, actions };
}
