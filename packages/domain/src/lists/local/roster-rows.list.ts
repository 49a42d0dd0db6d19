import { defineList, type CodeLabels } from '../list-definition.ts';

type Words = readonly [rejected: string, created: string, updated: string];

const outcomes = ([rejected, created, updated]: Words): CodeLabels => ({
  options: [
    { code: 'similar', label: '疑似同一人', tone: 'warn' },
    { code: 'rejected', label: rejected, tone: 'danger' },
    { code: 'recheck', label: '需重新核对', tone: 'warn' },
    { code: 'created', label: created, tone: 'good' },
    { code: 'updated', label: updated, tone: 'good' },
    { code: 'unchanged', label: '无变化', tone: 'quiet' },
    { code: 'not-written', label: '未写入', tone: 'warn' },
    { code: 'withdrawn', label: '已撤回', tone: 'quiet' },
    { code: 'skipped-empty', label: '空行', tone: 'quiet' },
  ],
});

const SIMILAR = "row.outcome == 'similar'";

/** What was said of the rows of a roster, by the numbers the sheet has. Identity numbers come as whoever asks may see them. */
const rosterList = (id: string, words: Words) =>
  defineList({
    id,
    title: '逐行结果',
    unit: '行',
    subject: 'roster-row',
    permission: { code: 'gwjkdngl', letter: 'E' },
    columns: [
      { key: 'row', label: '行号', value: 'row.row', cell: 'number', width: 64, shown: 'always' },
      { key: 'name', label: '姓名', value: 'row.name', cell: 'text', width: 96 },
      { key: 'idNumber', label: '身份证号', value: 'row.idNumber', cell: 'text', width: 172 },
      { key: 'outcome', label: '结果', value: 'row.outcome', cell: 'state', width: 112, words: outcomes(words) },
      { key: 'says', label: '说明', value: 'row.says', cell: 'text', width: 200, grows: true },
    ],
    filters: [],
    sort: [],
    actions: [
      { id: 'same', label: '同一人', on: 'row', letter: 'E', when: SIMILAR, does: { dialog: 'roster-same' } },
      { id: 'apart', label: '另一人', on: 'row', letter: 'E', when: SIMILAR, does: { dialog: 'roster-apart' } },
      { id: 'again', label: '重新核对', on: 'row', letter: 'E', when: 'row.decided == true', does: { dialog: 'roster-again' } },
    ],
    empty: { text: '没有这样的行。' },
  });

/** Before anything is written. */
export const rosterPlan = rosterList('roster-plan', ['不能导入', '将新建', '将更新']);
/** Once it was. */
export const rosterRows = rosterList('roster-rows', ['未导入', '新建', '更新']);
