import type { RecordSnapshot } from '@gongwei/domain/forms';

type Sheet = {
  readonly form: { readonly definition: { readonly id: string } };
  readonly record: Pick<RecordSnapshot, 'id' | 'subjectId'>;
  readonly visits: readonly Pick<RecordSnapshot, 'id'>[];
};

/** Visits that stand side by side on one sheet are printed once, however many of them were asked for. */
export function distinctSheets<Job extends Sheet>(jobs: readonly Job[]): readonly Job[] {
  const seen = new Set<string>();
  return jobs.filter(({ form, record, visits }) => {
    const name = `${form.definition.id}:${record.subjectId}:${visits.length > 0 ? visits.map((visit) => visit.id).join() : record.id}`;
    return !seen.has(name) && seen.add(name);
  });
}
