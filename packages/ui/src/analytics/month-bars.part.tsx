import { formatCount } from '../shared/index.ts';

/** Check-ups by month as bars, with the same numbers as a table for screen readers. */
export const MonthBars = ({
  year,
  counts,
  total,
  elderly,
  elderlyAll,
}: {
  readonly year: string;
  readonly counts: readonly number[];
  readonly total: number;
  readonly elderly: number;
  readonly elderlyAll: number;
}) => {
  const most = Math.max(1, ...counts);
  const months = Array.from({ length: 12 }, (_, at) => ({ month: at + 1, count: counts[at] ?? 0 }));
  const share = elderlyAll > 0 ? Math.round((elderly / elderlyAll) * 100) : 0;
  return (
    <>
      <p className="gw-bars-sum">
        共 <strong>{formatCount(total)}</strong> 人次，其中 65 岁及以上 <strong>{formatCount(elderly)}</strong> 人次
        {elderlyAll > 0 ? (
          <>
            ，占在管老年人的 <strong>{share}%</strong>
          </>
        ) : null}
      </p>
      <ol className="gw-bars" aria-label={`${year} 年各月体检人次`}>
        {months.map(({ month, count }) => (
          <li key={month} title={`${month} 月 ${count} 人次`}>
            <span className="gw-bars-count" aria-hidden="true">
              {count > 0 ? count : ''}
            </span>
            <span
              className="gw-bars-bar"
              aria-hidden="true"
              style={{ height: `${(count / most) * 96}px` }}
              data-none={count === 0 || undefined}
            />
            <span className="gw-bars-month">
              <span aria-hidden="true">{month}</span>
              <span className="gw-visually-hidden">
                {month} 月 {count} 人次
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
};
