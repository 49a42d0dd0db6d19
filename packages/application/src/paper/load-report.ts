import type { NameBook, RecordSnapshot } from '@gongwei/domain/forms';
import {
  type ArchiveCoverTexts,
  archiveCoverTexts,
  type DrawnPart,
  type PagePart,
  type PlannedPart,
  planOf,
  type RecordChoice,
  type ReportIssuer,
  type ReportSubject,
  type SubjectRecord,
  type Summary,
} from '@gongwei/paper';
import type { Resident } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { loadPrintJob, type PrintJob, type PrintSources } from './load-print-job.ts';

/** A part ready to be drawn. */
export type ReadyPart =
  | { readonly kind: 'form'; readonly title: string; readonly job: PrintJob }
  | { readonly kind: 'archive-cover'; readonly title: string; readonly words: ArchiveCoverTexts }
  | {
      readonly kind: 'drawn';
      readonly title: string;
      readonly part: Exclude<DrawnPart, 'archive-cover'>;
      readonly record?: SubjectRecord;
    };

/** Everything a resident's print pages need, and what there is no record for. */
export type Report = {
  readonly subject: ReportSubject;
  readonly parts: readonly ReadyPart[];
  readonly gaps: readonly { readonly sentence: string; readonly formId: string }[];
  /** The parts there is something to print of. */
  readonly printed: readonly PagePart[];
  /** The check-up they speak of. */
  readonly checkUpId?: string;
  /** All that is recorded, for choosing another year. */
  readonly recorded: readonly Summary[];
};

type ReportQuestion = {
  readonly residentId: string;
  readonly parts: readonly PagePart[];
  readonly choice: RecordChoice;
};

/** Who prints and when: the same for all reports of a batch. */
export type ReportSetting = { readonly issuer: ReportIssuer; readonly today: CalendarDay; readonly names: NameBook };

/** Reads what the parts need of one resident. Rejects with a `Fault`. */
export async function loadReport(
  sources: PrintSources,
  { issuer, today, names }: ReportSetting,
  { residentId, parts, choice }: ReportQuestion,
): Promise<Report> {
  const prefer = [...(choice.prefer ?? []), ...(choice.records ?? [])];
  const { resident, timeline } = await sources.residents.overview(residentId);
  const plan = planOf(parts, timeline, choice);
  const subject: ReportSubject = { resident: await whole(sources, resident, plan, today), issuer, today };
  // Several parts speak of one check-up: it is read once.
  const jobs = new Map<string, Promise<PrintJob>>();
  const jobOf = (recordId: string): Promise<PrintJob> => {
    const known = jobs.get(recordId) ?? loadPrintJob(sources, recordId, prefer);
    jobs.set(recordId, known);
    return known;
  };
  const personalInfo = timeline.find(({ formId }) => formId === 'resident-personal-info');
  const ready = async ({ part, record }: PlannedPart): Promise<ReadyPart> => {
    const { title } = part;
    if (part.kind === 'drawn' && part.part === 'archive-cover') {
      const [cover, info] = await Promise.all(
        [record, personalInfo].map((one) => one && sources.records.read(one.id, 'print')),
      );
      return { kind: 'archive-cover', title, words: archiveCoverTexts(subject, names, cover?.data, info?.data) };
    }
    const job = record && (await jobOf(record.id));
    if (part.kind === 'drawn')
      return { kind: 'drawn', title, part: part.part as Exclude<DrawnPart, 'archive-cover'>, ...spoken(job) };
    return { kind: 'form', title, job: job as PrintJob };
  };
  const shown = plan.filter(({ gap }) => gap === undefined);
  const checkUp = shown.find(({ record }) => record?.formId === 'health-check-up')?.record;
  return {
    subject,
    printed: shown.map(({ part }) => part),
    ...(checkUp && { checkUpId: checkUp.id }),
    parts: await Promise.all(shown.map(ready)),
    gaps: plan.flatMap(({ part, gap }) => (gap === undefined ? [] : [{ sentence: gap, formId: part.formId ?? '' }])),
    recorded: timeline,
  };
}

/** Pages with the telephone of whoever they are about. */
const WITH_PHONE: ReadonlySet<DrawnPart> = new Set(['archive-cover', 'check-up-cover', 'first-page']);

/**
 * As official sheets do, covers say the whole number to who may have it shown, and the server writes that down as a print; others
 * get the masked one.
 */
async function whole(
  { residents }: PrintSources,
  resident: Resident,
  plan: readonly PlannedPart[],
  today: CalendarDay,
): Promise<Resident> {
  const cover = plan.find(({ part, gap }) => gap === undefined && part.kind === 'drawn' && WITH_PHONE.has(part.part));
  if (!cover || !resident.phone) return resident;
  const { context } = await residents.background(resident.id, cover.part.formId ?? 'archive-cover', today, 'print');
  return { ...resident, phone: context.resident?.phone ?? resident.phone };
}

/** The official sheets of a report. */
export const jobsOf = ({ parts }: Report): readonly PrintJob[] =>
  parts.flatMap((part) => (part.kind === 'form' ? [part.job] : []));

const spoken = (job: PrintJob | undefined): { readonly record?: SubjectRecord } =>
  job ? { record: subjectRecord(job.record, job) } : {};

const subjectRecord = ({ data, occurredOn }: RecordSnapshot, { form, names }: PrintJob): SubjectRecord => ({
  form,
  data,
  occurredOn,
  names,
});
