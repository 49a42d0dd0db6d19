import type { ReactNode } from 'react';

export type MarkKind = 'high' | 'low' | 'abnormal';

const SHAPES = { high: '↑', low: '↓', abnormal: '●' } as const;
const WORDS = { high: '偏高', low: '偏低', abnormal: '异常' } as const;

/**
 * A value outside of its reference range: shape, word and colour together, so that it survives grey prints and colour
 * blindness. In tight places `brief` leaves the word to screen readers.
 */
export const Mark = ({
  kind,
  brief,
  children,
}: {
  readonly kind: MarkKind;
  readonly brief?: boolean;
  readonly children?: ReactNode;
}) => (
  <span className={`gw-mark gw-mark--${kind}`} title={WORDS[kind]}>
    {children}
    <span className="gw-mark-shape" aria-hidden="true">
      {SHAPES[kind]}
    </span>
    <span className={brief ? 'gw-visually-hidden' : undefined}>{WORDS[kind]}</span>
  </span>
);
