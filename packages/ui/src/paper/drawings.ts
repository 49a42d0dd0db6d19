import type { ComponentType } from 'react';
import type { PaperData } from './paper-answers.rules.ts';
import type { PaperLayout } from './sheet-layout.ts';

/** A drawn part of a sheet: black on white, as wide as its page, of a height known without loading anything. */
export type Drawing = ComponentType<{
  /** The record that is printed, and those that are printed with it, oldest first. */
  readonly sheet: PaperData;
  readonly visits: readonly PaperData[];
}>;

/** Drawings by the name that a `drawing` block gives; loaded with the sheet that shows them. */
export const DRAWINGS: { readonly [name: string]: () => Promise<Drawing> } = {
  'archive-cover': async () => (await import('./pages/cover-drawings.part.tsx')).ArchiveCoverDrawing,
  'growth-chart': async () => (await import('./growth-drawing.part.tsx')).loadGrowthDrawing(),
  'archive-codes': async () => (await import('./pages/cover-drawings.part.tsx')).ArchiveCodesDrawing,
  'archive-barcode': async () => (await import('./pages/cover-drawings.part.tsx')).ArchiveBarcodeDrawing,
};

/** Loads the drawings of these names; unknown ones are left out. */
export async function loadDrawings(names: readonly string[]): Promise<{ readonly [name: string]: Drawing }> {
  const found = await Promise.all(names.map(async (name) => [name, await DRAWINGS[name]?.()] as const));
  return Object.fromEntries(found.flatMap(([name, drawing]) => (drawing ? [[name, drawing]] : [])));
}

/** Names of the drawings that a layout shows. */
export function drawingsIn(layout: PaperLayout): readonly string[] {
  const blocks =
    layout.kind === 'sheet'
      ? layout.pages.flatMap((page) => ('blocks' in page ? page.blocks : []))
      : layout.kind === 'report'
        ? [...(layout.above ?? []), ...(layout.below ?? [])]
        : (layout.back ?? []);
  return blocks.flatMap((block) => ('drawing' in block ? [block.drawing] : []));
}
