import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  REMINDER_RULES,
  reminderAfter,
  reminderMachine,
  reminderRule,
  REMINDER_EVENT_LABELS,
  REMINDER_STATE_LABELS,
  REMINDER_STATES,
  type ReminderEvent,
  type ReminderEventType,
  type ReminderFacts,
  type ReminderRuleId,
  type ReminderState,
} from './index.ts';

const URGENT: ReminderFacts = { rule: 'critical-result', age: 31, holds: true };
const USUAL: ReminderFacts = { rule: 'upload-failed', age: 31, holds: true };
const EVENTS: readonly ReminderEvent[] = [
  ...(['READ', 'START', 'ESCALATE', 'DISSOLVE', 'RAISE'] as const).map((type) => ({ type })),
  ...(['HANDLE', 'IGNORE', 'TRANSFER', 'REOPEN'] as const).map((type) => ({ type, note: '电话已通知' })),
];
/** rules/modules.md 1.8 with the events of `smart-reminders`, written down a second time. */
const TABLE: readonly (readonly [ReminderState, ReminderEventType, ReminderState])[] = [
  ['0', 'READ', '1'],
  ['0', 'START', '2'],
  ['0', 'HANDLE', '3'],
  ['0', 'IGNORE', '4'],
  ['0', 'TRANSFER', '3'],
  ['0', 'ESCALATE', '5'],
  ['0', 'DISSOLVE', '3'],
  ['1', 'START', '2'],
  ['1', 'HANDLE', '3'],
  ['1', 'IGNORE', '4'],
  ['1', 'TRANSFER', '3'],
  ['1', 'DISSOLVE', '3'],
  ['2', 'HANDLE', '3'],
  ['2', 'TRANSFER', '3'],
  ['2', 'DISSOLVE', '3'],
  ['3', 'RAISE', '0'],
  ['3', 'REOPEN', '1'],
  ['4', 'REOPEN', '1'],
  ['5', 'START', '2'],
  ['5', 'HANDLE', '3'],
  ['5', 'TRANSFER', '3'],
  ['5', 'DISSOLVE', '3'],
];
const factsFor = (type: ReminderEventType): ReminderFacts =>
  type === 'DISSOLVE' ? { ...USUAL, holds: false } : type === 'ESCALATE' ? URGENT : USUAL;

describe('a reminder', () => {
  it('reaches every state on a path of events', () => {
    const paths = [URGENT, USUAL].flatMap((input) =>
      getShortestPaths(reminderMachine, { input, events: [...EVENTS], limit: 200 }),
    );
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(REMINDER_STATES));
  });

  it('goes the ways of the table and no others', () => {
    const ways = REMINDER_STATES.flatMap((from) =>
      EVENTS.flatMap((event) => {
        const next = reminderAfter(from, event, factsFor(event.type));
        return next.ok ? [`${from} ${event.type} ${next.value}`] : [];
      }),
    );
    expect([...ways].sort()).toEqual(TABLE.map((way) => way.join(' ')).sort());
  });

  it.each<[ReminderState, ReminderEvent, ReminderFacts, RegExp]>([
    ['0', { type: 'IGNORE', note: '不用办' }, URGENT, /紧急提醒不能忽略/],
    ['1', { type: 'IGNORE', note: ' ' }, USUAL, /写明/],
    ['1', { type: 'HANDLE', note: '办了' }, URGENT, /不能只标已处理/],
    ['0', { type: 'ESCALATE' }, { ...URGENT, age: 29 }, /还不到/],
    ['0', { type: 'ESCALATE' }, { ...URGENT, holds: false }, /还不到/],
    ['0', { type: 'ESCALATE' }, USUAL, /还不到/],
    ['3', { type: 'REOPEN', note: '还要办' }, { ...USUAL, holds: false }, /已经了结/],
    ['3', { type: 'REOPEN', note: '还要办' }, { ...USUAL, handed: true }, /由对方转回/],
    ['0', { type: 'TRANSFER', note: ' ' }, USUAL, /写明/],
    ['2', { type: 'TRANSFER', note: '休假' }, { ...USUAL, holds: false }, /已经了结/],
    ['1', { type: 'TRANSFER', note: '休假' }, { ...USUAL, rule: 'missed-call' }, /只和本人有关/],
    ['1', { type: 'ESCALATE' }, URGENT, /提醒已读，不能升级/],
  ])('stays in %s after %j where %j, and says why', (from, event, facts, words) => {
    expect(reminderAfter(from, event, facts)).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(words) },
    });
  });

  it('is never put aside while it is urgent, and ends whenever its matter does', () => {
    const rules = Object.keys(REMINDER_RULES) as ReminderRuleId[];
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.array(fc.record({ at: fc.nat(EVENTS.length - 1), holds: fc.boolean(), age: fc.nat(60) }), { maxLength: 20 }),
        (rule, steps) => {
          let state: ReminderState = '0';
          for (const { at, holds, age } of steps) {
            const event = EVENTS[at];
            const next: ReturnType<typeof reminderAfter> | undefined =
              event && reminderAfter(state, event, { rule, holds, age });
            if (next?.ok) state = next.value;
            if (reminderRule(rule).level === '3') expect(state).not.toBe('4');
          }
          if (['0', '1', '2', '5'].includes(state))
            expect(reminderAfter(state, { type: 'DISSOLVE' }, { rule, holds: false, age: 0 })).toEqual({
              ok: true,
              value: '3',
            });
        },
      ),
    );
  });

  it('is drawn in docs/machines/reminder.md as it is', async () => {
    const text = [
      '# A reminder',
      '',
      'Drawn from `packages/domain/src/reminders/reminder.machine.ts` by its test (`-u` draws it anew).',
      '',
      '```mermaid',
      'stateDiagram-v2',
      ...REMINDER_STATES.map((state) => `  state "${state} ${REMINDER_STATE_LABELS[state]}" as s${state}`),
      '  [*] --> s0',
      ...TABLE.map(([from, type, target]) => `  s${from} --> s${target}: ${REMINDER_EVENT_LABELS[type]} (${type})`),
      '```',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../../../docs/machines/reminder.md');
  });
});
