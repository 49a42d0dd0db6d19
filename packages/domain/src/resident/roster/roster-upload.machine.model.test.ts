import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { fault } from '../../shared/index.ts';
import {
  rosterUploadMachine,
  UPLOAD_PATIENCE,
  uploadRefusal,
  type RosterUploadEvent,
} from './roster-upload.machine.ts';
import { isRosterBusy } from './roster-import.machine.ts';
import { NO_ROSTER_ROWS, type RosterImport } from './roster.ts';

type State = SnapshotFrom<typeof rosterUploadMachine>;
const step = (from: State, event: RosterUploadEvent) => {
  const [next, effects] = transition(rosterUploadMachine, from, event);
  return [next, effects.map(({ type }) => type)] as const;
};
const initial = (): State => initialTransition(rosterUploadMachine)[0];
const after = (...events: RosterUploadEvent[]): State =>
  events.reduce<State>((at, event) => step(at, event)[0], initial());

const trouble = fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
const status = (state: RosterImport['state'], message?: string): RosterImport => ({
  id: 'i',
  fileName: '名册.xlsx',
  state,
  handled: 1,
  counts: { ...NO_ROSTER_ROWS, created: 1 },
  headings: [],
  by: '张医生',
  institutionCode: '320999101',
  startedAt: '2026-06-15T04:00:00.000Z',
  ...(message !== undefined && { message }),
});
const CHOOSE = { type: 'CHOOSE', file: { name: '名册.xlsx', size: 9 } } as const;
const EVENTS: RosterUploadEvent[] = [
  CHOOSE,
  { type: 'CHOOSE', file: { name: '名册.doc', size: 9 } },
  { type: 'SENT', share: 0.5 },
  { type: 'STATUS', status: status('checking') },
  { type: 'STATUS', status: status('done') },
  { type: 'STATUS', status: status('failed', '没有“身份证号”列') },
  { type: 'ASK' },
  { type: 'UNANSWERED', fault: trouble },
  { type: 'OPEN', importId: 'j' },
  { type: 'REQUEST', request: { kind: 'confirm' } },
  { type: 'FAILED', fault: trouble },
  { type: 'RESET' },
];

describe('paths of an upload', () => {
  const paths = getShortestPaths(rosterUploadMachine, { events: EVENTS });
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"idle"',
        '"refused"',
        '"sending"',
        '{"following":"waiting"}',
        '{"following":"asking"}',
        '"resting"',
        '"demanding"',
        '"failed"',
      ]),
    );
  });
  it.each(paths.map(({ state }) => [JSON.stringify(state.value), state as State] as const))(
    'can be begun anew, and with another file, from %s',
    (_name, state) => {
      const reset = step(state, { type: 'RESET' })[0];
      expect([reset.value, reset.context.file, reset.context.status]).toEqual(['idle', undefined, undefined]);
      const [again, effects] = step(state, CHOOSE);
      expect([again.value, again.context.share, again.context.fault]).toEqual(['sending', 0, undefined]);
      expect(effects).toContain('send');
      const [opened, asked] = step(state, { type: 'OPEN', importId: 'k' });
      expect([opened.value, opened.context.importId, asked.includes('ask')]).toEqual([
        { following: 'asking' },
        'k',
        true,
      ]);
    },
  );
});

describe('a file', () => {
  it.each([
    ['名册.xls', 9, '请在 Excel 中将名单另存为 .xlsx 格式后再上传。'],
    ['名册.docx', 9, '请上传 .xlsx 格式的 Excel 名单。'],
    ['名册.xlsx', 0, '这个文件是空的，请检查后重新上传。'],
    ['名册.xlsx', 20 * 1024 * 1024 + 1, '文件超过 20 MB，请拆分后分批上传。'],
    ['名册.XLSX', 20 * 1024 * 1024, undefined],
  ])('%s of %d bytes: %s', (name, size, message) => {
    expect(uploadRefusal({ name, size })).toBe(message);
    const chosen = step(initial(), { type: 'CHOOSE', file: { name, size } });
    expect([chosen[0].context.message, chosen[1].includes('send')]).toEqual([message, message === undefined]);
  });
  it('that the server is through with at once is at rest, whatever came of it', () => {
    for (const state of ['checked', 'columns', 'failed', 'done', 'stopped', 'withdrawn'] as const)
      expect(after(CHOOSE, { type: 'STATUS', status: status(state) }).value).toBe('resting');
  });
});

it('asks for what somebody decided, and shows why it was not done beside what is there now', () => {
  const rest = after(CHOOSE, { type: 'STATUS', status: status('checked') });
  const [asked, effects] = step(rest, { type: 'REQUEST', request: { kind: 'confirm' } });
  expect([asked.value, effects.includes('demand'), asked.context.request?.kind]).toEqual([
    'demanding',
    true,
    'confirm',
  ]);
  const [refused] = step(asked, { type: 'FAILED', fault: trouble });
  expect([refused.value, refused.context.fault]).toEqual([{ following: 'asking' }, trouble]);
  const [seen] = step(refused, { type: 'STATUS', status: status('done') });
  expect([seen.value, seen.context.fault]).toEqual(['resting', trouble]);
});

it('bears questions that fail, until there are too many in a row', () => {
  const lost = [{ type: 'ASK' }, { type: 'UNANSWERED', fault: trouble }] as const;
  const times = (count: number): RosterUploadEvent[] => Array.from({ length: count }, () => lost).flat();
  const begun: RosterUploadEvent[] = [CHOOSE, { type: 'STATUS', status: status('checking') }];
  expect(after(...begun, ...times(UPLOAD_PATIENCE - 1)).value).toEqual({ following: 'waiting' });
  expect(after(...begun, ...times(UPLOAD_PATIENCE)).context.fault).toBe(trouble);
  const answered: RosterUploadEvent[] = [{ type: 'ASK' }, { type: 'STATUS', status: status('saving') }];
  expect(after(...begun, ...times(UPLOAD_PATIENCE - 1), ...answered, ...times(1)).value).toEqual({
    following: 'waiting',
  });
});

it('has one timer while it waits and none otherwise, and follows only what somebody works on', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (history) => {
      let [at, timers] = [initial(), 0];
      for (const event of history) {
        const [next, effects] = step(at, event);
        for (const effect of effects) {
          if (effect === 'wait') timers += 1;
          if (effect === 'stopWaiting') timers -= 1;
        }
        expect(timers).toBe(next.matches({ following: 'waiting' }) ? 1 : 0);
        if (next.matches('resting')) expect(isRosterBusy(next.context.status!.state)).toBe(false);
        if (effects.includes('demand')) expect(next.context.importId).toBeDefined();
        if (effects.includes('send')) expect(uploadRefusal(next.context.file!)).toBeUndefined();
        at = next;
      }
    }),
  );
});
