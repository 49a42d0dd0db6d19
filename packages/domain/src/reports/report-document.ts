import type { AnalysisChart, ChartLimit } from '../measures/index.ts';

/** A number or words in a table: `said` is read, `value` is what a spreadsheet reckons with. `shade`: 1 to 5, darker for more. */
export type DocumentCell = { readonly said: string; readonly value?: number; readonly shade?: number };

/** A table of a document. */
export type DocumentTable = {
  readonly kind: 'table';
  readonly title: string;
  /** What the rows are, and then the columns; a unit that is not people stands with its column. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly DocumentCell[]; readonly strong?: true }[];
  /** Words instead of numbers: they stand at the left and may run over lines. */
  readonly words?: true;
};

/** Ends of what runs across a scatter: days since 1970-01-01 with the part of the day, and how they are read. */
type DocumentAcross = { readonly from: number; readonly until: number; readonly limits: readonly ChartLimit[] };

/** A drawing as plain numbers; null where there is none, or it is hidden. */
export type DocumentChart = {
  readonly kind: 'chart';
  readonly title: string;
  readonly drawing: Exclude<AnalysisChart['kind'], 'heat'>;
  readonly unit: string;
  readonly decimals: number;
  readonly series: readonly string[];
  readonly fills?: 'risk';
  /** Of a scatter, whose groups are its points and have a place across. */
  readonly across?: DocumentAcross;
  readonly groups: readonly {
    readonly label: string;
    readonly at?: number;
    readonly values: readonly { readonly value: number | null; readonly said: string }[];
  }[];
};

/** One part of a document, in reading order. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | DocumentTable
  | DocumentChart;

/** Something to be read on paper: the same document becomes a Word file, a workbook and sheets of A4. */
export type ReportDocument = {
  readonly title: string;
  /** Which institution, which days, who made it and when: whoever finds the paper knows what it is. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly blocks: readonly DocumentBlock[];
  /** Wide tables lie on the long side of the paper. */
  readonly lying: boolean;
};
