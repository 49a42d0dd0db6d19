import type { HomeSummary } from '@gongwei/domain/analytics';
import type { HomeFigure } from '@gongwei/domain/pages';
import { Link } from 'react-router';
import { formatCount, Icon, useMay } from '../shared/index.ts';
import { HOME_LINKS } from './home-links.rules.ts';

/** A number that opens the residents behind it, for who may open their list. A tone is used only where there are any. */
export const Figure = ({
  label,
  value,
  unit,
  to,
  tone,
}: {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly to?: string;
  readonly tone?: 'warn' | 'danger';
}) => {
  const mayOpen = useMay(HOME_LINKS.residents.right);
  const body = (
    <>
      <span className="gw-figure-label">
        {tone && value > 0 ? <Icon name={tone === 'danger' ? 'alert' : 'clock'} size={14} /> : null}
        {label}
      </span>
      <span className="gw-figure-value">
        {formatCount(value)}
        <small>{unit}</small>
      </span>
    </>
  );
  const shownTone = value > 0 ? tone : undefined;
  return to === undefined || !mayOpen ? (
    <div className="gw-figure">{body}</div>
  ) : (
    <Link className="gw-figure" data-tone={shownTone} to={to}>
      {body}
    </Link>
  );
};

const numbersOf = ({ residents, mine, followUps }: HomeSummary): { readonly [Of in HomeFigure['of']]: number } => ({
  residents: residents.total,
  elderly: residents.elderly,
  hypertension: residents.hypertension,
  diabetes: residents.diabetes,
  due: followUps.due,
  overdue: followUps.overdue,
  doneThisMonth: followUps.doneThisMonth,
  mine: mine.residents,
  mineDue: mine.due,
  mineOverdue: mine.overdue,
});

/** The numbers of a summary that a page of numbers names. */
export const Figures = ({
  figures,
  summary,
}: {
  readonly figures: readonly HomeFigure[];
  readonly summary: HomeSummary;
}) => {
  const numbers = numbersOf(summary);
  return figures.map(({ label, of, unit, open, tone }) => (
    <Figure
      key={of}
      label={label}
      value={numbers[of]}
      unit={unit}
      {...(open !== undefined && { to: open })}
      {...(tone && { tone })}
    />
  ));
};
