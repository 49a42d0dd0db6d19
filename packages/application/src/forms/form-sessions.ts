import {
  compileForm,
  createFormEngine,
  isOfResident,
  type CompiledForm,
  type FormModule,
  type RecordSave,
  type RecordSnapshot,
  type SubjectKind,
} from '@gongwei/domain/forms';
import type { UserSession } from '@gongwei/domain/identity';
import { fault, isFault, type CalendarDay } from '@gongwei/domain/shared';
import type { SessionService } from '../identity/session.service.ts';
import type { ResidentDirectory } from '../resident/resident-directory.port.ts';
import { withTimeout, type Clock, type IdSource, type ShutdownTasks } from '../shared/index.ts';
import { draftsFor, isStored } from './draft-choice.ts';
import type { Draft, DraftKey, DraftStore } from './draft-store.port.ts';
import type { FormCatalogue } from './form-catalogue.port.ts';
import { createFormSession } from './form-session.ts';
import type { FormSessions, FormSession, OpenForm } from './form-session.service.ts';
import { plainOpeningData } from './plain-opening-data.ts';
import type { RecordRepository } from './record-repository.port.ts';
import type { SavedSheets } from './saved-sheets.ts';
import { EVERYBODY_WRITES, type SheetHolds } from './sheet-holds.port.ts';
import { holdSheet, type HeldSheet } from './sheet-place.ts';

/** A browser storage that does not answer must keep nobody from working or leaving. Milliseconds. */
const WAIT_FOR_STORE = 2_000;

/** Opens forms. Everything that can be fetched side by side is; a definition is compiled once. */
export function createFormSessions(
  catalogue: FormCatalogue,
  residents: ResidentDirectory,
  records: RecordRepository,
  drafts: DraftStore,
  session: SessionService,
  clock: Clock,
  ids: IdSource,
  leaving: ShutdownTasks,
  saved?: Pick<SavedSheets, 'tell'>,
  holds: SheetHolds = EVERYBODY_WRITES,
): FormSessions {
  const compiled = new Map<string, { readonly module: FormModule; readonly form: CompiledForm }>();
  /** Those put away stay until their last draft is written: who opens the form again then finds it. */
  const open = new Set<FormSession>();
  const flushAll = async (): Promise<void> => void (await Promise.all([...open].map((form) => form.flush())));
  const keepAllAtOnce = async (): Promise<void> => void (await Promise.all([...open].map((form) => form.keepAtOnce())));
  leaving.add(() => withTimeout(clock, WAIT_FOR_STORE, keepAllAtOnce(), undefined));

  const formOf = async (formId: string): Promise<CompiledForm> => {
    const module = await catalogue.load(formId);
    const known = compiled.get(formId);
    if (known?.module === module) return known.form;
    const form = compileForm(module);
    compiled.set(formId, { module, form });
    return form;
  };
  const current = (): UserSession => {
    const state = session.state$.value;
    if (state.status !== 'logged-in') throw loggedOut();
    return state.session;
  };
  const subjectOf = (formId: string): SubjectKind =>
    catalogue.index.find(({ id }) => id === formId)?.subject ?? 'resident';
  /** The record to go on with: the one asked for, or the only one there can be. */
  const recordFor = async (
    { formId, subjectId, recordId, sheet }: OpenForm,
    form: Promise<CompiledForm>,
  ): Promise<RecordSnapshot | undefined> => {
    if (recordId !== undefined) return records.read(recordId);
    const known = sheet === undefined ? undefined : await records.read(sheet).catch(absentWhereNotFound);
    if (known) return known;
    if ((await form).definition.occurs !== 'one') return undefined;
    const [only] = await records.list({ subjectId, formId });
    return only && records.read(only.id);
  };

  /** No draft store, or one that does not answer, must not mean no form. */
  const draftsOf = (userId: string): Promise<readonly Draft[]> =>
    withTimeout(
      clock,
      WAIT_FOR_STORE,
      flushAll()
        .then(() => drafts.list(userId))
        .catch(() => []),
      [],
    );

  /** The record of a draft whose save was on its way when the browser closed. Not found or out of reach: it is saved again as the same save. */
  const arrived = async ({ saveId, recordId }: Draft): Promise<RecordSnapshot | undefined> =>
    saveId === undefined ? undefined : records.read(recordId).catch(() => undefined);

  return {
    async open(asked) {
      const { user, institution } = current();
      const userId = user.id;
      // What is begun for one institution is saved for it, also after another was chosen.
      const scope = { institutionCode: institution.code };
      const ofResident = isOfResident(subjectOf(asked.formId));
      // An entry of a register is opened by its own identifier: whose register it is says the record.
      const entry = ofResident || asked.recordId === undefined ? undefined : await records.read(asked.recordId);
      const what = entry ? { ...asked, subjectId: entry.subjectId } : asked;
      const today = clock.today();
      const loading = formOf(what.formId);
      const finding = entry ? Promise.resolve(entry) : recordFor(what, loading);
      const backgrounds = new Map<CalendarDay, ReturnType<ResidentDirectory['background']>>();
      const backgroundOn = (day: CalendarDay): ReturnType<ResidentDirectory['background']> => {
        const known =
          backgrounds.get(day) ??
          (ofResident
            ? residents.background(what.subjectId, what.formId, day)
            : finding.then((record) => plainOpeningData(current(), clock, records, record)));
        backgrounds.set(day, known);
        return known;
      };
      // A new sheet is the usual case: its background is asked for before it is known whether there is a record.
      if (ofResident && what.recordId === undefined) backgroundOn(today).catch(() => undefined);
      const [form, kept, stored] = await Promise.all([loading, draftsOf(userId), finding]);
      const waiting = sheetFirst(draftsFor(kept, what, form, stored?.id), what.sheet);
      let draft = waiting.shift();
      let record = stored ?? (draft && (await arrived(draft)));
      while (
        draft &&
        record &&
        draft.saveId !== undefined &&
        isStored(draft, record, form, (await backgroundOn(record.occurredOn)).context)
      ) {
        // Its save did arrive: nothing of it is left to do, and it must not become the next visit.
        void drafts.remove(draft.key).catch(() => undefined);
        draft = waiting.shift();
        record = stored ?? (draft && (await arrived(draft)));
      }
      const day = record?.occurredOn ?? today;
      const background = await backgroundOn(day);
      const recordId = record?.id ?? draft?.recordId ?? ids.next();
      const held = await holdSheet(holds, recordId, clock);
      const key: DraftKey = {
        userId,
        subjectId: what.subjectId,
        formId: what.formId,
        ...(record ? { recordId } : { begunAs: recordId }),
        day,
      };
      const opened: FormSession = createFormSession(
        {
          form,
          make: (initial) => createFormEngine(form, background.context, initial),
          background,
          subjectId: what.subjectId,
          recordId,
          key: draft?.key ?? key,
          record,
          draft,
          otherDrafts: stored ? 0 : waiting.length,
          ...(what.given && { given: what.given }),
          held,
        },
        {
          records: { save: async (save) => records.save(savedHere(save, held), scope) },
          drafts,
          clock,
          ids,
          filledIn: () => saved?.tell({ subjectId: what.subjectId, formId: what.formId, recordId }),
          ended: () =>
            void opened.flush().finally(() => {
              open.delete(opened);
              held.release();
            }),
        },
      );
      open.add(opened);
      return opened;
    },
    async drafts() {
      const titles = new Map(catalogue.index.map((entry) => [entry.id, entry.title]));
      const kept = await drafts.list(current().user.id);
      // Besides forms, notes on calls lie there.
      return kept
        .filter(({ key }) => titles.has(key.formId))
        .map(({ key, savedAt, subjectName }) => ({
          key,
          formId: key.formId,
          title: titles.get(key.formId) ?? key.formId,
          subjectId: key.subjectId,
          subject: subjectOf(key.formId),
          ...(subjectName !== undefined && { subjectName }),
          ...(key.recordId !== undefined && { recordId: key.recordId }),
          savedAt,
        }));
    },
    async discard({ key }) {
      // Of a form just put away the last words may still be on their way to the disk.
      await withTimeout(clock, WAIT_FOR_STORE, flushAll(), undefined);
      await drafts.remove(key);
    },
  };
}

/** Not stored and no draft of it either: a new one then begins. */
function absentWhereNotFound(failure: unknown): undefined {
  if (!isFault(failure) || failure.category !== 'input') throw failure;
}

const sheetFirst = (drafts: readonly Draft[], sheet: string | undefined): Draft[] => [
  ...drafts.filter(({ recordId }) => recordId === sheet),
  ...drafts.filter(({ recordId }) => recordId !== sheet),
];

/** The same save, while this window has the sheet. Rejects where another one has it: what is typed there must not meet an older state. */
function savedHere(save: RecordSave, { place$ }: HeldSheet): RecordSave {
  if (place$.value === 'here') return save;
  throw fault({
    code: 'sheet.elsewhere',
    category: 'conflict',
    message: '这张表已在另一个窗口打开，这里不能保存。',
    advice: '要在这里继续填写，请点“在此继续”。',
  });
}

const loggedOut = () =>
  fault({
    code: 'session.none',
    category: 'session',
    message: '登录已失效，请重新登录。',
    advice: '重新登录后，未保存的内容会自动恢复。',
  });
