import type { ListAction, ListJob } from '@gongwei/domain/lists';
import { expect, it } from 'vitest';
import { jobText } from './job-labels.rules.ts';

const job: ListJob = {
  id: 'j',
  list: 'l',
  action: 'assign',
  state: 'running',
  total: 30,
  done: 10,
  skipped: 2,
  failed: 1,
  startedAt: '2026-11-20T08:00:00Z',
  undoable: false,
};
const assign: ListAction = { id: 'assign', label: '变更责任医生', on: 'rows', letter: 'M', does: { job: 'assign' } };

it.each([
  [job, assign, '正在变更责任医生：13 / 30 人'],
  [{ ...job, state: 'done' }, assign, '变更责任医生完成 10 人，2 人不适用，1 人没有办成'],
  [{ ...job, state: 'done' }, { ...assign, says: '已变更 {done} 人，跳过 {skipped} 人' }, '已变更 10 人，跳过 2 人'],
  [
    { ...job, state: 'done', skipped: 0, failed: 0 },
    { ...assign, says: '已变更 {done} 人；跳过 {skipped} 人，没有办成 {failed} 人。' },
    '已变更 10 人。',
  ],
  [{ ...job, state: 'done', failed: 0 }, { ...assign, says: '已变更 {done} 人。' }, '已变更 10 人。2 人不适用。'],
  [{ ...job, state: 'done', done: 0, failed: 0 }, { ...assign, says: '已变更。' }, '没有变更责任医生，2 人不适用'],
  [
    { ...job, state: 'done', total: 1, done: 0, skipped: 1, failed: 0, reason: '还有 3 项没有填结果' },
    assign,
    '没有变更责任医生：还有 3 项没有填结果',
  ],
  [
    { ...job, state: 'done', total: 3, done: 0, reason: '已经由这位医生负责' },
    { ...assign, says: '已变更。' },
    '没有变更责任医生，2 人不适用，1 人没有办成：已经由这位医生负责',
  ],
  [{ ...job, state: 'cancelled', skipped: 0, failed: 0 }, assign, '已停止变更责任医生，办成 10 人，20 人还没有轮到'],
  [{ ...job, state: 'cancelled' }, assign, '已停止变更责任医生，办成 10 人，2 人不适用，1 人没有办成，17 人还没有轮到'],
  [{ ...job, state: 'cancelled', total: 13 }, assign, '已停止变更责任医生，办成 10 人，2 人不适用，1 人没有办成'],
  [{ ...job, state: 'undone', failed: 0 }, assign, '已撤销：变更责任医生 30 人'],
  [
    { ...job, state: 'undone', trouble: '没有全部撤销' },
    assign,
    '已撤销：变更责任医生 30 人，1 人没有撤销成，没有全部撤销',
  ],
  [{ ...job, state: 'failed', trouble: '磁盘已满' }, assign, '变更责任医生没有完成：磁盘已满'],
  [{ ...job, action: 'export', state: 'running' }, undefined, '正在导出：13 / 30 人'],
  [{ ...job, action: 'export', state: 'done', file: 'x.xlsx' }, undefined, '导出完成，共 10 人'],
] as const)('%#', (one, action, text) => {
  expect(jobText(one, action, '人')).toBe(text);
});
