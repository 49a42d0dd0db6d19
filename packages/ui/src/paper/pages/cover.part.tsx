import type { CoverFacts } from '@gongwei/paper';
import type { ReactNode } from 'react';

/** A page that stands in front of or behind a bound report. */
export const Cover = ({ kind, children }: { readonly kind: string; readonly children: ReactNode }) => (
  <section className={`gwr-page gwr-cover gwr-cover--${kind}`}>{children}</section>
);

/** Whose report it is, as `CoverRows` prints it. */
export const personRows = ({ name, sex, age }: CoverFacts): readonly (readonly [label: string, answer: string])[] => [
  ['姓名', name],
  ['性别', sex],
  ['年龄', `${age} 岁`],
];
