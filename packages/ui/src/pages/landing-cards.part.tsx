import type { LandingEntry } from '@gongwei/domain/pages';
import { Link } from 'react-router';
import { CardCounter } from './card-counter.part.tsx';

/** Cards that open pages. The whole card is the link. */
export const LandingCards = ({
  entries,
  label,
  small,
}: {
  readonly entries: readonly LandingEntry[];
  readonly label: string;
  readonly small?: true;
}) =>
  entries.length === 0 ? null : (
    <section aria-label={label}>
      {small ? <h2 className="gw-landing-more">{label}</h2> : null}
      <ul className="gw-cards" data-small={small}>
        {entries.map((entry) => (
          <li key={entry.path} className="gw-card">
            <Link to={entry.path} className="gw-card-title">
              {entry.title}
            </Link>
            {entry.counter ? <CardCounter counter={entry.counter} title={entry.title} /> : null}
            <p>{entry.purpose}</p>
          </li>
        ))}
      </ul>
    </section>
  );
