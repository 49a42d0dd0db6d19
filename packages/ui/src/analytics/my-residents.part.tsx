import type { HomeSummary } from '@gongwei/domain/analytics';
import { Figure } from './figure.part.tsx';

/** The residents the user is the responsible doctor of; not shown to those who are nobody's. */
export const MyResidents = ({ mine }: { readonly mine: HomeSummary['mine'] }) =>
  mine.residents === 0 ? null : (
    <section className="gw-panel" aria-labelledby="home-mine">
      <div className="gw-panel-head">
        <h2 id="home-mine">我负责的居民</h2>
      </div>
      <div className="gw-figures gw-figures--small">
        <Figure label="在管" value={mine.residents} unit="人" to="/cust/base?mine=true&status=1" />
        <Figure
          label="近期应随访"
          value={mine.due}
          unit="人"
          to="/cust/base?mine=true&due=follow-up-due&sort=nextFollowUpOn"
          tone="warn"
        />
        <Figure
          label="已逾期"
          value={mine.overdue}
          unit="人"
          to="/cust/base?mine=true&due=follow-up-overdue&sort=nextFollowUpOn"
          tone="danger"
        />
      </div>
    </section>
  );
