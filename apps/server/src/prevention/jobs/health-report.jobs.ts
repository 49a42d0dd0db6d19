import {
  HEALTH_REPORT_FORM,
  HEALTH_REPORT_STANDING,
  healthReportAfter,
  reportDays,
  type HealthReportEvent,
} from '@gongwei/domain/prevention';
import { addDays, isCalendarDay, ok, fail, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { command, sheetJobs, type Commands } from '../../lists/jobs/monitoring.jobs.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { generateReports } from './generate-reports.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 200) : '');
const event = (
  label: string,
  needed: readonly string[],
  eventOf: (answers: JsonObject) => HealthReportEvent,
): Commands[string] =>
  command(
    label,
    [HEALTH_REPORT_FORM],
    HEALTH_REPORT_STANDING,
    { needed },
    {
      after: ({ data }, answers, who) => healthReportAfter(data, eventOf(answers), who),
    },
  );
const because = ({ reason }: JsonObject) => ({ reason: words(reason) });
const heard = ({ receivedBy }: JsonObject) => ({ receivedBy: words(receivedBy) });

const COMMANDS: Commands = {
  'review-health-reports': event('审核', [], () => ({ type: 'REVIEW' })),
  'withdraw-health-reports': event('撤回审核', ['reason'], (answers) => ({ type: 'WITHDRAW', ...because(answers) })),
  'hand-out-health-reports': event('交付居民', ['receivedBy'], (answers) => ({ type: 'HAND_OUT', ...heard(answers) })),
  'note-read-health-reports': event('登记讲解', ['receivedBy'], (answers) => ({ type: 'READ', ...heard(answers) })),
  'discard-health-reports': event('删除草稿', ['reason'], (answers) => ({ type: 'DISCARD', ...because(answers) })),
  'void-health-reports': event('作废', ['reason'], (answers) => ({ type: 'VOID', ...because(answers) })),
  'regenerate-health-reports': command(
    '重新生成',
    [HEALTH_REPORT_FORM],
    ['generatedAt'],
    { needed: [] },
    {
      after: ({ data }, _answers, { at }) =>
        (data['state'] ?? '0') === '0' ? ok({ generatedAt: at }) : fail('已审核的报告不覆盖，请先撤回审核'),
    },
  ),
};

const REVERSIBLE = ['review-health-reports', 'withdraw-health-reports'];
const PERIODS = ['1', '2', '3'];

/** The last whole month, quarter or year. */
function lastWhole(period: string, today: CalendarDay): CalendarDay {
  const running = reportDays({ period, rangeStart: today });
  return running ? (reportDays({ period, rangeStart: addDays(running.from, -1) })?.from ?? today) : today;
}

/** Drafts of reports for whoever is ticked, and what becomes of reports. */
export const healthReportJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } => {
  // A review is taken back by its withdrawal and this by a review; what was handed out, explained or is void stays so, and numbers of before cannot be had back.
  const jobs = Object.entries(sheetJobs(hooks, COMMANDS)).map(
    ([id, { undo, ...job }]) => [id, undo && REVERSIBLE.includes(id) ? { ...job, undo } : job] as const,
  );
  return {
    ...Object.fromEntries(jobs),
    'generate-health-reports': generateReports(hooks, async ({ clock }, _reading, { period, day, over }) => {
      const today = todayOf(clock);
      const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });
      if (typeof period !== 'string' || !PERIODS.includes(period)) throw refuse('请选择报告周期');
      if (typeof day === 'string' && day !== '' && (!isCalendarDay(day) || day > today))
        throw refuse('报告期不能晚于今天');
      const within = typeof day === 'string' && isCalendarDay(day) ? day : lastWhole(period, today);
      return { period, rangeStart: reportDays({ period, rangeStart: within })?.from ?? within, over: over === '1' };
    }),
  };
};
