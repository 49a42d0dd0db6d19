import type { AnalysisCells, AnalysisRow, MeasureLabels } from './analysis-answer.ts';

/** An institution the wall shows, with those directly below it in their order. */
export type WallPlace = { readonly code: string; readonly name: string };

/** The numbers of 智慧大屏 for one institution, as of one moment; those of fewer than five people are hidden from everybody. */
export type WallNumbers = {
  readonly asOf: string;
  readonly today: string;
  readonly place: WallPlace;
  readonly below: readonly WallPlace[];
  readonly words: readonly MeasureLabels[];
  readonly total: AnalysisCells;
  readonly places: readonly AnalysisRow[];
  /** By age band and sex, `0-6|1`. */
  readonly ages: readonly AnalysisRow[];
  /** The last twelve months, this one the last. */
  readonly months: readonly AnalysisRow[];
  /** Check-ups, follow-ups and contracts of today. */
  readonly services: number;
};

/** Something that happened, somewhere; never to whom. `place`: the institution directly below the one that is shown. */
export type WallEvent = { readonly at: string; readonly place: string; readonly what: string };
/** An event of the big screen that warns, with its level. */
export type WallWarning = WallEvent & { readonly level: '2' | '3' };

/** What moves on the wall. */
export type WallFeeds = {
  readonly asOf: string;
  readonly events: readonly WallEvent[];
  readonly warnings: readonly WallWarning[];
  /** Who can be called at the moment, by institution, and how many calls are under way. */
  readonly online: readonly { readonly place: string; readonly people: number }[];
  readonly calls: number;
};
