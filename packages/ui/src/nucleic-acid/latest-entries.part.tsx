import { FormCatalogue } from '@gongwei/application/forms';
import { ListGateway } from '@gongwei/application/lists';
import { createLatestEntries } from '@gongwei/application/nucleic-acid';
import { Clock } from '@gongwei/application/shared';
import { wordsOfValue } from '@gongwei/domain/forms';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { FaultState, formatMoment, useLoaded, useService } from '../shared/index.ts';
import type { Desk } from './desk.rules.ts';

type Props = { readonly desk: Desk; readonly turn: number; readonly leads: Desk['leads'] };

/** The newest entries of the institution, each to be opened again; asked anew after every save (`turn`). Below, the lists where they go on. */
export const LatestEntries = ({ desk, turn, leads }: Props) => {
  const now = useService(Clock).now();
  const { value, failure, reload, ask } = useLoaded(
    createLatestEntries,
    useService(FormCatalogue),
    useService(ListGateway),
    desk.formId,
  );
  useEffect(() => ask(turn), [ask, turn]);
  return (
    <aside className="gw-desk-latest gw-panel" aria-label="最近登记">
      <h2>最近登记</h2>
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {value?.page.rows.length === 0 ? <p className="gw-muted">还没有登记，保存后显示在这里。</p> : null}
      <ol>
        {value?.page.rows.map(({ id, cells }) => {
          const createdAt = String(cells['@createdAt']);
          const words = (key: string): string => {
            const answer = cells[key];
            return answer === undefined || answer === null
              ? ''
              : wordsOfValue(value.form.field(key), answer, value.page.names);
          };
          return (
            <li key={id}>
              <Link to={`${desk.path}/edit/${encodeURIComponent(id)}`}>{words(desk.naming)}</Link>
              <time className="gw-num" dateTime={createdAt}>
                {formatMoment(createdAt, now)}
              </time>
              {desk.beside.map((key) => (
                <span key={key} className="gw-num">
                  {words(key)}
                </span>
              ))}
            </li>
          );
        })}
      </ol>
      {leads.length === 0 ? null : (
        <nav className="gw-desk-leads" aria-label="下一步">
          {leads.map(({ to, label }) => (
            <Link key={to} className="gw-button gw-button--small" to={to}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </aside>
  );
};
