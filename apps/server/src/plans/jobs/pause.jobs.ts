import { DISEASE_PROGRAMMES, isOpen, PAUSE_REASONS, PAUSED_AT_MOST, planDecision } from '@gongwei/domain/plans';
import { addDays, isCalendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import type { ListReader } from '../../lists/source.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { countyCodeOf } from '../../database/scope.ts';
import { onEachPlan, standingOf, undoMarks, writeMark, type HeldPlan } from './held-plans.ts';

const MOST_WORDS = 200;
const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });

function checked({ clock }: ServerContext, { reason, resumeOn, note }: JsonObject): JsonObject {
  if (typeof reason !== 'string' || !Object.hasOwn(PAUSE_REASONS, reason)) throw refuse('请选择暂停原因');
  const today = todayOf(clock);
  if (
    typeof resumeOn !== 'string' ||
    !isCalendarDay(resumeOn) ||
    resumeOn <= today ||
    resumeOn > addDays(today, PAUSED_AT_MOST)
  )
    throw refuse(`恢复日期须在明天到 ${PAUSED_AT_MOST} 天之内`);
  const words = typeof note === 'string' ? note.trim().slice(0, MOST_WORDS) : '';
  return { reason, until: resumeOn, ...(words !== '' && { note: words }) };
}

const isOfDisease = ({ programme }: HeldPlan): boolean => (DISEASE_PROGRAMMES as readonly string[]).includes(programme);

/** 暂停随访: nothing is owed or late until the day on which the visit falls due again by itself. */
export const pausePlans: JobKind = {
  check: async (context, _reading, answers) => checked(context, answers),
  act: (context, inside, reading, rowIds, answers) => {
    const [on, until] = [todayOf(context.clock), answers['until'] as CalendarDay];
    return onEachPlan({ context, inside, reading }, rowIds, 'skipped', async (plan) => {
      if (!isOfDisease(plan)) return { reason: '只有慢病随访可以暂停' };
      const decided = planDecision(standingOf(plan), { type: 'PAUSE', on, until });
      if (!decided.ok) return { reason: decided.failure.message };
      return { before: await writeMark({ context, inside, reading }, plan, 'pause', answers) };
    });
  },
  undo: undoMarks(({ state, paused_until }) => isOpen(state) && paused_until !== null),
};

/** 恢复随访 before its day: the days of before are back, none of them late by the rest. */
export const resumePlans: JobKind = {
  check: async () => ({}),
  act: (context, inside, reading, rowIds) => {
    const on = todayOf(context.clock);
    return onEachPlan({ context, inside, reading }, rowIds, 'skipped', async (plan) => {
      const decided = planDecision(standingOf(plan), { type: 'RESUME', on });
      if (!decided.ok) return { reason: decided.failure.message };
      return { before: await writeMark({ context, inside, reading }, plan, 'resume', {}) };
    });
  },
  undo: undoMarks(({ state, paused_until }) => isOpen(state) && paused_until === null),
};

/** The same from the list of a disease, whose rows are cards: done to the visit that is owed to the card's person. */
export const ofCards = ({ check, act, undo }: JobKind): JobKind => ({
  check,
  act: async (context, inside, reading, cardIds, answers) => {
    const owed = await owedVisits(inside, reading, cardIds);
    const none = cardIds.filter((id) => !owed.has(id));
    const planIds = [...new Set(owed.values())];
    const done = new Map((await act(context, inside, reading, planIds, answers)).map((one) => [one.rowId, one]));
    const missing = none.map((rowId): RowResult => ({ rowId, title: '', outcome: 'skipped', reason: NOTHING_OWED }));
    const results = [...owed].flatMap(([rowId, planId]): readonly RowResult[] => {
      const one = done.get(planId);
      return one ? [{ ...one, rowId, ...(one.before && { before: { ...one.before, plan: planId } }) }] : [];
    });
    return [...results, ...missing];
  },
  ...(undo && {
    undo: async (context, inside, reading, rows, answers) => {
      const plans = rows.map(({ rowId, before }) => ({ card: rowId, rowId: String(before['plan']), before }));
      const done = await undo(context, inside, reading, plans, answers);
      const cards = new Map(plans.map(({ rowId, card }) => [rowId, card]));
      return done.map((one) => ({ ...one, rowId: cards.get(one.rowId) ?? one.rowId }));
    },
  }),
});

const NOTHING_OWED = '没有要做的随访';

/** By card, the visit owed to its person; which of them are in scope is asked when they are held. */
async function owedVisits(
  inside: Queryable,
  { scope }: ListReader,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inside.query<{ card: string; plan: string }>(
    `select c.id as card, r.id as plan from records c join plans r on r.county_code = c.county_code and r.resident_id = c.subject_id
       and r.programme || '-card' = c.form_id and r.state in ('upcoming', 'due', 'overdue')
     where c.county_code = $1 and c.id = any($2) and c.removed_at is null order by c.id, r.due_on`,
    [countyCodeOf(scope.institutionCode), cardIds],
  );
  return new Map(rows.map(({ card, plan }) => [card, plan]));
}
