import { FirstPage } from '@gongwei/application/pages';
import type { Announcement } from '@gongwei/domain/pages';
import { Clock } from '@gongwei/application/shared';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button, useBehavior, useMay, useService } from '../shared/index.ts';
import { HOME_LINKS } from './home-links.rules.ts';
import { toldDay } from './told-day.rules.ts';

const AnnouncementWindow = lazy(() =>
  import('./announcement-window.part.tsx').then((module) => ({ default: module.AnnouncementWindow })),
);

/** More are behind “更多”. */
const FIRST = 5;

/** What the institution and those above it announce. Where there is nothing, only who may announce something sees so. */
export const Announcements = () => {
  const page = useService(FirstPage);
  const all = useBehavior(page.announcements$);
  const today = useService(Clock).now();
  const manages = useMay(HOME_LINKS.announcements.right);
  const [open, setOpen] = useState<string>();
  const [whole, setWhole] = useState(false);
  if (all.length === 0 && !manages) return null;
  const opened = all.find(({ id }) => id === open);
  const read = ({ id }: Announcement): void => {
    setOpen(id);
    page.read(id);
  };
  return (
    <section className="gw-panel" aria-labelledby="home-announcements">
      <div className="gw-panel-head">
        <h2 id="home-announcements">公告</h2>
        {manages ? <Link to={HOME_LINKS.announcements.path}>公告管理</Link> : null}
      </div>
      {all.length === 0 ? (
        <p className="gw-panel-body gw-muted">没有在发布的公告。</p>
      ) : (
        <ul className="gw-announcements">
          {(whole ? all : all.slice(0, FIRST)).map((one) => (
            <Line key={one.id} announcement={one} day={toldDay(one.publishedAt, today)} onOpen={() => read(one)} />
          ))}
        </ul>
      )}
      {all.length > FIRST && !whole ? (
        <div className="gw-announcements-more">
          <Button look="quiet" small onClick={() => setWhole(true)}>
            还有 {all.length - FIRST} 条
          </Button>
        </div>
      ) : null}
      {opened ? (
        <Suspense fallback={null}>
          <AnnouncementWindow announcement={opened} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </section>
  );
};

const Line = ({
  announcement: { title, institution, top, read },
  day,
  onOpen,
}: {
  readonly announcement: Announcement;
  readonly day: string;
  readonly onOpen: () => void;
}) => (
  <li>
    <button type="button" data-unread={!read || undefined} onClick={onOpen}>
      <span className="gw-announcement-title">
        {top ? <span className="gw-chip">置顶</span> : null}
        <span>{title}</span>
        {read ? null : <span className="gw-visually-hidden">，未读</span>}
      </span>
      <span className="gw-muted">
        {institution} · {day}
      </span>
    </button>
  </li>
);
