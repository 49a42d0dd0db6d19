import { createRanking, FirstPageGateway, type RankedPlace } from '@gongwei/application/pages';
import { Link } from 'react-router';
import { useLoaded, useService } from '../shared/index.ts';
import { HOME_LINKS } from './home-links.rules.ts';

/** More stand on the board itself. */
const MOST = 8;
const PACE = { behind: '低于时间进度', 'far-behind': '低于时间进度 20 个百分点以上' } as const;

/** How the institutions below stand, by check-ups of old people. Not shown to those with nobody below them, nor where it cannot be asked. */
export const Ranking = ({ institution }: { readonly institution: string }) => {
  const { value: ranking } = useLoaded(createRanking, useService(FirstPageGateway), institution);
  const places = ranking?.places ?? [];
  if (!ranking || places.length < 2) return null;
  return (
    <section className="gw-panel" aria-labelledby="home-ranking">
      <div className="gw-panel-head">
        <h2 id="home-ranking">下级机构老年人体检率</h2>
        <Link to={HOME_LINKS.board.path}>进度看板</Link>
      </div>
      <ol className="gw-ranking">
        {places.slice(0, MOST).map((place) => (
          <Place key={place.code} place={place} />
        ))}
      </ol>
      <p className="gw-ranking-rest gw-muted">
        {places.length > MOST ? `共 ${places.length} 个机构；` : ''}
        今年已过 {ranking.progress.toFixed(1)}%，橙色低于时间进度，红色低 20 个百分点以上
      </p>
    </section>
  );
};

const Place = ({ place: { name, rank, rate, due, done, pace } }: { readonly place: RankedPlace }) => {
  const behind = pace === 'behind' || pace === 'far-behind' ? pace : undefined;
  return (
    <li data-pace={behind} title={behind && PACE[behind]}>
      <span className="gw-ranking-place">{rank}</span>
      <span>{name}</span>
      <span className="gw-ranking-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, rate ?? 0)}%` }} />
      </span>
      <b>{rate === undefined ? '—' : `${rate.toFixed(1)}%`}</b>
      <small>
        {done}/{due} 人
      </small>
      {behind ? <span className="gw-visually-hidden">，{PACE[behind]}</span> : null}
    </li>
  );
};
