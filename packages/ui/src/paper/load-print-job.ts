import type { FormCatalogue, RecordRepository } from '@gongwei/application/forms';
import type { SessionService } from '@gongwei/application/identity';
import type { ResidentDirectory } from '@gongwei/application/resident';
import { compileForm, type CompiledForm, type RecordSnapshot } from '@gongwei/domain/forms';
import type { NameBook } from '../forms/wording.rules.ts';
import { visitLayoutOf } from './layouts.ts';
import type { PaperPerson } from './paper-head.part.tsx';
import { visitsToPrint } from './visits-to-print.rules.ts';

export type PrintJob = {
  readonly form: CompiledForm;
  readonly record: RecordSnapshot;
  readonly visits: readonly RecordSnapshot[];
  readonly person: PaperPerson;
  readonly names: NameBook;
};

export type PrintSources = {
  readonly records: RecordRepository;
  readonly catalogue: FormCatalogue;
  readonly residents: ResidentDirectory;
  readonly login: SessionService;
};

/** Everything a printed sheet needs: the record, its form, whose it is, and the visits printed beside it. Rejects with a `Fault`. */
export async function loadPrintJob(
  { records, catalogue, residents, login }: PrintSources,
  recordId: string,
): Promise<PrintJob> {
  const record = await records.read(recordId);
  const { formId, subjectId, occurredOn } = record;
  const layout = visitLayoutOf(formId);
  const [module, background, visits] = await Promise.all([
    catalogue.load(formId),
    residents.background(subjectId, formId, occurredOn),
    layout ? records.list({ subjectId, formId }) : Promise.resolve([]),
  ]);
  const chosen = visitsToPrint(visits, recordId, layout?.columns ?? 0);
  const { resident } = background.context;
  return {
    form: compileForm(module),
    record,
    visits: await Promise.all(chosen.map((id) => (id === record.id ? record : records.read(id)))),
    person: { name: resident?.name ?? '', archiveNumber: resident?.archiveNumber ?? '' },
    names: namesOf(login),
  };
}

function namesOf(login: SessionService): NameBook {
  const state = login.state$.value;
  if (state.status !== 'logged-in') return {};
  const { user, doctors, recorders, institutions } = state.session;
  return Object.fromEntries([
    ...[user, ...doctors, ...recorders].map((one) => [one.id, one.name]),
    ...institutions.map((one) => [one.code, one.name]),
  ]);
}
