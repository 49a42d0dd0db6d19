import type { Home } from '@gongwei/domain/pages';
import { WorkCount } from './work-count.part.tsx';

/** What waits in the areas somebody works in. Every number is the length of the list it opens. */
export const WaitingWork = ({ areas }: Pick<Home, 'areas'>) =>
  areas.length === 0 ? null : (
    <section className="gw-panel gw-home-areas" aria-label="各项工作">
      {areas.map((area) => (
        <div key={area.title} className="gw-home-area">
          <h2>{area.title}</h2>
          <div className="gw-figures gw-figures--area">
            {area.cards.map((card) => (
              <WorkCount key={card.label} card={card} area={area.title} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
