import { PageCounts, type PageCount } from '@gongwei/application/pages';
import type { Home } from '@gongwei/domain/pages';
import { Link } from 'react-router';
import { formatCount, Icon, useBehavior, useService } from '../shared/index.ts';

type OpenCard = Home['areas'][number]['cards'][number];

/** What is not there yet, or cannot be had, is a dash; what is still being worked out says so. */
export const wordsOfCount = (count: PageCount): string =>
  count.status === 'here'
    ? `${formatCount(count.found)}${count.exact ? '' : '+'}`
    : count.status === 'making'
      ? '整理中'
      : '—';

/** A number that is not there yet, or cannot be had, is a dash; the list opens all the same. */
export const WorkCount = ({ card, area }: { readonly card: OpenCard; readonly area: string }) => {
  const { label, unit, open, tone } = card;
  const count = useBehavior(useService(PageCounts).of(card));
  const here = count.status === 'here' ? count : undefined;
  const shown = here && here.found > 0 ? tone : undefined;
  const words = wordsOfCount(count);
  const making = count.status === 'making';
  return (
    <Link
      className="gw-figure"
      data-tone={shown}
      to={open}
      aria-label={`${area}：${label} ${words}${making ? '' : ` ${unit}`}`}
      title={making ? '记录还在整理，通常几分钟，好了会自动显示' : undefined}
    >
      <span className="gw-figure-label">
        {shown ? <Icon name={shown === 'danger' ? 'alert' : 'clock'} size={14} /> : null}
        {label}
      </span>
      <span className="gw-figure-value">
        {making ? <small>{words}</small> : words}
        {making ? null : <small>{unit}</small>}
      </span>
    </Link>
  );
};
