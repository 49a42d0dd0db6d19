import {
  ATTEMPT_RESULTS,
  CALLED_AT_MOST_AGO,
  isOpen,
  LOST_REASONS,
  planDecision,
  type AttemptResult,
  type LostReason,
} from '@gongwei/domain/plans';
import { addDays, isCalendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import type { ServerContext } from '../../server-context.ts';
import { attemptsOf, onEachPlan, standingOf, undoMarks, writeMark } from './held-plans.ts';

const MOST_WORDS = 200;
const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });
const text = (answers: JsonObject, key: string): string => {
  const { [key]: value } = answers;
  return typeof value === 'string' ? value.trim() : '';
};

/** The day a call was made: today, or one before that was noted on paper. */
function calledOn({ clock }: ServerContext, answers: JsonObject): CalendarDay {
  const [on, today] = [text(answers, 'on'), todayOf(clock)];
  if (on === '') return today;
  if (!isCalendarDay(on) || on > today || on < addDays(today, -CALLED_AT_MOST_AGO))
    throw refuse(`联系日期须在今天和 ${CALLED_AT_MOST_AGO} 天以前之间`);
  return on;
}

/** 记联系结果: what a call of today came to, or of a day before. */
export const noteCall: JobKind = {
  check: async (context, _reading, answers) => {
    const [result, note] = [text(answers, 'result'), text(answers, 'note').slice(0, MOST_WORDS)];
    if (!Object.hasOwn(ATTEMPT_RESULTS, result)) throw refuse('请选择联系结果');
    return { result: result as AttemptResult, on: calledOn(context, answers), ...(note !== '' && { note }) };
  },
  act: (context, inside, reading, rowIds, { on, ...said }) =>
    onEachPlan({ context, inside, reading }, rowIds, 'skipped', async (plan) => {
      if (!isOpen(plan.state)) return { reason: '这次随访已经结束' };
      const day = on as CalendarDay;
      if (day < plan.opened_on) return { reason: `这次随访 ${plan.opened_on} 才开始，那天的联系不算` };
      return { before: await writeMark({ context, inside, reading }, plan, 'attempt', said, day) };
    }),
  undo: undoMarks(({ state }) => isOpen(state)),
};

/** 登记失访, after three attempts on different days: the machine decides. */
export const losePlans: JobKind = {
  check: async (_context, _reading, answers) => {
    const reason = text(answers, 'reason');
    if (!Object.hasOwn(LOST_REASONS, reason)) throw refuse('请选择失访原因');
    return { reason, words: LOST_REASONS[reason as LostReason] };
  },
  act: (context, inside, reading, rowIds, answers) => {
    const on = todayOf(context.clock);
    return onEachPlan({ context, inside, reading }, rowIds, 'skipped', async (plan) => {
      const decided = planDecision(standingOf(plan), { type: 'LOSE', on, attempts: attemptsOf(plan, on) });
      if (!decided.ok) return { reason: decided.failure.message };
      return { before: await writeMark({ context, inside, reading }, plan, 'lose', answers) };
    });
  },
  undo: undoMarks(({ state }) => state === 'lost'),
};

/** 已联系上: a plan that was given up is owed again, on the day agreed. */
export const findPlans: JobKind = {
  check: async ({ clock }, _reading, answers) => {
    const dueOn = text(answers, 'dueOn');
    if (!isCalendarDay(dueOn) || dueOn < todayOf(clock)) throw refuse('新的应随访日期不能早于今天');
    return { dueOn };
  },
  act: (context, inside, reading, rowIds, answers) => {
    const on = todayOf(context.clock);
    const dueOn = answers['dueOn'] as CalendarDay;
    return onEachPlan({ context, inside, reading }, rowIds, 'skipped', async (plan) => {
      const decided = planDecision(standingOf(plan), { type: 'FOUND', on, dueOn });
      if (!decided.ok) return { reason: decided.failure.message };
      return { before: await writeMark({ context, inside, reading }, plan, 'found', answers) };
    });
  },
  undo: undoMarks(({ state }) => isOpen(state)),
};
