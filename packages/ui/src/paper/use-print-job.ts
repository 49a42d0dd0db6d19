import { FormCatalogue, RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { ResidentDirectory } from '@gongwei/application/resident';
import { compileForm, type CompiledForm, type RecordSnapshot } from '@gongwei/domain/forms';
import { useCallback } from 'react';
import type { NameBook } from '../forms/wording.rules.ts';
import { useService } from '../shared/services.tsx';
import { useResource, type Resource } from '../shared/use-resource.ts';
import { visitLayoutOf } from './layouts.ts';
import type { PaperPerson } from './paper-head.part.tsx';
import { visitsToPrint } from './visits-to-print.rules.ts';

export type PrintJob = { readonly form: CompiledForm; readonly record: RecordSnapshot; readonly visits: readonly RecordSnapshot[]; readonly person: PaperPerson; readonly names: NameBook };

/** Everything a printed sheet needs: the record, its form, whose it is, and the visits printed beside it. */
export function usePrintJob(residentId: string, recordId: string): Resource<PrintJob> {
  const [records, catalogue, residents, login] = [useService(RecordRepository), useService(FormCatalogue), useService(ResidentDirectory), useService(SessionService)];
  return useResource(useCallback(async () => {
    const record = await records.read(recordId);
    const [module, background, visits] = await Promise.all([
      catalogue.load(record.formId),
      residents.background(residentId, record.formId, record.occurredOn),
      visitLayoutOf(record.formId) ? records.list({ subjectId: residentId, formId: record.formId }) : Promise.resolve([]),
    ]);
    const chosen = visitsToPrint(visits, recordId, visitLayoutOf(record.formId)?.columns ?? 0);
    const state = login.state$.value;
    const staff = state.status === 'logged-in' ? [state.session.user, ...state.session.doctors, ...state.session.recorders] : [];
    const places = state.status === 'logged-in' ? state.session.institutions : [];
    return {
      form: compileForm(module),
      record,
      visits: await Promise.all(chosen.map((id) => (id === record.id ? record : records.read(id)))),
      person: { name: background.context.resident?.name ?? '', archiveNumber: background.context.resident?.archiveNumber ?? '' },
      names: Object.fromEntries([...staff.map((one) => [one.id, one.name]), ...places.map((one) => [one.code, one.name])]),
    };
  }, [records, catalogue, residents, login, residentId, recordId]));
}
