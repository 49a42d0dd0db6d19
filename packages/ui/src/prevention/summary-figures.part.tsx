import type { ReactNode } from 'react';
import { Icon } from '../shared/index.ts';

/** One number of a period. `change`: since the period before; `hint`: how it comes about; a tone always says why in `note`. */
export type SummaryFigure = {
  readonly label: string;
  readonly value: string | undefined;
  readonly unit?: string;
  readonly change?: string | undefined;
  readonly note?: string | undefined;
  readonly hint?: string;
  readonly tone?: 'warn' | 'danger' | undefined;
};

/** The numbers of a period side by side, each with what it was before. */
export const SummaryFigures = ({
  label,
  figures,
  children,
}: {
  readonly label: string;
  readonly figures: readonly SummaryFigure[];
  readonly children?: ReactNode;
}) => (
  <section className="gw-panel" aria-label={label}>
    <dl className="gw-home-figures">
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
    {children}
  </section>
);

const Figure = ({ label, value, unit, change, note, hint, tone }: SummaryFigure) => (
  <div data-tone={tone} title={hint}>
    <dt>
      {tone ? <Icon name="alert" size={14} /> : null}
      {label}
      {unit === undefined ? null : <small>{unit}</small>}
    </dt>
    <dd>{value ?? '—'}</dd>
    <dd className="gw-home-change">{[note, change].filter((part) => part !== undefined).join('；')}</dd>
  </div>
);
