import type { UploadDetail } from '@gongwei/application/upload';
import { useState } from 'react';
import { Icon } from '../shared/index.ts';

/** Field by field: here, sent, there. First those that differ or are complained of; the others on request. */
export const UploadFields = ({ entry }: { readonly entry: UploadDetail }) => {
  const [all, setAll] = useState(false);
  const missing = new Set(entry.missing.map(({ key }) => key));
  const isWrong = (key: string): boolean => key === entry.error?.field || missing.has(key);
  const marked = entry.rows.filter(
    ({ key, same, here, sent }) => !same || isWrong(key) || (sent !== '' && here !== sent),
  );
  const rows = all || marked.length === 0 ? entry.rows : marked;
  return (
    <section className="gw-upload-fields">
      <h3>
        逐项对照
        <span className="gw-muted">
          {marked.length === 0
            ? `${entry.rows.length} 项，没有差别`
            : `${marked.length} 项要看，共 ${entry.rows.length} 项`}
        </span>
        {marked.length > 0 && marked.length < entry.rows.length ? (
          <label className="gw-filter-check">
            <input type="checkbox" className="gw-check" checked={all} onChange={() => setAll(!all)} />
            全部项目
          </label>
        ) : null}
      </h3>
      <div className="gw-upload-table">
        <table aria-label="逐项对照">
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col">本地现在</th>
              <th scope="col">上次发送</th>
              <th scope="col">平台现在</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, here, sent, platform, same }) => (
              <tr key={key} data-wrong={isWrong(key) || undefined} data-differs={!same || undefined}>
                <th scope="row">
                  {isWrong(key) || !same ? <Icon name="alert" size={12} /> : null}
                  {label}
                  {missing.has(key) ? <span className="gw-visually-hidden">，缺</span> : null}
                </th>
                <td>{here || '—'}</td>
                <td>{sent || '—'}</td>
                <td>{entry.seenAt === undefined ? <span className="gw-muted">没有看过</span> : platform || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
