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
