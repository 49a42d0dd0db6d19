import type { HomeSummary } from '@gongwei/domain/analytics';
import type { HomeFigure } from '@gongwei/domain/pages';
import { Figures } from './figure.part.tsx';

type Props = { readonly figures: readonly HomeFigure[]; readonly summary: HomeSummary };

/** The residents the user is the responsible doctor of; not shown to those who are nobody's. */
export const MyResidents = ({ figures, summary }: Props) =>
  summary.mine.residents === 0 ? null : (
    <section className="gw-panel" aria-labelledby="home-mine">
      <div className="gw-panel-head">
        <h2 id="home-mine">我负责的居民</h2>
      </div>
      <div className="gw-figures gw-figures--small">
        <Figures figures={figures} summary={summary} />
      </div>
    </section>
  );
