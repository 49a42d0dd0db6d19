import type { FormCatalogue, RecordRepository } from '@gongwei/application/forms';
import type { SessionService } from '@gongwei/application/identity';
import type { NameDirectory } from '@gongwei/application/organisation';
import type { ResidentDirectory } from '@gongwei/application/resident';
import { compileForm, type CompiledForm, type FormContext, type RecordSnapshot } from '@gongwei/domain/forms';
import { namesWanted } from '../forms/names-wanted.rules.ts';
import type { NameBook } from '../forms/wording.rules.ts';
import { birthFactsOf } from './birth-facts.rules.ts';
import { drawingsIn, loadDrawings, type Drawing } from './drawings.ts';
import { layoutFor } from './layouts.ts';
import type { PaperFacts } from './paper-answers.rules.ts';
import type { PaperPerson } from './paper-head.part.tsx';
import type { PaperRecord } from './print-record.rules.ts';
import type { PaperLayout } from './sheet-layout.ts';
import { visitsToPrint } from './visits-to-print.rules.ts';

export type PrintJob = {
  readonly form: CompiledForm;
  readonly record: RecordSnapshot;
  readonly visits: readonly RecordSnapshot[];
  readonly person: PaperPerson;
  /** What is drawn. */
  readonly paper: PaperRecord;
  readonly drawings: { readonly [name: string]: Drawing };
};

export type PrintSources = {
  readonly records: RecordRepository;
  readonly catalogue: FormCatalogue;
  readonly residents: ResidentDirectory;
  readonly login: SessionService;
  readonly names: NameDirectory;
};

/** Everything a printed sheet needs: the record, its form, whose it is, and the visits printed beside it. Rejects with a `Fault`. */
export async function loadPrintJob(sources: PrintSources, recordId: string): Promise<PrintJob> {
  const record = await sources.records.read(recordId);
  const { formId, subjectId, occurredOn } = record;
  const [module, background] = await Promise.all([
    sources.catalogue.load(formId),
    sources.residents.background(subjectId, formId, occurredOn),
  ]);
  const form = compileForm(module);
  const layout = await layoutFor(form, record.data);
  const [visits, drawings] = await Promise.all([visitsOf(sources, record, layout), loadDrawings(drawingsIn(layout))]);
  const { resident } = background.context;
  const names = await namesIn(sources, form, [record, ...visits]);
  const sheetOf = (one: RecordSnapshot) => ({
    form,
    data: one.data,
    names,
    facts: factsOf(one, background.context, names),
  });
  return {
    form,
    record,
    visits,
    person: { name: resident?.name ?? '', archiveNumber: resident?.archiveNumber ?? '' },
    paper: {
      layout,
      sheet: sheetOf(record),
      visits: visits.map(sheetOf),
      ...(resident ? { person: resident } : {}),
    },
    drawings,
  };
}

/** Records read where each stage of life has its column; nobody has more. */
const STAGES_AT_MOST = 24;

async function visitsOf(
  { records }: PrintSources,
  record: RecordSnapshot,
  layout: PaperLayout,
): Promise<readonly RecordSnapshot[]> {
  if (layout.kind !== 'visits') return [];
  const { subjectId, formId, id } = record;
  const listed = await records.list({ subjectId, formId });
  const newest = visitsToPrint(listed, id, layout.stages ? STAGES_AT_MOST : layout.columns);
  // Of several visits of a stage the last counts: the one that is printed.
  const chosen = layout.stages ? [...newest.filter((one) => one !== id), id] : newest;
  return Promise.all(chosen.map((one) => (one === id ? record : records.read(one))));
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
): Promise<NameBook> {
  const own = namesOf(login);
  const { regions, institutions, users } = namesWanted(
    form.fields,
    records.map(({ data }) => data),
    own,
  );
  const unknown = (codes: readonly string[]): readonly string[] => codes.filter((code) => own[code] === undefined);
  const found = await names
    .namesOf({
      regions,
      institutions: [...institutions, ...unknown(records.map(({ institutionCode }) => institutionCode))],
      users: [...users, ...unknown(records.flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy]))],
    })
    .catch(() => ({}));
  return { ...own, ...found };
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
