import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { retryAfter } from './upload-errors.data.ts';
import {
  UPLOAD_EVENT_LABELS,
  UPLOAD_STATE_LABELS,
  UPLOAD_STATES,
  uploadAfter,
  uploadEventsFrom,
  uploadRecordMachine,
  type UploadEvent,
  type UploadEventType,
  type UploadFacts,
  type UploadState,
} from './upload-record.machine.ts';

const FACTS: UploadFacts = {
  incomplete: false,
  attempts: 0,
  changed: true,
  accountPassed: true,
  askedTimes: 3,
  errorCode: 'E08',
};
const EVENTS = {
  COMPLETE: { type: 'COMPLETE' },
  BECOMES_INCOMPLETE: { type: 'BECOMES_INCOMPLETE' },
  CHANGED: { type: 'CHANGED' },
  RECORD_ENDED: { type: 'RECORD_ENDED' },
  PLATFORM_DELETED: { type: 'PLATFORM_DELETED' },
  TAKE: { type: 'TAKE' },
  ACCEPTED: { type: 'ACCEPTED' },
  ACCOUNT_REFUSED: { type: 'ACCOUNT_REFUSED' },
  NO_ANSWER: { type: 'NO_ANSWER' },
  SWEEP_UNSENT: { type: 'SWEEP_UNSENT' },
  SWEEP_SENT: { type: 'SWEEP_SENT' },
  RETRYABLE: { type: 'RETRYABLE', code: 'E11' },
  REFUSED: { type: 'REFUSED', code: 'E06' },
  FOUND_SAME: { type: 'FOUND_SAME' },
  FOUND_DIFFERENT: { type: 'FOUND_DIFFERENT' },
  NOT_FOUND: { type: 'NOT_FOUND' },
  ASK_AGAIN: { type: 'ASK_AGAIN' },
  RETRY: { type: 'RETRY' },
  PERSON_CORRECTED: { type: 'PERSON_CORRECTED' },
  SKIP: { type: 'SKIP', reason: '重复记录' },
  CONFIRM_ABSENT: { type: 'CONFIRM_ABSENT', reason: '电话问过平台' },
  CONFIRM_UPLOADED: { type: 'CONFIRM_UPLOADED', reason: '平台页面上有', platformId: 'P1' },
  RESEND: { type: 'RESEND', reason: '对账不一致' },
  ACCEPT_EXISTING: { type: 'ACCEPT_EXISTING' },
  RESTORE: { type: 'RESTORE' },
  UNDO_SKIP: { type: 'UNDO_SKIP', was: '4' },
} as const satisfies { readonly [type in UploadEventType]: UploadEvent };
const ALL: readonly UploadEvent[] = Object.values(EVENTS);
/** rules/modules.md 1.4 and the subject `upload`, written down a second time. */
const TABLE: readonly (readonly [UploadState, UploadEventType, UploadState])[] = [
  ['0', 'COMPLETE', '1'],
  ['0', 'SKIP', '5'],
  ['0', 'RECORD_ENDED', '5'],
  ['0', 'PLATFORM_DELETED', '5'],
  ['1', 'BECOMES_INCOMPLETE', '0'],
  ['1', 'TAKE', '2'],
  ['1', 'SKIP', '5'],
  ['1', 'RECORD_ENDED', '5'],
  ['1', 'PLATFORM_DELETED', '5'],
  ['2', 'ACCEPTED', '3'],
  ['2', 'RETRYABLE', '1'],
  ['2', 'ACCOUNT_REFUSED', '4'],
  ['2', 'REFUSED', '4'],
  ['2', 'NO_ANSWER', '7'],
  ['2', 'SWEEP_UNSENT', '1'],
  ['2', 'SWEEP_SENT', '7'],
  ['3', 'CHANGED', '6'],
  ['3', 'RESEND', '6'],
  ['3', 'PLATFORM_DELETED', '5'],
  ['4', 'RETRY', '1'],
  ['4', 'PERSON_CORRECTED', '1'],
  ['4', 'ACCEPT_EXISTING', '3'],
  ['4', 'SKIP', '5'],
  ['4', 'RECORD_ENDED', '5'],
  ['4', 'PLATFORM_DELETED', '5'],
  ['5', 'RESTORE', '1'],
  ['5', 'UNDO_SKIP', '4'],
  ['6', 'TAKE', '2'],
  ['6', 'RESEND', '6'],
  ['6', 'RECORD_ENDED', '5'],
  ['6', 'PLATFORM_DELETED', '5'],
  ['7', 'FOUND_SAME', '3'],
  ['7', 'FOUND_DIFFERENT', '6'],
  ['7', 'NOT_FOUND', '1'],
  ['7', 'ASK_AGAIN', '7'],
  ['7', 'CONFIRM_UPLOADED', '3'],
  ['7', 'CONFIRM_ABSENT', '1'],
];
const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();
/** Facts under which the guard of an event holds. */
const factsFor = (type: UploadEventType): UploadFacts =>
  type === 'BECOMES_INCOMPLETE'
    ? { ...FACTS, incomplete: true }
    : type === 'PERSON_CORRECTED'
      ? { ...FACTS, errorCode: 'E04' }
      : FACTS;

describe('what an upload goes through', () => {
  it('reaches every state on a path of events', () => {
    const paths = getShortestPaths(uploadRecordMachine, { input: FACTS, events: [...ALL], limit: 500 });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(UPLOAD_STATES));
  });

  it('goes the ways of the table and no others', () => {
    const ways = UPLOAD_STATES.flatMap((from) =>
      ALL.flatMap((event) => {
        const next = uploadAfter(from, event, factsFor(event.type));
        return next.ok ? [`${from} ${event.type} ${next.value}`] : [];
      }),
    );
    expect(sorted(ways)).toEqual(sorted(TABLE.map((way) => way.join(' '))));
    for (const state of UPLOAD_STATES)
      expect(sorted(uploadEventsFrom(state))).toEqual(
        sorted(TABLE.flatMap(([from, type]) => (from === state ? [type] : []))),
      );
  });

  it.each<[UploadState, UploadEvent, Partial<UploadFacts>, RegExp]>([
    ['1', EVENTS.TAKE, { accountPassed: false }, /账号没有校验通过/],
    ['1', EVENTS.TAKE, { incomplete: true }, /必填/],
    ['2', EVENTS.RETRYABLE, { attempts: 3 }, /不再自动重试/],
    ['2', { type: 'RETRYABLE', code: 'E07' }, {}, /不再自动重试/],
    ['3', { type: 'RESEND' }, {}, /原因/],
    ['3', EVENTS.RESEND, { deleting: true }, /先撤回申请/],
    ['6', EVENTS.RESEND, { deleting: true }, /先撤回申请/],
    ['6', EVENTS.TAKE, { deleting: true }, /先撤回申请/],
    ['3', EVENTS.CHANGED, { changed: false }, /相同/],
    ['4', EVENTS.RETRY, { errorCode: 'E07', changed: false }, /没有修改过/],
    ['4', EVENTS.RETRY, { errorCode: 'E01', accountPassed: false }, /改正账号/],
    ['4', EVENTS.RETRY, { errorCode: 'E06', incomplete: true }, /必填/],
    ['4', EVENTS.PERSON_CORRECTED, { errorCode: 'E07' }, /不是因为姓名或身份证号/],
    ['4', EVENTS.PERSON_CORRECTED, { errorCode: 'E05', incomplete: true }, /必填/],
    ['4', EVENTS.PERSON_CORRECTED, { errorCode: 'E05', changed: false }, /相同/],
    ['4', EVENTS.SKIP, {}, /原因/],
    ['4', EVENTS.ACCEPT_EXISTING, { errorCode: 'E07' }, /同日记录/],
    ['7', EVENTS.CONFIRM_ABSENT, { askedTimes: 2 }, /先向平台查询/],
    ['7', { ...EVENTS.CONFIRM_UPLOADED, platformId: ' ' }, {}, /平台编号/],
    ['7', EVENTS.TAKE, {}, /“未知”，不能开始上传/],
    ['3', EVENTS.SKIP, {}, /“上传成功”，不能设为无需上传/],
  ])('stays in %s after %j where %j, and says why', (from, event, facts, words) => {
    const asked = event.type === 'SKIP' && from === '4' ? { ...event, reason: ' ' } : event;
    const answer = uploadAfter(from, asked, { ...FACTS, ...facts });
    expect(answer).toMatchObject({ ok: false, failure: { message: expect.stringMatching(words) } });
  });

  it('is retried after any failure of the line, and after others once something has changed or somebody is sure', () => {
    expect(uploadAfter('4', EVENTS.RETRY, { ...FACTS, errorCode: 'E11', changed: false })).toMatchObject({
      value: '1',
    });
    const sure = { type: 'RETRY', unchangedIsRight: true } as const;
    expect(uploadAfter('4', sure, { ...FACTS, errorCode: 'E07', changed: false })).toMatchObject({ value: '1' });
    expect(uploadAfter('5', EVENTS.RESTORE, { ...FACTS, incomplete: true })).toMatchObject({ value: '0' });
    const wasWaiting = { type: 'UNDO_SKIP', was: '1' } as const;
    expect(uploadAfter('5', wasWaiting, FACTS)).toMatchObject({ value: '1' });
    expect(uploadAfter('5', wasWaiting, { ...FACTS, incomplete: true })).toMatchObject({ value: '0' });
    expect([1, 2, 3, 4].map(retryAfter)).toEqual([60_000, 300_000, 1_800_000, 1_800_000]);
  });

  it('never sends again what went out without an answer before the platform or somebody has said what became of it', () => {
    const facts = fc.record({
      incomplete: fc.boolean(),
      attempts: fc.integer({ min: 0, max: 4 }),
      changed: fc.boolean(),
      accountPassed: fc.boolean(),
      askedTimes: fc.integer({ min: 0, max: 4 }),
      errorCode: fc.constantFrom('E01' as const, 'E06' as const, 'E08' as const, 'E11' as const),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...ALL), facts), { maxLength: 60 }), (history) => {
        let [state, open]: [UploadState, boolean] = ['1', false];
        for (const [event, known] of history) {
          const next = uploadAfter(state, event, known);
          if (!next.ok) continue;
          if (event.type === 'TAKE')
            expect([open, known.accountPassed, known.incomplete]).toEqual([false, true, false]);
          if (next.value === '7') open = true;
          else if (state === '7') {
            expect(['FOUND_SAME', 'FOUND_DIFFERENT', 'NOT_FOUND', 'CONFIRM_UPLOADED', 'CONFIRM_ABSENT']).toContain(
              event.type,
            );
            open = false;
          }
          state = next.value;
        }
      }),
    );
  });

  it('is drawn in docs/machines/upload-record.md as it is', async () => {
    const chart = [
      'stateDiagram-v2',
      ...UPLOAD_STATES.map((state) => `  state "${state} ${UPLOAD_STATE_LABELS[state]}" as s${state}`),
      ...['  [*] --> s0: 缺必填', '  [*] --> s1: 必填齐全'],
      ...TABLE.map(([from, type, target]) => `  s${from} --> s${target}: ${UPLOAD_EVENT_LABELS[type]} (${type})`),
      '  s5 --> s0: 恢复上传，缺必填 (RESTORE)',
      '  s5 --> s1: 撤销“无需上传”，原来没有退回 (UNDO_SKIP)',
    ].join('\n');
    const text = [
      '# The upload of a record',
      '',
      'Drawn from `packages/domain/src/upload/upload-record.machine.ts` by its test (`-u` draws it anew). A record stands in the ledger once; the',
      'worker, the lists and their jobs all ask this machine.',
      '',
      '```mermaid',
      chart,
      '```',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../../../docs/machines/upload-record.md');
  });
});
