import { FormCatalogue } from '@gongwei/application/forms';
import { ListGateway } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import { compileForm } from '@gongwei/domain/forms';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { wordsOfValue } from '../forms/wording.rules.ts';
import { FaultState, momentWords, useResource, useService } from '../shared/index.ts';
import type { Desk } from './desk.rules.ts';

const SHOWN = 10;

/** The newest entries of the institution, each to be opened again; asked anew after every save (`turn`). */
export const LatestEntries = ({ desk, turn }: { readonly desk: Desk; readonly turn: number }) => {
  const lists = useService(ListGateway);
  const catalogue = useService(FormCatalogue);
  const now = useService(Clock).now();
  const { value, failure, reload } = useResource(
    useCallback(async () => {
      const [module, page] = await Promise.all([
        catalogue.load(desk.formId),
        lists.read({ list: desk.formId, sort: [{ by: '@createdAt', descending: true }] }, { offset: 0, limit: SHOWN }),
      ]);
      return { turn, form: compileForm(module), page };
    }, [catalogue, lists, desk, turn]),
  );
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
                {momentWords(createdAt, now)}
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
    </aside>
  );
};
