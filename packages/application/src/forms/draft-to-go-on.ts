import type { CompiledForm, FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import { firstDayOf, type CalendarDay } from '@gongwei/domain/shared';
import { isStored } from './draft-choice.ts';
import type { Draft, DraftStore } from './draft-store.port.ts';
import type { RecordRepository } from './record-repository.port.ts';

type Needs = {
  readonly records: Pick<RecordRepository, 'read'>;
  readonly drafts: Pick<DraftStore, 'remove'>;
  readonly form: CompiledForm;
  /** The record asked for, or the only one there can be. */
  readonly stored: RecordSnapshot | undefined;
  /** What is known of the resident on a day. */
  readonly contextOn: (day: CalendarDay) => Promise<FormContext>;
};

/** What a form is opened with. */
export type GoingOn = {
  readonly draft: Draft | undefined;
  readonly record: RecordSnapshot | undefined;
  /** How many drafts wait behind it. */
  readonly waiting: number;
};

/**
 * The first of the waiting drafts that has something to be done. One whose save did arrive has not: it is removed, as it must not
 * become the next visit.
 */
export async function draftToGoOn(waiting: readonly Draft[], needs: Needs): Promise<GoingOn> {
  const { records, drafts, stored } = needs;
  for (const [place, draft] of waiting.entries()) {
    const record = stored ?? (await arrived(draft, records));
    if (!record || !(await isDone(draft, record, needs))) return { draft, record, waiting: waiting.length - place - 1 };
    void drafts.remove(draft.key).catch(() => undefined);
  }
  return { draft: undefined, record: stored, waiting: 0 };
}

/** The record of a draft whose save was on its way when the browser closed. Not found or out of reach: it is saved again as the same save. */
const arrived = async ({ saveId, recordId }: Draft, records: Needs['records']): Promise<RecordSnapshot | undefined> =>
  saveId === undefined ? undefined : records.read(recordId).catch(() => undefined);

const isDone = async (draft: Draft, record: RecordSnapshot, { form, contextOn }: Needs): Promise<boolean> =>
  draft.saveId !== undefined && isStored(draft, record, form, await contextOn(firstDayOf(record.occurredOn)));
