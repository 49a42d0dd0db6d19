import type { ArchiveEventType } from './archive.machine.ts';

type Choice = { readonly code: string; readonly label: string };
/** One line of the window that asks for an event; `key` as the event carries it. `attempts`: rows of day, way, whom and what came of it. */
export type ArchiveField = {
  readonly key: string;
  readonly label: string;
  readonly kind: 'day' | 'text' | 'long' | 'choice' | 'attempts';
  readonly required?: true;
  readonly maxLength?: number;
  readonly choices?: readonly Choice[];
  readonly hint?: string;
};

const choices = (...labels: readonly string[]): readonly Choice[] =>
  labels.map((label, at) => ({ code: label === '其他' ? '9' : String(at + 1), label }));
const day = (label: string): ArchiveField => ({ key: 'on', label, kind: 'day', required: true });
const why = (label: string): ArchiveField => ({ key: 'reason', label, kind: 'long', required: true, maxLength: 200 });
const NOTE: ArchiveField = { key: 'note', label: '说明', kind: 'long', maxLength: 200 };

/** 随访方式: how somebody was tried to be reached. */
export const CONTACT_MODES = choices('门诊', '家庭', '电话');

/** What an event of a file asks for (screen resident-list); a merger, which asks for another person, and 迁入, where a file is opened, have windows of their own. */
export const ARCHIVE_FIELDS: { readonly [type in Exclude<ArchiveEventType, 'VOID' | 'MOVE_IN'>]: readonly ArchiveField[] } = {
  MOVE_OUT: [
    day('迁出日期'),
    { key: 'destination', label: '迁往地点', kind: 'text', required: true, maxLength: 150, hint: '省、市、县、乡镇、村或详址' },
    { key: 'handover', label: '档案交接记录', kind: 'long', required: true, maxLength: 500, hint: '交接人、时间、交接材料' },
  ],
  DIE: [
    day('死亡日期'),
    { key: 'cause', label: '死亡原因', kind: 'text', required: true, maxLength: 100 },
    {
      ...{ key: 'evidence', label: '信息来源', kind: 'choice', required: true },
      choices: choices('居民死亡医学证明书', '家属告知', '村医或居委会上报', '公安、民政、殡葬数据比对', '其他'),
    },
    { key: 'informant', label: '报告人', kind: 'text', maxLength: 30 },
    NOTE,
  ],
  LOSE: [
    day('失访日期'),
    {
      ...{ key: 'reason', label: '失访原因', kind: 'choice', required: true },
      choices: choices('外出打工', '迁居他处、去向不明', '走失', '多次联系未果', '其他'),
    },
    { key: 'attempts', label: '联系经过', kind: 'attempts', required: true, hint: '至少 3 次，不同日期' },
    NOTE,
  ],
  REFUSE: [
    day('日期'),
    { key: 'refuser', label: '表示拒绝的人', kind: 'choice', required: true, choices: choices('本人', '监护人', '家属') },
    { key: 'reason', label: '理由', kind: 'text', required: true, maxLength: 100 },
  ],
  END: [day('终止日期'), why('注销原因')],
  RESTORE: [day('恢复日期'), why('恢复原因')],
  CORRECT_DEATH: [day('更正日期'), why('更正依据')],
  UNDO_MERGE: [day('撤销日期'), why('撤销原因')],
};

/** What is said once it was done. */
export const ARCHIVE_EVENT_DONE: { readonly [type in ArchiveEventType]: string } = {
  MOVE_OUT: '已办理迁出，不再安排随访。迁往本县的，由对方在“新建档案”里迁入，记录随之转去',
  DIE: '已登记死亡，不再安排随访',
  LOSE: '已登记失访，不再安排随访',
  REFUSE: '已登记拒绝管理，不再安排随访',
  END: '已注销，档案编号不再使用',
  VOID: '已合并，另一份作废',
  RESTORE: '已恢复为正常，随访继续安排。已终止的慢病专档，需要时逐个恢复管理；取消的预约请重新预约',
  CORRECT_DEATH: '已更正为正常，随访继续安排',
  UNDO_MERGE: '已撤销合并，记录按原归属移回',
  MOVE_IN: '已迁入，以往记录一并转来',
};

/** Events that give a file up for good, or take that back: they ask for the letter M. */
export const GRAVE_ARCHIVE_EVENTS: readonly ArchiveEventType[] = ['END', 'VOID', 'CORRECT_DEATH', 'UNDO_MERGE'];
