import type { RecordSnapshot } from '@gongwei/domain/forms';

/** Which records to print: those of `?records=a,b,c` in their order, each once, or the one of the address. */
export function recordsToPrint(address: string, listed: string | null): readonly string[] {
  const named = [
    ...new Set(
      (listed ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ];
  return named.length > 0 ? named : [address];
}

type Job = {
  readonly form: { readonly definition: { readonly id: string; readonly title: string } };
  readonly record: Pick<RecordSnapshot, 'id' | 'subjectId' | 'occurredOn'>;
  readonly visits: readonly Pick<RecordSnapshot, 'id'>[];
  readonly person: { readonly name: string };
};

/** Visits that stand side by side on one sheet are printed once, however many of them were asked for. */
export function distinctSheets<Sheet extends Job>(jobs: readonly Sheet[]): readonly Sheet[] {
  const seen = new Set<string>();
  return jobs.filter(({ form, record, visits }) => {
    const name = `${form.definition.id}:${record.subjectId}:${visits.length > 0 ? visits.map((visit) => visit.id).join() : record.id}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** What lies on the desk, in a few words. */
export function titleOfQueue(jobs: readonly Job[]): string {
  const [first] = jobs;
  if (!first) return '';
  if (jobs.length === 1) return `${first.form.definition.title} · ${first.person.name} · ${first.record.occurredOn}`;
  const titles = [...new Set(jobs.map((job) => job.form.definition.title))];
  return `${titles[0] ?? ''}${titles.length > 1 ? '等' : ''}，共 ${jobs.length} 份`;
}
