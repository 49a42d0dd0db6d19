import type { GridCell, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** A factor of a risk table: what counts, and whether the person has it. */
type Factor = readonly [key: string, words: string];

/** A numbered table of factors under one heading, answered 1 是 2 否. Four columns: heading, number, factor, answer. */
export const factorRows = (heading: string, factors: readonly Factor[]): readonly SheetRow[] =>
  factors.map(([key, words], at) => {
    const first: readonly GridCell[] = at === 0 ? [h(heading, 1, factors.length)] : [];
    return grid(...first, h(String(at + 1)), c(words), c(`[${key}]`));
  });

export const FACTOR_WIDTHS = [11, 6, 61, 22] as const;
