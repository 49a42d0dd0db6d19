import { lazy, Suspense } from 'react';
import type { Drawing } from './drawing.ts';
import type { MarksProps } from './group-chart.part.tsx';

/** Rings, boxes, maps and points come with the first page that draws one. Paper waits for them. */
export const loadSeldomKinds = () => import('./more-kinds.part.tsx');

const Boxes = lazy(() => loadSeldomKinds().then(({ Boxes: kind }) => ({ default: kind })));
const Ring = lazy(() => loadSeldomKinds().then(({ Ring: kind }) => ({ default: kind })));
const Tiles = lazy(() => loadSeldomKinds().then(({ Tiles: kind }) => ({ default: kind })));
const Scatter = lazy(() => loadSeldomKinds().then(({ Scatter: kind }) => ({ default: kind })));

const KINDS = { boxplot: Boxes, map: Tiles, ring: Ring, scatter: Scatter } as const;

/** A drawing of a kind that many a page does without. */
export const SeldomKind = ({ kind, ...props }: MarksProps & { readonly kind: keyof typeof KINDS }) => {
  const Kind = KINDS[kind];
  return (
    <Suspense fallback={<div className="gwg-box" aria-busy="true" />}>
      <Kind {...props} />
    </Suspense>
  );
};

const Table = lazy(() => loadSeldomKinds().then(({ DrawingTable }) => ({ default: DrawingTable })));

/** The values of a drawing as a table, which comes when somebody asks for it. */
export const SeldomTable = (props: { readonly drawing: Drawing }) => (
  <Suspense fallback={<div className="gwg-box" aria-busy="true" />}>
    <Table {...props} />
  </Suspense>
);
