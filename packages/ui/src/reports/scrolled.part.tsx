import type { ReactNode } from 'react';

/** A table wider than the page: moved by keys, too. */
export const Scrolled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className="gwn-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
