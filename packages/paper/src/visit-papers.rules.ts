import type { RecordSnapshot } from '@gongwei/domain/forms';
import { firstDayOf, daysBetween } from '@gongwei/domain/shared';
import { fits } from './layouts.ts';
import type { PaperLayout } from './sheet-layout.ts';
import { visitsToPrint } from './visits-to-print.rules.ts';

type Visits = Extract<PaperLayout, { readonly kind: 'visits' }>;

/** A paper with the visits that stand side by side on it, oldest first. */
type VisitPaper = { readonly layout: Visits; readonly visits: readonly RecordSnapshot[] };

/** A column with more than one record: which is printed, and all there are, newest first. */
export type ColumnChoice = {
  readonly title: string;
  readonly printed: RecordSnapshot;
  readonly records: readonly RecordSnapshot[];
};

/** The papers that visits become, and where columns are still to be chosen. */
export type VisitPapers = { readonly papers: readonly VisitPaper[]; readonly choices: readonly ColumnChoice[] };

/** What is asked for: the record, its sheet, the others of its form, and which of several records of one stage somebody chose. */
export type VisitQuestion = {
  readonly layout: Visits;
  readonly layouts: readonly PaperLayout[];
  readonly printed: RecordSnapshot;
  readonly all: readonly RecordSnapshot[];
  readonly prefer?: readonly string[];
};

/**
 * The papers that show a visit beside its neighbours: only those whose sheet it is, and of its own course (a pregnancy). Sheets that
 * belong `together` are all printed, with as many papers as their columns need.
 */
export function visitPapers({ layout, layouts, printed, all, prefer = [] }: VisitQuestion): VisitPapers {
  const wanted = layout.together ? layouts.filter((one): one is Visits => one.kind === 'visits') : [layout];
  const asked = new Set([...prefer, printed.id]);
  const found = wanted.map((one) => {
    const own = inOrder(all.filter((visit) => fits(one, visit.data) && sameCourse(one, visit, printed)));
    if (one.stages) return stagePaper(one, own, asked);
    return { papers: one.together ? chunks(one, own) : newest(one, own, printed), choices: [] };
  });
  return {
    papers: found.flatMap(({ papers }) => papers.filter(({ visits }) => visits.length > 0)),
    choices: found.flatMap(({ choices }) => choices),
  };
}

const sameCourse = ({ course }: Visits, visit: RecordSnapshot, printed: RecordSnapshot): boolean =>
  course === undefined || Math.abs(daysBetween(firstDayOf(visit.occurredOn), firstDayOf(printed.occurredOn))) <= course;

const inOrder = (visits: readonly RecordSnapshot[]): readonly RecordSnapshot[] =>
  [...visits].sort((a, b) =>
    a.occurredOn < b.occurredOn ? -1 : a.occurredOn > b.occurredOn ? 1 : a.id < b.id ? -1 : 1,
  );

/** One record for each stage: the one asked for, or the newest. */
function stagePaper(layout: Visits, own: readonly RecordSnapshot[], asked: ReadonlySet<string>): VisitPapers {
  const { field = '', codes = [] } = layout.stages ?? {};
  const columns = codes.map(([code, title]) => {
    const records = [...own].reverse().filter(({ data }) => String(data[field] ?? '') === code);
    // What somebody chose goes before the record of the address.
    const printed = [...asked].flatMap((id) => records.find((one) => one.id === id) ?? [])[0] ?? records[0];
    return { title, records, printed };
  });
  return {
    papers: [{ layout, visits: inOrder(columns.flatMap(({ printed }) => printed ?? [])) }],
    choices: columns.flatMap(({ title, records, printed }) =>
      printed && records.length > 1 ? [{ title: title.replace(/\*$/, ''), records, printed }] : [],
    ),
  };
}

/** All visits, as many to a paper as it has columns. */
const chunks = (layout: Visits, own: readonly RecordSnapshot[]): readonly VisitPaper[] =>
  Array.from({ length: Math.ceil(own.length / layout.columns) }, (_, at) => ({
    layout: { ...layout, ...(layout.numbered && { numbered: { ...layout.numbered, from: at * layout.columns + 1 } }) },
    visits: own.slice(at * layout.columns, (at + 1) * layout.columns),
  }));

function newest(layout: Visits, own: readonly RecordSnapshot[], printed: RecordSnapshot): readonly VisitPaper[] {
  const ids = visitsToPrint(own, printed.id, layout.columns);
  return [{ layout, visits: own.filter(({ id }) => ids.includes(id)) }];
}
