import type { RecordSnapshot, NameBook } from '@gongwei/domain/forms';
import type { ColumnChoice } from '@gongwei/paper';

/** Which records to print: those of `?records=a,b,c` in their order, each once, or the one of the address. */
export function recordsToPrint(address: string, listed: string | null): readonly string[] {
  const named = idsIn(listed);
  return named.length > 0 ? named : [address];
}

/** The ids of a list in an address, each once. */
export const idsIn = (listed: string | null): readonly string[] => [
  ...new Set(
    (listed ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** The address with one record chosen among those of its stage. */
export function preferring(query: URLSearchParams, chosen: string, instead: readonly string[]): URLSearchParams {
  const others = idsIn(query.get('prefer')).filter((id) => !instead.includes(id));
  const next = new URLSearchParams(query);
  next.set('prefer', [...others, chosen].join());
  return next;
}

type Job = {
  readonly form: { readonly definition: { readonly id: string; readonly title: string } };
  readonly record: Pick<RecordSnapshot, 'id' | 'subjectId' | 'occurredOn'>;
  readonly visits: readonly Pick<RecordSnapshot, 'id'>[];
  readonly person: { readonly name: string };
};

/** What lies on the desk, in a few words. */
export function titleOfQueue(jobs: readonly Job[]): string {
  const [first] = jobs;
  if (!first) return '';
  if (jobs.length === 1)
    return [first.form.definition.title, first.person.name, first.record.occurredOn].filter(Boolean).join(' · ');
  const titles = [...new Set(jobs.map((job) => job.form.definition.title))];
  return `${titles[0] ?? ''}${titles.length > 1 ? '等' : ''}，共 ${jobs.length} 份`;
}

/** The same for the browser's title, which browsers keep in their history: whose it is is left out. */
export const pageTitleOfQueue = (jobs: readonly Job[]): string => {
  const [first, second] = jobs;
  return first && !second ? `打印${first.form.definition.title}` : `打印${titleOfQueue(jobs)}`;
};

/** What can be chosen on the desk, with whose it is where sheets of several people lie there. */
export const choicesOf = (
  jobs: readonly (Job & { readonly choices: readonly ColumnChoice[]; readonly names: NameBook })[],
): readonly (ColumnChoice & { readonly names: NameBook; readonly whose: string })[] => {
  const people = new Set(jobs.map(({ record }) => record.subjectId));
  return jobs.flatMap(({ choices, names, person }) =>
    choices.map((choice) => ({ ...choice, names, whose: people.size > 1 ? person.name : '' })),
  );
};
