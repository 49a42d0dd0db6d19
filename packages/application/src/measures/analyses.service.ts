import {
  AS_NOW,
  type AnalysisAnswer,
  type AnalysisCloud,
  type AnalysisPage,
  type AnalysisSnapshot,
  type AnalysisLabels,
  type SnapshotLine,
} from '@gongwei/domain/measures';
import type { DistrictPopulation } from '@gongwei/domain/organisation';
import type { ReportDocument } from '@gongwei/domain/reports';
import type { CalendarDay, Fault } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { Pulled } from './analysis-gateway.port.ts';

/** What somebody looks at: of which days, told apart by what, narrowed to which groups, from which institution down. */
export type AnalysisView = {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly by: string;
  readonly groups: readonly string[];
  /** Staff it is narrowed to, by key (`author:…`, `doctor:…`). */
  readonly people: readonly { readonly key: string; readonly label: string }[];
  /** From the reader's own institution down to the one that is looked at; empty at one's own. */
  readonly way: readonly { readonly code: string; readonly name: string }[];
  /** Which of the page's tables. */
  readonly table: string;
  /** Beside it the same days of the year before. */
  readonly compared: boolean;
  /** Numbers of past years by what measures mean today, not by what they meant then. */
  readonly asNow: boolean;
};

/** All keys a view is narrowed by. */
export const groupsOf = ({
  groups,
  people,
  asNow,
}: Pick<AnalysisView, 'groups' | 'people' | 'asNow'>): readonly string[] => [
  ...groups,
  ...people.map(({ key }) => key),
  ...(asNow ? [AS_NOW] : []),
];

/** A page of numbers: what is looked at, its words, its answers, and those of the year before where they are compared. */
export type AnalysisState = {
  readonly view: AnalysisView;
  readonly words?: AnalysisLabels;
  readonly table?: AnalysisAnswer;
  readonly before?: AnalysisAnswer;
  /** Answers for the drawings, by what they are told apart by (`ageBand`, `ageBand|sex`; `year` holds one a year). */
  readonly drawings: ReadonlyMap<string, AnalysisAnswer>;
  /** Points of scatters by their chart; none for who is told rounded numbers. */
  readonly clouds: ReadonlyMap<string, AnalysisCloud>;
  readonly loading: boolean;
  readonly fault?: Fault;
};

/** One page of numbers, as it was left. */
export interface AnalysisSession {
  readonly page: AnalysisPage;
  readonly state$: Behavior<AnalysisState>;
  look(change: Partial<AnalysisView>): void;
  /** What is looked at as the query of an address, and what an address asks for; the same one again asks for nothing. */
  query(): string;
  goTo(query: string): void;
  reload(): void;
  /** What the districts below are registered to hold; asked for when somebody wants to see it. */
  readonly populations$: Behavior<PopulationsState>;
  showPopulations(): void;
  /** Registers the people of one district; the numbers follow. */
  register(code: string, population: number, elderly: number): Promise<void>;
  /** The provincial platform asked anew for what is looked at; `home`: the institution of who asks. */
  readonly pull$: Behavior<PullState>;
  pull(home: string): Promise<void>;
  /** Frozen numbers; which there are is asked for when somebody wants to see them. */
  readonly snapshots$: Behavior<SnapshotsState>;
  showSnapshots(): void;
  /** One of them, beside what it comes to now. */
  openSnapshot(id: string): Promise<void>;
  closeSnapshot(): void;
  /** Freezes the numbers that are looked at. */
  freeze(title: string): Promise<void>;
  /** What is looked at as a document, from `print` until `endPrint`. */
  readonly paper$: Behavior<PaperState>;
  print(): Promise<void>;
  endPrint(): void;
  /** The same as a file; the browser fetches it. */
  saveFile(format: PaperFormat): void;
}

/** Numbers frozen on this page, and the one that is open beside today’s. */
export type SnapshotsState = {
  readonly rows?: readonly SnapshotLine[];
  /** `now` comes after it. */
  readonly open?: { readonly frozen: AnalysisSnapshot; readonly now?: AnalysisAnswer };
  readonly freezing?: boolean;
  readonly fault?: Fault;
};

/** How the comparison with the provincial platform stands. */
export type PullState = {
  readonly pulling?: boolean;
  readonly found?: Pulled;
  readonly fault?: Fault;
};

/** Files a page of numbers is saved as: Word or Excel. */
export type PaperFormat = 'docx' | 'xlsx';

/** What is looked at as a document for paper: under way, there, or why not. */
export type PaperState = {
  readonly preparing?: boolean;
  readonly document?: ReportDocument;
  readonly fault?: Fault;
};

/** Populations of districts, which whoever may writes by hand, and how the last one fared. */
export type PopulationsState = {
  readonly rows?: readonly DistrictPopulation[];
  readonly fault?: Fault;
  /** The district that is written at the moment, or was last, and whether it is. */
  readonly writing?: string;
  readonly written?: string;
};

/** The pages of numbers somebody has open. */
export interface Analyses {
  /** As it was left; opened for the first time, as the query of its address says. */
  at(page: AnalysisPage, query?: string): AnalysisSession;
  dispose(): void;
}
export const Analyses = token<Analyses>('Analyses');
