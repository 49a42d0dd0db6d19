import type { UploadErrors } from '@gongwei/application/upload';

/** How many sendings of each of the last days the platform took and refused: bars to look at, numbers to read. */
export const UploadDays = ({ days }: { readonly days: UploadErrors['days'] }) => {
  const most = Math.max(1, ...days.map(({ accepted, refused }) => accepted + refused));
  const height = (count: number): string => `${Math.round((count / most) * 100)}%`;
  return (
    <section className="gw-upload-days">
      <h3>
        近 14 天 <span className="gw-muted">每天的成功与退回</span>
      </h3>
      <ol>
        {days.map(({ day, accepted, refused }) => (
          <li key={day} title={`${day}：成功 ${accepted}，退回 ${refused}`}>
            <span className="gw-upload-day" aria-hidden="true">
              <i data-refused style={{ height: height(refused) }} />
              <i style={{ height: height(accepted) }} />
            </span>
            <b aria-label={`退回 ${refused}`} data-bad={refused > 0 || undefined}>
              {refused}
            </b>
            <small aria-label={`${day}，成功 ${accepted}`}>{day.slice(5).replace('-', '/')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
};
