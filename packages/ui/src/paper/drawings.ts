import type { PaperData } from '@gongwei/paper';
import type { ComponentType } from 'react';

/** A drawn part of a sheet: black on white, as wide as its page, of a height known without loading anything. */
export type Drawing = ComponentType<{
  /** The record that is printed, and those that are printed with it, oldest first. */
  readonly sheet: PaperData;
  readonly visits: readonly PaperData[];
}>;

/** Drawings by the name that a `drawing` block gives; loaded with the sheet that shows them. */
const DRAWINGS: { readonly [name: string]: () => Promise<Drawing> } = {
  'archive-cover': async () => (await import('./pages/cover-drawings.part.tsx')).ArchiveCoverDrawing,
  'growth-chart': async () => (await import('./growth-drawing.part.tsx')).loadGrowthDrawing(),
  'archive-codes': async () => (await import('./pages/cover-drawings.part.tsx')).ArchiveCodesDrawing,
  'archive-barcode': async () => (await import('./pages/cover-drawings.part.tsx')).ArchiveBarcodeDrawing,
};

const loaded = new Map<string, Drawing>();

/** Loads the drawings of these names, so that a sheet can be measured as soon as it is drawn; unknown ones are left out. */
export async function loadDrawings(names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const drawing = loaded.get(name) ?? (await DRAWINGS[name]?.());
      if (drawing) loaded.set(name, drawing);
    }),
  );
}

/** A drawing that has been loaded. */
export const drawingNamed = (name: string): Drawing | undefined => loaded.get(name);
