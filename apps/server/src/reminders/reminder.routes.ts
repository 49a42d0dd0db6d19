import { REMINDER_KINDS, REMINDER_STATES, type ReminderEvent } from '@gongwei/domain/reminders';
import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, COUNT, INSTANT, list, oneOf, shape, TEXT } from '../shared/schemas.ts';
import { toReminder, type ReminderRow } from './reminder-row.ts';
import { openReminders } from './open-reminders.service.ts';
import { heldReminder, moveReminder, remindersOf } from './reminders.repository.ts';

const tags = ['提醒'];
const kinds = Object.keys(REMINDER_KINDS);
const SHOWN = 200;
const EXAMPLE = {
  ...{ id: '0a1b', rule: 'plan-overdue', kind: 'plan', level: '2', state: '0', dueOn: '2026-06-01', times: 1 },
  ...{ text: '张三 的高血压随访应在 2026-06-01 办，已逾期', path: '/cust/jkdn/r1', escalated: false },
  ...{ raisedAt: '2026-06-02T00:10:00.000Z', events: ['READ', 'START'] },
};
const REMINDER = shape(
  {
    ...{ id: TEXT, rule: TEXT, kind: oneOf(...kinds), level: oneOf('1', '2', '3'), state: oneOf(...REMINDER_STATES) },
    ...{ text: TEXT, path: TEXT, raisedAt: INSTANT, times: COUNT, escalated: { type: 'boolean' } },
    events: list(TEXT),
  },
  { dueOn: TEXT, note: TEXT, handledAt: INSTANT },
  EXAMPLE,
);
/** `unread`: how many nobody has read; `kinds`: how many are open, of each kind. */
const REMINDERS = shape(
  { unread: COUNT, open: COUNT, kinds: { type: 'object' }, rows: list(REMINDER) },
  {},
  { unread: 1, open: 1, kinds: { plan: 1 }, rows: [EXAMPLE] },
);
const EVENT = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { enum: ['READ', 'START', 'HANDLE', 'IGNORE', 'REOPEN'] },
    note: { type: 'string', maxLength: 500 },
  },
} as const;
type Asked = { Body: { type: ReminderEvent['type']; note?: string }; Params: { id: string } };

/** One's own reminders: what is to be done, what was, and saying so. Each is judged again before it is shown. */
export function reminderRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock } = context;
  const own = staffOnly();

  app.post<{ Body: { which?: 'open' | 'past' } }>(
    '/api/v1/reminders/search',
    {
      config: { access: own },
      schema: {
        tags,
        body: { type: 'object', properties: { which: { enum: ['open', 'past'] } } },
        response: answers(REMINDERS, '自己的提醒'),
      },
    },
    async (request) => {
      const [staff, scope, { which = 'open' }] = [staffOf(request), scopeOf(request), request.body];
      const now = clock.now();
      const open = await openReminders(database, scope, staff.id, now);
      const rows = which === 'open' ? open : await remindersOf(database, scope, staff.id, 'past', now);
      const reader = readerOf(staff);
      const shown = open.flatMap((row) => toReminder(row, reader) ?? []);
      return {
        unread: open.filter(isUnread).length,
        open: open.length,
        kinds: Object.fromEntries(kinds.map((kind) => [kind, shown.filter((one) => one.kind === kind).length])),
        rows: rows.slice(0, SHOWN).flatMap((row) => toReminder(row, reader) ?? []),
      };
    },
  );

  app.post(
    '/api/v1/reminders/read-all',
    {
      config: { access: own },
      schema: {
        tags,
        body: { type: 'object' },
        response: answers(shape({ read: COUNT }, {}, { read: 3 }), '全部已读'),
      },
    },
    async (request) => {
      const [staff, scope, now] = [staffOf(request), scopeOf(request), clock.now()];
      return repeatedTransaction(database, async (inside) => {
        const unread = (await remindersOf(inside, scope, staff.id, 'open', now)).filter(isUnread);
        let read = 0;
        // Urgent ones are read one by one: reading them stops the clock of the escalation.
        for (const { id } of unread.filter((row) => toReminder(row, 'looks')?.level !== '3')) {
          const row = await heldReminder(inside, scope, staff.id, id);
          if (row && (await moveReminder(inside, row, { type: 'READ' }, now, staff.id)).ok) read += 1;
        }
        return { read };
      });
    },
  );

  app.post<Asked>(
    '/api/v1/reminders/:id/events',
    {
      config: { access: own },
      schema: { tags, params: BY_ID, body: EVENT, response: answers(REMINDER, '办理后的提醒') },
    },
    async (request) => {
      const [staff, scope, { type, note = '' }] = [staffOf(request), scopeOf(request), request.body];
      return repeatedTransaction(database, async (inside) => {
        const row = await heldReminder(inside, scope, staff.id, request.params.id);
        const event = type === 'READ' || type === 'START' ? { type } : { type, note };
        const moved = row && (await moveReminder(inside, row, event as ReminderEvent, clock.now(), staff.id));
        const shown = moved?.ok && toReminder(moved.value, readerOf(staff));
        if (moved && !moved.ok)
          throw httpFailure(moved.failure.why === 'state' ? 409 : 422, {
            code: `reminder.${moved.failure.why}`,
            message: moved.failure.message,
          });
        if (!shown) throw notFound('reminder.not-found', '没有找到这条提醒');
        return shown;
      });
    },
  );
}

const isUnread = ({ state }: ReminderRow): boolean => state === '0';
