import type { UploadStep } from '@gongwei/application/upload';
import { Clock } from '@gongwei/application/shared';
import {
  DELETION_EVENT_LABELS,
  isUploadError,
  UPLOAD_ERRORS,
  UPLOAD_EVENT_LABELS,
  UPLOAD_STATE_LABELS,
} from '@gongwei/domain/upload';
import { useService } from '../shared/index.ts';
import { formatMoment } from '../shared/format.ts';

const EVENT_LABELS = { ...DELETION_EVENT_LABELS, ...UPLOAD_EVENT_LABELS };

/** What happened to a record's upload, the newest first, with the platform's own words. */
export const UploadHistory = ({ log }: { readonly log: readonly UploadStep[] }) => {
  const now = useService(Clock).now();
  if (log.length === 0) return null;
  return (
    <section className="gw-upload-history">
      <h3>
        经过<span className="gw-muted">{log.length} 步</span>
      </h3>
      <ol>
        {log.map(({ at, event, from, to, code, message, by }, step) => (
          <li key={step}>
            <time dateTime={at}>{formatMoment(at, now)}</time>
            <span>
              {EVENT_LABELS[event]}
              {from === to ? '' : `（${UPLOAD_STATE_LABELS[from]} → ${UPLOAD_STATE_LABELS[to]}）`}
              {code !== null && isUploadError(code) ? `，${code} ${UPLOAD_ERRORS[code].label}` : ''}
              {message === null || message === '' ? '' : `：${message}`}
            </span>
            <span className="gw-muted">{by ?? '系统'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
