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
        <Figure label="在管" value={mine.residents} unit="人" to="/cust/base?doctor=@me" />
        <Figure
          label="慢病近期应访"
          value={mine.due}
          unit="人"
          to="/cust/base?doctor=@me&due=1&sort=nextFollowUpOn"
          tone="warn"
        />
        <Figure
          label="慢病逾期"
          value={mine.overdue}
          unit="人"
          to="/cust/base?doctor=@me&overdue=1&sort=nextFollowUpOn"
          tone="danger"
        />
      </div>
    </section>
  );
