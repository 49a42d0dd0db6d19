import {
  compileForm,
  isOfResident,
  type CompiledForm,
  type FormContext,
  type NameBook,
  type RecordSnapshot,
} from '@gongwei/domain/forms';
import { namesWanted } from '@gongwei/domain/organisation';
import { firstDayOf } from '@gongwei/domain/shared';
import {
  answersOnPaper,
  birthFactsOf,
  type ColumnChoice,
  doseCodes,
  drawingsIn,
  layoutOf,
  layoutsOf,
  regionKey,
  type PaperFacts,
  type PaperLayout,
  type PaperPerson,
  type PaperRecord,
  visitPapers,
  type VisitPapers,
  visitsToPrint,
} from '@gongwei/paper';
import type { FormCatalogue } from '../forms/form-catalogue.port.ts';
import type { RecordRepository } from '../forms/record-repository.port.ts';
import type { SessionService } from '../identity/session.service.ts';
import type { NameDirectory } from '../organisation/name-directory.port.ts';
import type { OpeningData, ResidentDirectory } from '../resident/resident-directory.port.ts';
import type { Clock } from '../shared/index.ts';

/** A record ready to be drawn: its form, the visits beside it, whose it is, and the sheets. */
export type PrintJob = {
  readonly form: CompiledForm;
  readonly record: RecordSnapshot;
  readonly visits: readonly RecordSnapshot[];
  readonly person: PaperPerson;
  /** What is drawn, one sheet after the other. */
  readonly papers: readonly PaperRecord[];
  /** Columns for which there is more than one record. */
  readonly choices: readonly ColumnChoice[];
  /** Answers in words. */
  readonly names: NameBook;
};

/** Ports that printing reads from. */
export type PrintSources = {
  readonly records: RecordRepository;
  readonly catalogue: FormCatalogue;
  readonly residents: ResidentDirectory;
  readonly login: SessionService;
  readonly names: NameDirectory;
  readonly clock: Clock;
  /** Has the drawn parts of a sheet at hand before it is shown; absent where nothing draws. */
  readonly drawings?: (names: readonly string[]) => Promise<void>;
};

/**
 * Everything a printed sheet needs: the record, its form, whose it is, and the visits printed beside it. `prefer`: which records to print
 * where there are several of one stage; else the newest. Rejects with a `Fault`.
 */
export async function loadPrintJob(
  sources: PrintSources,
  recordId: string,
  prefer: readonly string[] = [],
): Promise<PrintJob> {
  const record = await sources.records.read(recordId, 'print');
  const [module, background] = await Promise.all([
    sources.catalogue.load(record.formId),
    backgroundOf(sources, record),
  ]);
  const form = compileForm(module);
  const layouts = await layoutsOf(form);
  const layout = layoutOf(form, layouts, record.data);
  const [{ papers, choices }] = await Promise.all([
    papersOf(sources, record, layout, layouts, prefer),
    sources.drawings?.(drawingsIn(layout)),
  ]);
  const visits = papers.flatMap((paper) => paper.visits);
  const { resident } = background.context;
  const { previous } = background.context;
  const names = await namesIn(sources, form, [record, ...visits], doseCodes(record.formId, previous));
  const sheetOf = (one: RecordSnapshot) => ({
    form,
    data: answersOnPaper(one.formId, one.data, previous, names),
    names,
    facts: factsOf(one, background.context, names),
  });
  return {
    form,
    record,
    visits,
    person: { name: resident?.name ?? '', archiveNumber: resident?.archiveNumber ?? '' },
    papers: (papers.length > 0 ? papers : [{ layout, visits: [] as readonly RecordSnapshot[] }]).map(
      (paper): PaperRecord => ({
        layout: paper.layout,
        sheet: sheetOf(paper.visits.length === 0 || paper.visits.includes(record) ? record : paper.visits.at(-1)!),
        visits: paper.visits.map(sheetOf),
        ...(resident ? { person: resident } : {}),
      }),
    ),
    choices,
    names,
  };
}

/** What is known of whoever the record is about; of an entry of a register the day alone. */
async function backgroundOf(
  { catalogue, residents, clock }: PrintSources,
  { formId, subjectId, occurredOn }: RecordSnapshot,
): Promise<Pick<OpeningData, 'context'>> {
  const subject = catalogue.index.find(({ id }) => id === formId)?.subject;
  return subject === undefined || isOfResident(subject)
    ? residents.background(subjectId, formId, firstDayOf(occurredOn), 'print')
    : { context: { today: clock.today() } };
}

/** Records read where each stage of life has its column, or neighbours must be looked at; nobody has more in one course. */
const NEIGHBOURS_AT_MOST = 24;

async function papersOf(
  { records }: PrintSources,
  record: RecordSnapshot,
  layout: PaperLayout,
  layouts: readonly PaperLayout[],
  prefer: readonly string[],
): Promise<VisitPapers> {
  if (layout.kind !== 'visits') return { papers: [], choices: [] };
  const { subjectId, formId, id } = record;
  const listed = await records.list({ subjectId, formId });
  const looked = layout.stages !== undefined || layout.when !== undefined;
  const ids = visitsToPrint(listed, id, looked ? NEIGHBOURS_AT_MOST : layout.columns);
  const all = await Promise.all(
    [...new Set([...ids, id])].map((one) => (one === id ? record : records.read(one, 'print'))),
  );
  return visitPapers({ layout, layouts, printed: record, all, prefer });
}

function factsOf(record: RecordSnapshot, context: FormContext, names: NameBook): PaperFacts {
  const { today, resident } = context;
  const facts: { [fact in keyof PaperFacts]: string | undefined } = {
    'resident.name': resident?.name,
    'resident.sex': resident?.sex && (resident.sex === 'male' ? '男' : '女'),
    'resident.age': resident?.age === undefined ? undefined : String(resident.age),
    'resident.birthDate': resident?.birthDate,
    'resident.idNumber': resident?.idNumber,
    'resident.phone': resident?.phone,
    'resident.address': resident?.address,
    'resident.archiveNumber': resident?.archiveNumber,
    'record.occurredOn': record.occurredOn,
    'record.institution': names[record.institutionCode],
    'record.doctor': names[record.updatedBy] ?? record.updatedByName,
    'record.enteredBy': names[record.createdBy],
    today,
    ...birthFactsOf(record, context),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, words]) => words !== undefined));
}

/** The user's own people and places, and whoever the sheets name besides; a name that does not come leaves its code. */
async function namesIn(
  { login, names }: PrintSources,
  form: CompiledForm,
  records: readonly RecordSnapshot[],
  told: ReturnType<typeof doseCodes>,
): Promise<NameBook> {
  const own = namesOf(login);
  const answers = records.map(({ data }) => data);
  const { institutions, users } = namesWanted(form.fields, answers, own);
  const { regions } = namesWanted(form.fields, answers);
  const unknown = (codes: readonly string[]): readonly string[] => codes.filter((code) => own[code] === undefined);
  const lived: Promise<NameBook> =
    regions.length > 0 ? names.namesOf({ regions }).catch(() => ({})) : Promise.resolve({});
  const found = await names
    .namesOf({
      institutions: [
        ...institutions,
        ...unknown(told.institutions),
        ...unknown(records.map(({ institutionCode }) => institutionCode)),
      ],
      users: [
        ...users,
        ...unknown(told.users),
        ...unknown(records.flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy])),
      ],
    })
    .catch(() => ({}));
  const places = Object.entries(await lived).map(([code, name]) => [regionKey(code), name] as const);
  return { ...own, ...found, ...Object.fromEntries(places) };
}

/** Names of the people and institutions that answers name by their id. */
export function namesOf(login: SessionService): NameBook {
  const state = login.state$.value;
  if (state.status !== 'logged-in') return {};
  const { user, doctors, recorders, institutions } = state.session;
  return Object.fromEntries([
    ...[user, ...doctors, ...recorders].map((one) => [one.id, one.name]),
    ...institutions.map((one) => [one.code, one.name]),
  ]);
}
