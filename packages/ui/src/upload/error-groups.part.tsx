import type { ErrorsBy, UploadErrors } from '@gongwei/application/upload';
import { Link } from 'react-router';
import { Button, useMay } from '../shared/index.ts';
import { adviceOf, errorPath, groupLabel, mendOf } from './upload-errors.rules.ts';

export type Mend = (how: 'account' | 'retry' | 'skip', code: string) => void;
type Props = {
  readonly errors: UploadErrors;
  readonly by: ErrorsBy;
  readonly institution: string;
  readonly onMend: Mend;
};
const HEADS: { readonly [by in ErrorsBy]: string } = {
  code: '原因',
  field: '项目',
  institution: '机构',
  doctor: '责任医生',
  recordType: '数据类型',
};
const MENDS = { account: '改正账号', retry: '全部重传', skip: '全部设为无需上传' } as const;

/** Failures by one thing: each number opens the names behind it, and what has one cause can be mended at once. */
export const ErrorGroups = ({ errors: { groups, total }, by, institution, onMend }: Props) => {
  const [edits, manages] = [useMay('tjscgl:E'), useMay('tjscgl:M')];
  return (
    <div className="gw-upload-table gw-upload-errors">
      <table aria-label={`上传失败，${HEADS[by]}`}>
        <thead>
          <tr>
            <th scope="col">{HEADS[by]}</th>
            <th scope="col">条数</th>
            <th scope="col">占比</th>
            <th scope="col">居民</th>
            <th scope="col">怎么办</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const mend = by === 'code' ? mendOf(group.key) : undefined;
            const may = mend !== undefined && (mend === 'skip' ? manages : edits);
            return (
              <tr key={`${group.key} ${group.code ?? ''} ${group.recordType ?? ''}`}>
                <th scope="row">{groupLabel(by, group)}</th>
                <td>
                  <Link to={errorPath(by, group, institution)} title="打开名单">
                    {group.count} 条
                  </Link>
                </td>
                <td>{((group.count / total) * 100).toFixed(2)}%</td>
                <td>{group.people} 人</td>
                <td>
                  <span className="gw-upload-advice">
                    {adviceOf(by, group)}
                    {may ? (
                      <Button small onClick={() => onMend(mend, group.key)}>
                        {MENDS[mend]}
                      </Button>
                    ) : null}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
