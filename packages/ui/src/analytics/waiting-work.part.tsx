import { PageCounts } from '@gongwei/application/pages';
import type { Home } from '@gongwei/domain/pages';
import { Link } from 'react-router';
import { formatCount, Icon, useBehavior, useService } from '../shared/index.ts';

type Area = Home['areas'][number];

/** What waits in the areas somebody works in. Every number is the length of the list it opens. */
export const WaitingWork = ({ areas }: Pick<Home, 'areas'>) =>
  areas.length === 0 ? null : (
    <section className="gw-panel gw-home-areas" aria-label="各项工作">
      {areas.map((area) => (
        <div key={area.title} className="gw-home-area">
          <h2>{area.title}</h2>
          <div className="gw-figures gw-figures--area">
            {area.cards.map((card) => (
              <Card key={card.label} card={card} area={area.title} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );

/** A number that is not there yet, or cannot be had, is a dash; the list opens all the same. */
const Card = ({ card, area }: { readonly card: Area['cards'][number]; readonly area: string }) => {
  const { label, unit, open, tone } = card;
  const count = useBehavior(useService(PageCounts).of(card));
  const here = count.status === 'here' ? count : undefined;
  const shown = here && here.found > 0 ? tone : undefined;
  const words = here ? `${formatCount(here.found)}${here.exact ? '' : '+'}` : '—';
  return (
    <Link className="gw-figure" data-tone={shown} to={open} aria-label={`${area}：${label} ${words} ${unit}`}>
      <span className="gw-figure-label">
        {shown ? <Icon name={shown === 'danger' ? 'alert' : 'clock'} size={14} /> : null}
        {label}
      </span>
      <span className="gw-figure-value">
        {words}
        <small>{unit}</small>
      </span>
    </Link>
  );
};
