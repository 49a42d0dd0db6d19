import type { UploadDetail, UploadTask } from '@gongwei/application/upload';
import { batchEventsFrom, BATCH_STATES } from '@gongwei/domain/upload';
import { describe, expect, it } from 'vitest';
import {
  deletionMessage,
  doneShare,
  fieldToMend,
  givenBack,
  isPersonToMend,
  steersOf,
  troubleOf,
  waitsUntil,
} from './upload-labels.rules.ts';

const ENTRY = { state: '3', missing: [], askedTimes: 0 } as unknown as UploadDetail;
const error = { code: 'E07', label: '数值超出平台范围', advice: '录错的改正', text: '体重 600', field: 'weight' };

describe('what stands in the way of an upload', () => {
  it.each([
    [{ state: '0', missing: [{ key: 'weight', label: '体重' }] }, '缺 1 项必填：体重', 'weight'],
    [{ state: '4', error }, '数值超出平台范围（E07）：体重 600', 'weight'],
    [{ state: '7', askedTimes: 2 }, '已发出，平台没有应答；已问过 2 次', undefined],
    [{ state: '6' }, '上传后本地又改过', undefined],
    [{ state: '5', skipReason: '外县居民' }, '不用上传：外县居民', undefined],
  ])('%j', (change, what, field) => {
    const entry = { ...ENTRY, ...change } as UploadDetail;
    expect([troubleOf(entry)?.what, fieldToMend(entry)]).toEqual([what, field]);
  });

  it('is the person, where the platform knows another one', () => {
    const refused = (code: string) => isPersonToMend({ ...ENTRY, state: '4', error: { ...error, code } });
    expect(['E04', 'E05', 'E07', 'X'].map(refused)).toEqual([true, true, false, false]);
    expect(isPersonToMend(ENTRY)).toBe(false);
  });

  it('is nothing where all is well', () => expect(troubleOf(ENTRY)).toBeUndefined());
});

describe('a deletion on the platform', () => {
  it.each([
    ['1', undefined, '已申请平台删除（传错人），10 分钟后发给平台，发出以前可以撤回'],
    ['2', undefined, '平台已删除（传错人）；要再传时先“恢复上传”'],
    ['3', '该居民还有其他记录', '平台拒绝删除（传错人）：该居民还有其他记录'],
    ['4', undefined, '已向平台发出删除申请（传错人），等平台答复'],
    ['5', undefined, '删除申请（传错人）发出后平台没有应答；系统会自动问平台，问清以前不再发'],
  ] as const)('in state %s', (state, message, words) => {
    const deletion = { state, reason: '传错人', ...(message !== undefined && { message }) };
    expect(deletionMessage({ deletion })).toBe(words);
  });

  it('is not spoken of where nobody asked for one', () => expect(deletionMessage({})).toBeUndefined());
});

describe('a task', () => {
  it.each([
    [0, 0, 100],
    [3, 3, 0],
    [3, 1, 66],
    [200, 1, 99],
  ])('of %i with %i waiting is done by %i percent', (total, waiting, share) =>
    expect(doneShare({ total, waiting } as UploadTask)).toBe(share),
  );

  it('that was stopped tells what it gave back, which is not done', () => {
    const counts = { total: 26, success: 1, fail: 0, unknown: 0, waiting: 1, skipped: 0 };
    const stopped = { ...counts, state: '5' } as UploadTask;
    expect([givenBack(stopped), doneShare(stopped)]).toEqual([24, 3]);
    expect(givenBack({ ...stopped, state: '4' } as UploadTask)).toBe(0);
  });

  it('that waits for its time tells when, until that has come or it was stopped', () => {
    const task = { state: '1', planAt: '2026-06-15T12:00:00.000Z' } as UploadTask;
    const [before, after] = [new Date('2026-06-15T11:59:00Z'), new Date('2026-06-15T12:00:00Z')];
    expect(waitsUntil(task, before)).toBe(task.planAt);
    expect([waitsUntil(task, after), waitsUntil({ ...task, state: '5' }, before)]).toEqual([undefined, undefined]);
  });

  it('offers only what its machine knows', () => {
    for (const state of BATCH_STATES)
      for (const type of steersOf({ state } as UploadTask)) expect(batchEventsFrom(state)).toContain(type);
  });
});
