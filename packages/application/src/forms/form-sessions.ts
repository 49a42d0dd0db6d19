import {
  compileForm,
  createFormEngine,
  isOfResident,
  type CompiledForm,
  type FormContext,
  type RecordSave,
  type RecordSnapshot,
  type SubjectKind,
} from '@gongwei/domain/forms';
import type { UserSession } from '@gongwei/domain/identity';
import { fault, firstDayOf, type CalendarDay } from '@gongwei/domain/shared';
import type { SessionService } from '../identity/session.service.ts';
import type { Meters } from '../prevention/meters.port.ts';
import type { OpeningData, ResidentDirectory } from '../resident/resident-directory.port.ts';
import { withTimeout, type Clock, type IdSource, type ShutdownTasks } from '../shared/index.ts';
import { draftsFor } from './draft-choice.ts';
import type { Draft, DraftKey, DraftStore } from './draft-store.port.ts';
import { draftToGoOn, type GoingOn } from './draft-to-go-on.ts';
import type { FormCatalogue } from './form-catalogue.port.ts';
import { createFormSession } from './form-session.ts';
import type { FormSessions, FormSession, FormStatus, KeptDraft, OpenForm } from './form-session.service.ts';
import { createOpenForms, WAIT_FOR_STORE, type OpenForms } from './open-forms.ts';
import { plainOpeningData } from './plain-opening-data.ts';
import { recordFor } from './record-to-open.ts';
import type { RecordRepository } from './record-repository.port.ts';
import type { SavedSheets } from './saved-sheets.ts';
import { sheetId } from './sheet-id.ts';
import { EVERYBODY_WRITES, type SheetHolds } from './sheet-holds.port.ts';
import { holdSheet, type HeldSheet } from './sheet-place.ts';

/** What opening a form asks of others. */
type Sources = {
  readonly catalogue: FormCatalogue;
  readonly residents: ResidentDirectory;
  readonly records: RecordRepository;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly saved: Pick<SavedSheets, 'tell' | 'open'> | undefined;
  readonly holds: SheetHolds;
  readonly meters: Meters | undefined;
  readonly open: OpenForms;
  readonly formOf: (formId: string) => Promise<CompiledForm>;
  /** Throws where nobody is logged in. */
  readonly current: () => UserSession;
};

/** Opens forms. Everything that can be fetched side by side is; a definition is compiled once. */
export function createFormSessions({
  catalogue,
  residents,
  records,
  drafts,
  session,
  clock,
  ids,
  leaving,
  saved,
  holds = EVERYBODY_WRITES,
  meters,
}: {
  readonly catalogue: FormCatalogue;
  readonly residents: ResidentDirectory;
  readonly records: RecordRepository;
  readonly drafts: DraftStore;
  readonly session: SessionService;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly leaving: ShutdownTasks;
  readonly saved?: Pick<SavedSheets, 'tell' | 'open'> | undefined;
  readonly holds?: SheetHolds | undefined;
  readonly meters?: Meters | undefined;
}): FormSessions {
  const open = createOpenForms(leaving, clock);
  const current = (): UserSession => {
    const state = session.state$.value;
    if (state.status !== 'logged-in') throw loggedOut();
    return state.session;
  };
  const formOf = async (formId: string): Promise<CompiledForm> => compileForm(await catalogue.load(formId));
  const sources = { catalogue, residents, records, drafts, clock, ids, saved, holds, meters, open, formOf, current };
  return {
    open: (asked) => openForm(sources, asked),
    drafts: async () => keptForms(catalogue, await drafts.list(current().user.id)),
    async discard({ key }) {
      // Of a form just put away the last words may still be on their way to the disk.
      await withTimeout(clock, WAIT_FOR_STORE, open.flush(), undefined);
      await drafts.remove(key);
    },
  };
}

/** All that a form is opened with. */
type Found = GoingOn & {
  readonly what: OpenForm;
  readonly form: CompiledForm;
  readonly background: OpeningData;
  readonly contextNow: () => Promise<FormContext>;
  readonly recordId: string;
  /** The day of the sheet. */
  readonly day: CalendarDay;
};

async function openForm(sources: Sources, asked: OpenForm): Promise<FormSession> {
  const { user, institution } = sources.current();
  const found = await findAll(sources, asked, user.id);
  const held = await holdSheet(sources.holds, found.recordId, sources.clock);
  // What is begun for one institution is saved for it, also after another was chosen.
  const records = heldRecords(sources.records, held, { institutionCode: institution.code });
  return begin(sources, found, held, user.id, records);
}

type Asked = {
  readonly what: OpenForm;
  readonly ofResident: boolean;
  /** The entry of a register that was asked for. */
  readonly entry: RecordSnapshot | undefined;
};

/** An entry of a register is opened by its own identifier: whose register it is says the record. */
async function askedFor({ catalogue, records }: Sources, asked: OpenForm): Promise<Asked> {
  const ofResident = isOfResident(subjectOf(catalogue, asked.formId));
  const entry = ofResident || asked.recordId === undefined ? undefined : await records.read(asked.recordId);
  return { what: entry ? { ...asked, subjectId: entry.subjectId } : asked, ofResident, entry };
}

async function findAll(sources: Sources, asked: OpenForm, userId: string): Promise<Found> {
  const { records, drafts, clock, ids } = sources;
  const { what, ofResident, entry } = await askedFor(sources, asked);
  const today = clock.today();
  const loading = sources.formOf(what.formId);
  const finding = entry ? Promise.resolve(entry) : recordFor(records, what, loading, today);
  const backgroundOn = createBackgrounds(sources, what, ofResident, finding);
  // A new sheet is the usual case: its background is asked for before it is known whether there is a record.
  if (ofResident && what.recordId === undefined) backgroundOn(today).catch(() => undefined);
  const [form, kept, stored] = await Promise.all([loading, draftsOf(sources, userId), finding]);
  const contextOn = async (on: CalendarDay): Promise<FormContext> => (await backgroundOn(on)).context;
  const candidates = sheetFirst(draftsFor(kept, what, form, stored?.id), what.sheet);
  const { draft, record, waiting } = await draftToGoOn(candidates, { records, drafts, form, stored, contextOn });
  const day = record ? firstDayOf(record.occurredOn) : today;
  const background = await backgroundOn(day);
  const contextNow = async () => (await createBackgrounds(sources, what, ofResident, finding)(day)).context;
  const fresh = (): string =>
    sheetId(ids.next(), {
      module: form.definition.module,
      birthDate: background.context.resident?.birthDate,
      today,
    });
  const recordId = record?.id ?? draft?.recordId ?? fresh();
  return { what, form, background, contextNow, recordId, day, draft, record, waiting: stored ? 0 : waiting };
}

function begin(
  { drafts, clock, ids, saved, meters, open }: Sources,
  { what, form, background, contextNow, recordId, day, draft, record, waiting }: Found,
  held: HeldSheet,
  userId: string,
  records: Pick<RecordRepository, 'save'>,
): FormSession {
  const opened: FormSession = createFormSession(
    {
      form,
      make: (initial) => createFormEngine(form, background.context, initial),
      background,
      subjectId: what.subjectId,
      recordId,
      key: draft?.key ?? keyOf(userId, what, record, recordId, day),
      record,
      draft,
      otherDrafts: waiting,
      ...(what.given && { given: what.given }),
      held,
      contextNow,
    },
    {
      records,
      drafts,
      clock,
      ids,
      meters,
      filledIn: () => saved?.tell({ subjectId: what.subjectId, formId: what.formId, recordId }),
      ended() {
        saved?.open.delete(sheet);
        open.putAway(opened, held);
      },
    },
  );
  open.add(opened);
  const sheet = { subjectId: what.subjectId, isUnsaved: () => !AS_STORED.includes(opened.status$.value.step) };
  saved?.open.add(sheet);
  return opened;
}

/** Nothing was typed since. */
const AS_STORED: readonly FormStatus['step'][] = ['clean', 'saved'];

const subjectOf = (catalogue: FormCatalogue, formId: string): SubjectKind =>
  catalogue.index.find(({ id }) => id === formId)?.subject ?? 'resident';

/** What is known besides the sheet, asked for once a day it may be of. */
function createBackgrounds(
  { residents, clock, records, current }: Sources,
  { subjectId, formId }: OpenForm,
  ofResident: boolean,
  finding: Promise<RecordSnapshot | undefined>,
): ResidentBackground {
  const known = new Map<CalendarDay, ReturnType<ResidentBackground>>();
  return (day) => {
    const asked =
      known.get(day) ??
      (ofResident
        ? residents.background(subjectId, formId, day)
        : finding.then((record) => plainOpeningData(current(), clock, records, record)));
    known.set(day, asked);
    return asked;
  };
}
type ResidentBackground = (day: CalendarDay) => ReturnType<ResidentDirectory['background']>;

/** No draft store, or one that does not answer, must not mean no form. */
const draftsOf = ({ drafts, clock, open }: Sources, userId: string): Promise<readonly Draft[]> =>
  withTimeout(
    clock,
    WAIT_FOR_STORE,
    open
      .flush()
      .then(() => drafts.list(userId))
      .catch(() => []),
    [],
  );

/** The name of a draft that is begun now. */
const keyOf = (
  userId: string,
  { subjectId, formId }: OpenForm,
  record: RecordSnapshot | undefined,
  recordId: string,
  day: CalendarDay,
): DraftKey => ({ userId, subjectId, formId, ...(record ? { recordId } : { begunAs: recordId }), day });

const heldRecords = (
  records: RecordRepository,
  held: HeldSheet,
  scope: { readonly institutionCode: string },
): Pick<RecordRepository, 'save'> => ({ save: async (save) => records.save(savedHere(save, held), scope) });

/** Drafts of forms, as a list shows them: besides forms, notes on calls lie there. */
function keptForms(catalogue: FormCatalogue, kept: readonly Draft[]): readonly KeptDraft[] {
  const titles = new Map(catalogue.index.map((entry) => [entry.id, entry.title]));
  return kept
    .filter(({ key }) => titles.has(key.formId))
    .map(({ key, savedAt, subjectName }) => ({
      key,
      formId: key.formId,
      title: titles.get(key.formId) ?? key.formId,
      subjectId: key.subjectId,
      subject: subjectOf(catalogue, key.formId),
      ...(subjectName !== undefined && { subjectName }),
      ...(key.recordId !== undefined && { recordId: key.recordId }),
      savedAt,
    }));
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
