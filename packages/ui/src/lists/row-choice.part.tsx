import { ListGateway } from '@gongwei/application/lists';
import type { ActionField, ListRow } from '@gongwei/domain/lists';
import { useCallback, useEffect } from 'react';
import { useResource, useService, wordsOf } from '../shared/index.ts';

type Props = {
  readonly id: string;
  readonly field: Pick<ActionField, 'label' | 'from'>;
  readonly text: string;
  readonly onChange: (value: string) => void;
};

/** So many rows can be chosen from; the list's own order says which come first. */
const MOST = 100;

/** `{date} {name}` with what the row says. */
export const rowInWords = (says: string, { cells }: Pick<ListRow, 'cells'>): string =>
  says.replace(/\{(\w+)\}/g, (_, key: string) => String(cells[key] ?? ''));

/** One row of another list: a session of those that have a place left. The first is proposed. */
export const RowChoice = ({ id, field, text, onChange }: Props) => {
  const gateway = useService(ListGateway);
  const { from } = field;
  const load = useCallback(
    async (asker: Parameters<ListGateway['read']>[2]) =>
      from ? (await gateway.read({ list: from.list, view: from.view }, { offset: 0, limit: MOST }, asker)).rows : [],
    [gateway, from],
  );
  const { value: rows, failure } = useResource(load);
  const first = rows?.[0]?.id;
  useEffect(() => {
    if (text === '' && first !== undefined) onChange(first);
  }, [text, first, onChange]);
  if (failure !== undefined) return <p className="gw-note gw-note--danger">{wordsOf(failure).message}</p>;
  return (
    <select id={id} className="gw-select" value={text} onChange={(event) => onChange(event.target.value)}>
      <option value="">{rows === undefined ? '正在加载…' : rows.length === 0 ? '没有可选的' : '请选择'}</option>
      {rows?.map((row) => (
        <option key={row.id} value={row.id}>
          {rowInWords(from?.says ?? '', row)}
        </option>
      ))}
    </select>
  );
};
