import { fullYears } from '@gongwei/domain/shared';
import { PRINT_JOB_FORM, PRINT_STATES, repeatWords, templateWords, type PrintJobRow } from '@gongwei/domain/upload';
import { Link, useNavigate } from 'react-router';
import { archivePath, recordPath } from '../../shared/paths.ts';
import { chinaTime, momentWords, SEX_WORDS } from '../../shared/words.ts';

const COLUMNS = [
  ['打印时间', 124],
  ['姓名', 96],
  ['性别', 56],
  ['年龄', 64],
  ['档案编号', 176],
  ['打印内容', undefined],
  ['份数', 56],
  ['打印次数', 110],
  ['打印人', 96],
  ['管理机构', 170],
  ['报告状态', 84],
  ['领取人', 90],
] as const;

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
      <table className="gw-table" style={{ minWidth: 1180 }} aria-label="打印记录" aria-rowcount={total}>
        <colgroup>
          {COLUMNS.map(([label, width]) => (
            <col key={label} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(([label]) => (
              <th key={label} scope="col">
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
              <td>{row.copies}</td>
              <td>{repeatWords(row.time)}</td>
              <td>{row.printedByName}</td>
              <td title={row.institutionName}>{row.institutionName}</td>
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
