import { pageBreaks, type Unit } from './page-breaks.rules.ts';

/** How far lines may draw together, in steps: at ease where a page has room to spare, 0 as usual. */
const AT_EASE = -1;
const TIGHTEST = 3;
/** As far as residents can read a sheet at home. */
export const LEGIBLE = 1;
/** Breaks are looked for again where rows grew by being divided; more often than this never helps. */
const TRIES = 6;

/** How a page of the layout is put on paper. `cut`: long answers end at their place and go on the continuation. */
export type PageFit = {
  readonly cut: boolean;
  readonly tight: number;
  /** Units with which further pages begin. */
  readonly breaks: readonly number[];
  readonly settled: boolean;
  /** Where the units of a page that runs over were, and how much room each of its papers lacked so far. */
  readonly flow?: { readonly units: readonly Unit[]; readonly lack: readonly number[]; readonly tries: number };
};

export type SheetFit = {
  readonly pages: readonly PageFit[];
  /** Answers without a place stand on the last page (or on the continuation). */
  readonly notesBelow: boolean;
  /** The continuation, by the same rules. */
  readonly more: PageFit;
};

const FRESH: PageFit = { cut: false, tight: AT_EASE, breaks: [], settled: false };

/** Before anything has been measured: every page whole and at ease. */
export const firstFit = (pages: number): SheetFit => ({
  pages: Array.from({ length: pages }, () => FRESH),
  notesBelow: true,
  more: FRESH,
});

export const isSettled = ({ pages, more }: SheetFit): boolean => more.settled && pages.every(({ settled }) => settled);

/** What a browser says about a page as it is drawn now. Lengths in pixels. */
export type Measured = {
  /** Room for content, and what the repeated head takes of it on further pages. */
  readonly room: number;
  readonly head: number;
  /** Heights of the content of each paper the page takes. */
  readonly heights: readonly number[];
  /** The height of the content at a step of tightness. */
  readonly heightAt: (tight: number) => number;
  readonly units: () => readonly Unit[];
};

/**
 * What a page may do about lack of room. `flows`: it has no official end, so it runs over rather than cut answers. `tightest`: the
 * step up to which lines may draw together.
 */
type PageRules = { readonly flows: boolean; readonly notes: boolean; readonly tightest?: number };

/** The next state of a page after it was measured; `undefined`: only moving the notes away can help. */
export function refitPage(
  fit: PageFit,
  page: Measured,
  { flows, notes, tightest = TIGHTEST }: PageRules,
): PageFit | undefined {
  if (fit.settled) return fit;
  if (fit.flow) return fit.breaks.length === 0 ? flowed(fit, page) : checked(fit, fit.flow, page);
  for (let tight = AT_EASE; tight <= tightest; tight += 1)
    if (page.heightAt(tight) <= page.room) return { ...fit, tight, settled: true };
  if (flows) return flowed(fit, page);
  // Back to what is drawn.
  page.heightAt(fit.tight);
  if (notes) return undefined;
  return fit.cut ? flowed(fit, page) : { ...fit, cut: true };
}

/** Divides a page. A row higher than the paper can only be cut. */
function flowed(fit: PageFit, page: Measured): PageFit {
  page.heightAt(0);
  const units = page.units();
  const flow = { units, lack: [], tries: 0 };
  const tooHigh = units.some(({ top, bottom }) => bottom - top > page.room - page.head);
  if (tooHigh && !fit.cut) return { ...fit, cut: true, tight: 0, breaks: [], flow };
  const breaks = breaksOf(units, [], page);
  return { ...fit, tight: 0, breaks, flow, settled: breaks.length === 0 };
}

/** Rows may have grown where they were divided: papers that are too full then hold less. One with a single row cannot. */
function checked(fit: PageFit, flow: NonNullable<PageFit['flow']>, page: Measured): PageFit {
  const edges = [0, ...fit.breaks, flow.units.length];
  const over = page.heights.map((height, at) =>
    (edges[at + 1] ?? 0) - (edges[at] ?? 0) > 1 ? Math.max(0, height - page.room) : 0,
  );
  if (flow.tries >= TRIES || over.every((pixels) => pixels === 0)) return { ...fit, settled: true };
  const lack = over.map((pixels, at) => (flow.lack[at] ?? 0) + (pixels > 0 ? pixels + 1 : 0));
  return { ...fit, breaks: breaksOf(flow.units, lack, page), flow: { ...flow, lack, tries: flow.tries + 1 } };
}

const breaksOf = (units: readonly Unit[], lack: readonly number[], { room, head }: Measured): readonly number[] =>
  pageBreaks(units, (at) => room - (at === 0 ? 0 : head) - (lack[at] ?? 0));
