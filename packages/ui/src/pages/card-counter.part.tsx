import { PageCounts } from '@gongwei/application/pages';
import type { LandingEntry } from '@gongwei/domain/pages';
import { Link } from 'react-router';
import { useBehavior, useService } from '../shared/index.ts';

type Counter = NonNullable<LandingEntry['counter']>;

/** How many wait at a page, as a way to them. The card stands first; a number that does not come is a dash. */
export const CardCounter = ({ counter, title }: { readonly counter: Counter; readonly title: string }) => {
  const count = useBehavior(useService(PageCounts).of(counter));
  if (count.status === 'awaited') return <span className="gw-card-note" />;
  if (count.status === 'making') return <span className="gw-card-note">整理中</span>;
  if (count.status === 'none') return <span className="gw-card-note">—</span>;
  if (count.found === 0)
    return (
      <span className="gw-card-note" title={`0 ${counter.says}`}>
        没有
      </span>
    );
  const words = `${count.found.toLocaleString('zh-CN')}${count.exact ? '' : '+'}`;
  return (
    <Link to={counter.open} className="gw-card-count" aria-label={`${title}：${words} ${counter.says}`}>
      <strong>{words}</strong> {counter.says}
    </Link>
  );
};
