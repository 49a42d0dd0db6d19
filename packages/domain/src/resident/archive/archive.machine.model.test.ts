import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { CalendarDay } from '../../shared/index.ts';
import {
  ARCHIVE_EVENT_LABELS,
  ARCHIVE_STATUS_LABELS,
  archiveAfter,
  archiveEventBetween,
  archiveEventsFrom,
  archiveMachine,
  type ArchiveEvent,
  type ArchiveEventType,
  type ArchiveFacts,
} from './archive.machine.ts';
import { ARCHIVE_STATUSES, type ArchiveStatus } from '../resident.ts';

const day = (text: string) => text as CalendarDay;
const FACTS: ArchiveFacts = {
  today: day('2026-06-15'),
  birthDate: day('1955-03-02'),
  countyAdmin: true,
  merged: { on: day('2026-06-01'), keptMovedOn: false },
};
const on = day('2026-06-10');
const attempt = (date: string) => ({ date: day(date), mode: '3', contact: '本人', result: '无人接听' });
const EVENTS: { readonly [type in ArchiveEventType]: Extract<ArchiveEvent, { type: type }> } = {
  MOVE_OUT: { type: 'MOVE_OUT', on, destination: '外省', handover: '已交接' },
  DIE: { type: 'DIE', on, cause: '脑出血', evidence: '1' },
  LOSE: {
    type: 'LOSE',
    on,
    reason: '4',
    attempts: [attempt('2026-05-01'), attempt('2026-05-11'), attempt('2026-05-21')],
  },
  REFUSE: { type: 'REFUSE', on, refuser: '1', reason: '不愿意' },
  END: { type: 'END', on, reason: '其他' },
  VOID: { type: 'VOID', on, reason: '重复', keptId: 'other' },
  RESTORE: { type: 'RESTORE', on, reason: '回来了' },
  CORRECT_DEATH: { type: 'CORRECT_DEATH', on, reason: '登记有误' },
  UNDO_MERGE: { type: 'UNDO_MERGE', on, reason: '不是同一人' },
  MOVE_IN: { type: 'MOVE_IN', on, village: '王庄村' },
};
const ALL = Object.values(EVENTS);
/** The transitions of rules/modules.md 1.10 and the screens, written down a second time. */
const TABLE: readonly (readonly [ArchiveStatus, ArchiveEventType, ArchiveStatus])[] = [
  ['1', 'MOVE_OUT', '2'],
  ['1', 'DIE', '3'],
  ['1', 'LOSE', '4'],
  ['1', 'REFUSE', '5'],
  ['1', 'VOID', '6'],
  ['1', 'END', '9'],
  ['2', 'RESTORE', '1'],
  ['2', 'DIE', '3'],
  ['2', 'VOID', '6'],
  ['2', 'MOVE_IN', '1'],
  ['3', 'CORRECT_DEATH', '1'],
  ['4', 'RESTORE', '1'],
  ['4', 'DIE', '3'],
  ['4', 'VOID', '6'],
  ['4', 'MOVE_IN', '1'],
  ['5', 'RESTORE', '1'],
  ['5', 'DIE', '3'],
  ['6', 'UNDO_MERGE', '1'],
  ['9', 'RESTORE', '1'],
  ['9', 'VOID', '6'],
];

describe('the file of a resident', () => {
  it('reaches every status on a path of events', () => {
    const paths = getShortestPaths(archiveMachine, { input: FACTS, events: ALL, limit: 500 });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(ARCHIVE_STATUSES));
    for (const { steps, state } of paths) {
      const status = steps.slice(1).reduce<ArchiveStatus>((from, { event }) => {
        const next = archiveAfter(from, event as ArchiveEvent, FACTS);
        return next.ok ? next.value : from;
      }, '1');
      expect(status).toBe(state.value);
    }
  });

  it('goes the ways of the table and no others', () => {
    const ways = ARCHIVE_STATUSES.flatMap((from) =>
      ALL.flatMap((event) => {
        const next = archiveAfter(from, event, FACTS);
        return next.ok ? [[from, event.type, next.value]] : [];
      }),
    );
    expect([...ways].sort()).toEqual(TABLE.map((row) => [...row]).sort());
    // A sheet that says 在管 again means that the person came back to where they were.
    for (const [from, type, target] of TABLE)
      if (type !== 'MOVE_IN') expect(archiveEventBetween(from, target)).toBe(type);
  });

  it('is drawn in docs/machines/archive.md as it is', async () => {
    const lines = TABLE.map(
      ([from, type, target]) => `  s${from} --> s${target}: ${ARCHIVE_EVENT_LABELS[type]} (${type})`,
    );
    const states = ARCHIVE_STATUSES.map(
      (status) => `  state "${status} ${ARCHIVE_STATUS_LABELS[status]}" as s${status}`,
    );
    const chart = ['stateDiagram-v2', ...states, '  [*] --> s1', ...lines].join('\n');
    const text = [
      '# The file of a resident',
      '',
      'Drawn from `packages/domain/src/resident/archive/archive.machine.ts` by its test (`-u` draws it anew). The server accepts what stands here and',
      'answers everything else with 409 and the words of the state; guards (dates, reasons, three attempts, county, thirty days) answer with 422.',
      '',
      '```mermaid',
      chart,
      '```',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../../../../docs/machines/archive.md');
  });

  it('stays as it is, with a sentence, wherever something is missing', () => {
    const missing: readonly (readonly [ArchiveStatus, ArchiveEvent, Partial<ArchiveFacts>, RegExp])[] = [
      ['1', { ...EVENTS.MOVE_OUT, destination: ' ' }, {}, /迁往地点/],
      ['1', { ...EVENTS.DIE, cause: '' }, {}, /死亡原因/],
      ['1', { ...EVENTS.DIE, on: day('2026-06-16') }, {}, /晚于今天/],
      ['1', { ...EVENTS.DIE, on: day('1955-03-01') }, {}, /早于出生/],
      ['1', { ...EVENTS.LOSE, attempts: EVENTS.LOSE.attempts.slice(1) }, {}, /至少 3 次/],
      ['1', { ...EVENTS.LOSE, attempts: [1, 2, 3].map(() => attempt('2026-05-01')) }, {}, /不同日期/],
      ['1', { ...EVENTS.REFUSE, refuser: '' }, {}, /拒绝/],
      ['3', EVENTS.CORRECT_DEATH, { countyAdmin: false }, /县级管理员/],
      ['6', EVENTS.UNDO_MERGE, { merged: { on: day('2026-05-15'), keptMovedOn: false } }, /30 天/],
      ['6', EVENTS.UNDO_MERGE, { merged: { on: day('2026-06-14'), keptMovedOn: true } }, /保留的档案/],
      ['3', EVENTS.MOVE_OUT, {}, /档案状态为“死亡”，不能办理“迁出”/],
    ];
    for (const [from, event, facts, words] of missing) {
      const answer = archiveAfter(from, event, { ...FACTS, ...facts });
      expect(answer.ok, event.type).toBe(false);
      if (!answer.ok) expect(answer.failure.message).toMatch(words);
    }
  });

  it('whatever is asked of it in whatever order: the dead stay dead but for the county, and every answer is one of its own states', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL), { maxLength: 30 }), fc.boolean(), (events, countyAdmin) => {
        const facts = { ...FACTS, countyAdmin };
        let status: ArchiveStatus = '1';
        for (const event of events) {
          const next = archiveAfter(status, event, facts);
          expect(next.ok ? ARCHIVE_STATUSES.includes(next.value) : next.failure.message.length > 0).toBe(true);
          if (status === '3' && !countyAdmin) expect(next.ok).toBe(false);
          if (next.ok) expect(archiveEventsFrom(status)).toContain(event.type);
          status = next.ok ? next.value : status;
        }
      }),
    );
  });
});
