import { useEffect, useState } from 'react';
import type { MarksProps } from './group-chart.part.tsx';

type Kinds = typeof import('./more-kinds.part.tsx');
let known: Kinds | undefined;

/** Boxes, maps and points come with the first page that draws one; known, they are drawn at once. Paper waits for them; nothing where the line is cut. */
export const loadSeldomKinds = (): Promise<Kinds | undefined> =>
  import('./more-kinds.part.tsx').then((found) => (known = found)).catch(() => undefined);

/** A drawing of a kind few pages have. */
export const SeldomKind = ({ kind, ...props }: MarksProps & { readonly kind: keyof Kinds }) => {
  const [kinds, setKinds] = useState(known);
  useEffect(() => {
    if (kinds) return;
    let gone = false;
    void loadSeldomKinds().then((found) => gone || setKinds(found));
    return () => void (gone = true);
  }, [kinds]);
  if (!kinds) return <div className="gwg-box" aria-busy="true" />;
  const Kind = kinds[kind];
  return <Kind {...props} />;
};
