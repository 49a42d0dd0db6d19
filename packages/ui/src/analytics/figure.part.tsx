import { Link } from 'react-router';
import { formatCount, Icon } from '../shared/index.ts';

/** A number that opens the residents behind it. A tone is used only where there are any. */
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
  return to === undefined ? (
    <div className="gw-figure">{body}</div>
  ) : (
    <Link className="gw-figure" data-tone={shownTone} to={to}>
      {body}
    </Link>
  );
};
