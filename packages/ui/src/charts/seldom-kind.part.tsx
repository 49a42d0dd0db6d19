import { lazy, Suspense } from 'react';
import type { MarksProps } from './group-chart.part.tsx';

/** Boxes, maps and points come with the first page that draws one. Paper waits for them. */
export const loadSeldomKinds = () => import('./more-kinds.part.tsx');

const Boxes = lazy(() => loadSeldomKinds().then(({ Boxes: kind }) => ({ default: kind })));
const Tiles = lazy(() => loadSeldomKinds().then(({ Tiles: kind }) => ({ default: kind })));
const Scatter = lazy(() => loadSeldomKinds().then(({ Scatter: kind }) => ({ default: kind })));

/** A drawing of a kind few pages have. */
export const SeldomKind = ({ kind, ...props }: MarksProps & { readonly kind: 'boxplot' | 'map' | 'scatter' }) => {
  const Kind = kind === 'boxplot' ? Boxes : kind === 'map' ? Tiles : Scatter;
  return (
    <Suspense fallback={<div className="gwg-box" aria-busy="true" />}>
      <Kind {...props} />
    </Suspense>
  );
};
