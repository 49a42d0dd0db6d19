import type { PaperLayout } from './sheet-layout.ts';

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
