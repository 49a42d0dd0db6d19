import type { ReactNode } from 'react';

/** A table wider than the page: moved by keys, too. */
export const Scrolled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // What scrolls is reached by Tab (WCAG 2.1.1); React knows no other way to say so.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="gwn-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
