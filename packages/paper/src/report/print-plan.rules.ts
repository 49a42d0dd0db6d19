import type { PagePart, PrintPageDefinition } from './print-page.ts';
import { PRINT_PAGES } from './print-pages.data.ts';

/** Which records are meant: named ones, or the newest, if wanted of one year (`2026`). `prefer`: which ones among several of one stage. */
export type RecordChoice = {
  readonly records?: readonly string[];
  readonly year?: string;
  readonly prefer?: readonly string[];
};

/** What a plan needs to know of a record. */
export type Summary = { readonly id: string; readonly formId: string; readonly occurredOn: string };

/** `record` is absent for a drawn part that does without; `gap` says which record the resident lacks for a part that is left out. */
export type PlannedPart<Found extends Summary = Summary> = {
  readonly part: PagePart;
  readonly record?: Found;
  readonly gap?: string;
};

/** The definition of a print page by its name in the address (`/print/<name>`); `undefined` for none. */
export const printPageOf = (name: string): PrintPageDefinition | undefined =>
  PRINT_PAGES.find((page) => page.name === name);

/** The parts of several pages in the order of the whole report, each once. */
export function partsOf(names: readonly string[]): readonly PagePart[] {
  const chosen = PRINT_PAGES.filter(({ name }) => names.includes(name));
  return [...new Set(chosen.flatMap(({ parts }) => parts))];
}

/**
 * Finds the record for each part. A record named in the choice goes before the newest one, and its year holds for the parts it
 * does not name, so that the self-care assessment of last year is not bound to this year's check-up.
 */
export function planOf<Found extends Summary>(
  parts: readonly PagePart[],
  found: readonly Found[],
  { records = [], year }: RecordChoice = {},
): readonly PlannedPart<Found>[] {
  const named = found.filter(({ id }) => records.includes(id));
  const wanted = year ?? (parts.length > 1 ? named[0]?.occurredOn.slice(0, 4) : undefined);
  return parts.map((part) => {
    if (part.formId === undefined) return { part };
    const own = found.filter(({ formId }) => formId === part.formId);
    const record =
      named.find(({ formId }) => formId === part.formId) ?? newest(own, isYearly(part) ? wanted : undefined);
    if (record) return { part, record };
    if (part.kind === 'drawn' && !part.needed) return { part };
    return { part, gap: gapOf(part, isYearly(part) ? wanted : undefined) };
  });
}

/** The file's own sheets are filled once, whatever year is printed. */
const ONCE: readonly string[] = ['resident-personal-info', 'archive-cover'];
const isYearly = ({ formId }: PagePart): boolean => formId !== undefined && !ONCE.includes(formId);

function newest<Found extends Summary>(records: readonly Found[], year: string | undefined): Found | undefined {
  return records
    .filter(({ occurredOn }) => year === undefined || occurredOn.startsWith(year))
    .reduce<Found | undefined>((last, one) => (last && last.occurredOn >= one.occurredOn ? last : one), undefined);
}

/** What a missing record is called: of a page about the check-up, the check-up. */
const NEEDED_LABELS: { readonly [formId: string]: string } = { 'health-check-up': '健康体检' };
const gapOf = ({ formId = '', title }: PagePart, year: string | undefined): string =>
  `该居民${year === undefined ? '还' : ` ${year} 年`}没有${NEEDED_LABELS[formId] ?? title}记录`;

/** Years in which there is something of these parts to print, newest first. */
export const yearsOf = (parts: readonly PagePart[], found: readonly Summary[]): readonly string[] => [
  ...new Set(
    found
      .filter(({ formId }) => parts.some((part) => part.formId === formId && isYearly(part)))
      .map(({ occurredOn }) => occurredOn.slice(0, 4))
      .sort()
      .reverse(),
  ),
];
