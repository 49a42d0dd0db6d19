import type { RosterImport } from '@gongwei/domain/resident';
import { Link } from 'react-router';
import { chinaTime, formatCount, formatMoment, rosterPath } from '../../shared/index.ts';
import { STATE_TONES, STATE_LABELS } from './roster-labels.ts';

const COLUMNS: readonly { readonly label: string; readonly width?: number; readonly align?: 'end' }[] = [
  { label: '上传时间', width: 116 },
  { label: '文件' },
  { label: '上传人', width: 96 },
  { label: '状态', width: 96 },
  { label: '新建', width: 72, align: 'end' },
  { label: '更新', width: 72, align: 'end' },
  { label: '未导入', width: 76, align: 'end' },
  { label: '需重新核对', width: 100, align: 'end' },
  { label: '核对文件', width: 92 },
];

/** Earlier imports, the newest first. The whole row opens one; so does its name, for the keyboard. */
export const RosterHistory = ({
  rows,
  total,
  busy,
  now,
  onOpen,
}: {
  readonly rows: readonly RosterImport[];
  readonly total: number;
  readonly busy: boolean;
  readonly now: Date;
  readonly onOpen: (importId: string) => void;
}) => (
  <div className="gw-table-frame" aria-busy={busy}>
    <table className="gw-table" style={{ minWidth: 860 }} aria-label="导入记录" aria-rowcount={total}>
      <colgroup>
        {COLUMNS.map(({ label, width }) => (
          <col key={label} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {COLUMNS.map(({ label, align }) => (
            <th key={label} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.id} className="gw-roster-past" onClick={() => onOpen(one.id)}>
            <td title={chinaTime(one.startedAt).replace('T', ' ')}>{formatMoment(one.startedAt, now)}</td>
            <td>
              <Link to={rosterPath(one.id)} title={one.fileName} onClick={(event) => event.stopPropagation()}>
                {one.fileName}
              </Link>
            </td>
            <td>{one.by}</td>
            <td>
              <span className={`gw-chip ${STATE_TONES[one.state]}`}>{STATE_LABELS[one.state]}</span>
            </td>
            <td data-align="end">{formatCount(one.counts.created)}</td>
            <td data-align="end">{formatCount(one.counts.updated)}</td>
            <td data-align="end">{formatCount(one.counts.rejected)}</td>
            <td data-align="end">{formatCount(one.counts.recheck)}</td>
            <td>
              {one.checkFileUrl === undefined ? (
                <span className="gw-muted">—</span>
              ) : (
                <a href={one.checkFileUrl} download onClick={(event) => event.stopPropagation()}>
                  下载
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
