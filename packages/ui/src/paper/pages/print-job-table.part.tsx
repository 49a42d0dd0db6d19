import { fullYears } from '@gongwei/domain/shared';
import { PRINT_JOB_FORM, PRINT_STATES, repeatWords, templateWords, type PrintJobRow } from '@gongwei/domain/upload';
import { Link, useNavigate } from 'react-router';
import { archivePath, recordPath } from '../../shared/paths.ts';
import { chinaTime, momentWords, SEX_WORDS } from '../../shared/words.ts';

/** Pixels; without a width a column takes what is left over. `wide`: only where there is room for it. */
const COLUMNS: readonly { readonly label: string; readonly width?: number; readonly wide?: true }[] = [
  { label: '打印时间', width: 116 },
  { label: '姓名', width: 84 },
  { label: '性别', width: 54 },
  { label: '年龄', width: 62 },
  { label: '档案编号', width: 158 },
  { label: '打印内容' },
  { label: '份数', width: 56, wide: true },
  { label: '打印次数', width: 104 },
  { label: '打印人', width: 80 },
  { label: '管理机构', width: 140, wide: true },
  { label: '报告状态', width: 84 },
  { label: '领取人', width: 84 },
];
const wideClass = (wide: true | undefined): string | undefined => (wide ? 'gw-wide' : undefined);

type Props = {
  readonly rows: readonly PrintJobRow[];
  readonly total: number;
  readonly busy: boolean;
  readonly now: Date;
};

const stateWords = (code: string): string => PRINT_STATES.find(([one]) => one === code)?.[1] ?? '—';

/** A page of prints. The name leads to the archive, the row to the job, where its hand-over is entered. */
export const PrintJobTable = ({ rows, total, busy, now }: Props) => {
  const navigate = useNavigate();
  return (
    <div className="gw-table-frame" aria-busy={busy}>
      <table className="gw-table gwr-print-jobs" style={{ minWidth: 980 }} aria-label="打印记录" aria-rowcount={total}>
        <colgroup>
          {COLUMNS.map(({ label, width, wide }) => (
            <col key={label} className={wideClass(wide)} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(({ label, wide }) => (
              <th key={label} scope="col" className={wideClass(wide)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} onClick={() => void navigate(recordPath(row.residentId, PRINT_JOB_FORM, row.id))}>
              <td title={chinaTime(row.printedAt).replace('T', ' ')}>{momentWords(row.printedAt, now)}</td>
              <td>
                <Link to={archivePath(row.residentId)} onClick={(event) => event.stopPropagation()}>
                  {row.name}
                </Link>
              </td>
              <td>{SEX_WORDS[row.sex]}</td>
              <td>{ageOn(row)}</td>
              <td>{row.archiveNumber}</td>
              <td>
                <Link
                  to={recordPath(row.residentId, PRINT_JOB_FORM, row.id)}
                  onClick={(event) => event.stopPropagation()}
                >
                  {templateWords(row.template)}
                </Link>
              </td>
              <td className="gw-wide">{row.copies}</td>
              <td>{repeatWords(row.time)}</td>
              <td>{row.printedByName}</td>
              <td className="gw-wide" title={row.institutionName}>
                {row.institutionName}
              </td>
              <td>{stateWords(row.state)}</td>
              <td>{row.receiver ?? <span className="gw-muted">—</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The age on the day of printing. */
const ageOn = ({ birthDate, printedAt }: PrintJobRow): string => {
  const on = chinaTime(printedAt).slice(0, 10) as PrintJobRow['birthDate'];
  return `${fullYears(birthDate, on)} 岁`;
};
