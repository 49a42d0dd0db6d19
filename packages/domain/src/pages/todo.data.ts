import type { HomeCard } from './home.data.ts';
import { holds, type LetterOf } from './page-access.rules.ts';
import { openOf } from './workbench.rules.ts';

/** 待办 of screen `home-header-info`: each kind is a view of its own list, so no row stands in two of them. */
export const TODO_CARDS: readonly HomeCard[] = [
  { label: '今日应随访', path: '/cust/followupList', list: 'follow-up-list', view: 'today', unit: '人次', right: 'gwsfmkgl:V' },
  { label: '逾期随访', path: '/cust/followupList', list: 'follow-up-list', view: 'overdue', unit: '人次', tone: 'warn', right: 'gwsfmkgl:V' },
  { label: '老人今年未检', path: '/custTj/jkdnTjMenu', list: 'check-up-management', view: 'elder-none', unit: '人', right: 'gwtjdngl:V' },
  { label: '报告待审核', path: '/reportManage', list: 'report-manage', view: 'to-review', unit: '份', right: 'bggl:V' },
  { label: '上传失败', path: '/uploadManage/uploadList', list: 'upload-list', view: 'failed', unit: '条', tone: 'danger', right: 'tjscgl:V' },
  { label: '提醒未办', path: '/yfrh/zntx', list: 'smart-reminders', where: { state: ['0', '1', '2'] }, unit: '条', right: 'gwyfrh:V' },
  { label: '30天内待续约', path: '/yfrh/qyjl', list: 'sign-up-record-list', view: 'renew', unit: '份', right: 'gwyfrh:V' },
  { label: '产检到期', path: '/health/fnbjMenu', list: 'women-care-list', view: 'due-check', unit: '人', tone: 'warn', right: 'gwfybjgl:V' },
  { label: '新生儿待访视', path: '/health/etbjMenu', list: 'child-care-list', view: 'newborn', unit: '人', tone: 'danger', right: 'gwfybjgl:V' },
];

/** Those whose lists somebody may open, each with its address. */
export const todoOf = (letterOf: LetterOf): readonly (HomeCard & { readonly open: string })[] =>
  TODO_CARDS.filter(({ right }) => holds(right, letterOf)).map((card) => ({ ...card, open: openOf(card) }));
