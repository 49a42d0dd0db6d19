import {
  annualReportLife,
  annualTitle,
  defaultTargets,
  isStale,
  saidBy,
  withSentence,
  writtenAnew,
  writtenSentences,
  type AnnualContent,
  type AnnualEvent,
  type AnnualReport,
  type Targets,
} from '@gongwei/domain/reports';
import type { AnalysisPage } from '@gongwei/domain/measures';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { Counting } from '../measures/count-groups.query.ts';
import { disclosureOf } from '../measures/round-figures.ts';
import { findInstitution } from '../organisation/institutions.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';
import { annualFigures, daysOfReport } from './annual-figures.ts';
import { findReport, stepsOf, writeReport, type ReportKey, type StoredReport } from './annual-reports.repository.ts';

export type Writing = { readonly context: ServerContext; readonly staff: Staff; readonly key: ReportKey };

/** A report as a reader gets it. @throws 404 where there is none. */
export async function shownReport({ context: { database }, staff, key }: Writing): Promise<AnnualReport> {
  const report = await findReport(database, key);
  if (!report) throw notFound('annual-report.not-found', '这一年的报告还没有生成');
  const { content, state, version, title, authorId } = report;
  const { institution, year } = content;
  return {
    summary: { institution, year, title, state, version },
    content,
    steps: await stepsOf(database, key),
    mine: authorId === staff.id,
  };
}

const conflict = (message: string) =>
  httpFailure(409, { code: 'annual-report.conflict', message, advice: '已显示最新的报告，请看过再决定' });

/** Whether an event may happen now. @throws 409 for what the state does not know, 422 for what a guard refuses. */
function stepped(
  state: StoredReport['state'] | '0',
  event: AnnualEvent,
  facts: { future: boolean; author: boolean; stale: number },
) {
  const next = annualReportLife.after(state, event, facts);
  if (next.ok) return next.value as StoredReport['state'];
  const { why, message } = next.failure;
  throw httpFailure(why === 'state' ? 409 : 422, { code: `annual-report.${why}`, message });
}

const NO_FACTS = { future: false, author: false, stale: 0 };

/** One locked write: the report as it is, what becomes of it, and the line of the log. */
async function change(
  writing: Writing,
  event: AnnualEvent,
  work: (
    report: StoredReport | undefined,
  ) => Promise<{ readonly content: AnnualContent; readonly state: StoredReport['state'] }>,
): Promise<AnnualReport> {
  const { context, staff, key } = writing;
  await context.database.transaction(async (inside: Queryable) => {
    const report = await findReport(inside, key, true);
    const { content, state } = await work(report);
    const writes = event.type === 'GENERATE' || event.type === 'EDIT';
    const written = await writeReport(inside, {
      key,
      base: report?.version ?? 0,
      state,
      content,
      title: annualTitle(content.institution.name, content.year),
      authorId: report && !writes ? report.authorId : staff.id,
      event: event.type,
      ...('reason' in event && { reason: event.reason.trim() }),
      at: context.clock.now().toISOString(),
      by: { id: staff.id, name: staff.name },
    });
    if (!written) throw conflict('这份报告刚刚被别人改过');
    await recordOperation(inside, context, staff, {
      action: 'annual-report.change',
      target: key.institution,
      details: { year: key.year, event: event.type, version: (report?.version ?? 0) + 1 },
    });
  });
  return shownReport(writing);
}

/** Counts the numbers and writes the sentences; what people wrote stays. `base`: the version that was seen, 0 for none. */
export async function generateReport(
  writing: Writing,
  counting: Counting,
  page: AnalysisPage,
  { base, targets }: { readonly base: number; readonly targets?: Targets },
): Promise<AnnualReport> {
  const { context, key } = writing;
  const { database, clock } = context;
  const whole = await findInstitution(database, key.institution);
  if (!whole) throw notFound('institution.not-found', '没有这个机构');
  const today = todayOf(clock);
  const facts = { ...NO_FACTS, future: key.year > Number(today.slice(0, 4)) };
  const seen = await findReport(database, key);
  stepped(seen?.state ?? '0', { type: 'GENERATE' }, facts);
  const period = daysOfReport(key.year, today);
  // The aims of one's own report go on; a first one takes those of the year before.
  const last = seen ?? (await findReport(database, { ...key, year: key.year - 1 }));
  const figures = await annualFigures(database, counting, page, {
    institution: key.institution,
    period,
    disclosure: disclosureOf(context, false),
  });
  if (Object.values(figures.table.total).some(({ pending }) => pending))
    throw httpFailure(409, {
      code: 'annual.pending',
      message: '有的数字正在计算，算完再生成报告',
      advice: '过几分钟再试',
    });
  const written = {
    institution: { code: whole.code, name: whole.name },
    year: key.year,
    until: period.until < today ? period.until : today,
    generatedAt: clock.now().toISOString(),
    targets: targets ?? last?.content.targets ?? defaultTargets(),
    figures,
  };
  return change(writing, { type: 'GENERATE' }, async (report) => {
    if ((report?.version ?? 0) !== base) throw conflict('这份报告刚刚被别人改过');
    const state = stepped(report?.state ?? '0', { type: 'GENERATE' }, facts);
    return {
      state,
      content: { ...written, sentences: writtenAnew(report?.content.sentences ?? [], writtenSentences(written)) },
    };
  });
}

/** Writes one sentence anew, or (without a text) lets the numbers say it. Two people may write different ones at once. */
export function editSentence(
  writing: Writing,
  { id, seen, text }: { readonly id: string; readonly seen: string; readonly text?: string },
): Promise<AnnualReport> {
  const { context, staff } = writing;
  return change(writing, { type: 'EDIT' }, async (report) => {
    if (!report) throw notFound('annual-report.not-found', '这一年的报告还没有生成');
    const state = stepped(report.state, { type: 'EDIT' }, NO_FACTS);
    const sentence = report.content.sentences.find((one) => one.id === id);
    if (!sentence || saidBy(sentence) !== seen)
      throw conflict(sentence?.edited ? `这一句刚刚被${sentence.edited.byName}改过` : '这一句刚刚重新生成过');
    const edited =
      text === undefined ? undefined : { text: text.trim(), byName: staff.name, at: context.clock.now().toISOString() };
    return { state, content: { ...report.content, sentences: withSentence(report.content.sentences, id, edited) } };
  });
}

/** Reviews, sends back, publishes or withdraws the version that was read. */
export function moveReport(writing: Writing, event: AnnualEvent, base: number): Promise<AnnualReport> {
  return change(writing, event, async (report) => {
    if (!report) throw notFound('annual-report.not-found', '这一年的报告还没有生成');
    const facts = {
      future: false,
      author: report.authorId === writing.staff.id,
      stale: report.content.sentences.filter(isStale).length,
    };
    const state = stepped(report.state, event, facts);
    if (report.version !== base) throw conflict('这份报告刚刚被别人改过，请看过最新的再办');
    return { state, content: report.content };
  });
}
