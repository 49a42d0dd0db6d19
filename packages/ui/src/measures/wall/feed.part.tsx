import type { WallEvent, WallWarning } from '@gongwei/domain/measures';
import { chinaTime } from '@gongwei/domain/shared';

/** As many as find room; newer ones push the older ones out, nothing runs. */
const SHOWN = 7;

/** What happened, where and when; never to whom. */
export const Feed = ({
  rows,
  none,
  today,
}: {
  readonly rows: readonly (WallEvent | WallWarning)[] | undefined;
  readonly none: string;
  readonly today: string;
}) =>
  rows?.length === 0 ? (
    <p className="gww-none">{none}</p>
  ) : (
    <ul className="gww-feed">
      {(rows ?? []).slice(0, SHOWN).map((row, at) => (
        <li key={`${row.at} ${row.place} ${at}`}>
          <time>{whenOf(row.at, today)}</time>
          <span>{row.place}</span>
          <strong data-level={'level' in row ? row.level : undefined}>
            {'level' in row && row.level === '3' ? '▲ ' : ''}
            {row.what}
          </strong>
        </li>
      ))}
    </ul>
  );

/** Hours and minutes of today, month and day of before. */
function whenOf(at: string, today: string): string {
  const there = chinaTime(at);
  return there.startsWith(today) ? there.slice(11, 16) : there.slice(5, 10);
}
