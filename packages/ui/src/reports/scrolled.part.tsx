import type { ReactNode } from 'react';

/** What scrolls is reached by Tab (WCAG 2.1.1), though it is no control. */
const REACHED = { tabIndex: 0 } as const;

/** A table wider than the page: moved by keys, too. */
export const Scrolled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className="gwn-scroll" aria-label={label} {...REACHED}>
    {children}
  </section>
);
