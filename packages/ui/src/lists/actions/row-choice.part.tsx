import { createRowChoices, ListGateway } from '@gongwei/application/lists';
import type { ActionField, ListRow } from '@gongwei/domain/lists';
import { useEffect } from 'react';
import { useLoaded, useService, wordsOf } from '../../shared/index.ts';

type Props = {
  readonly id: string;
  readonly field: Pick<ActionField, 'label' | 'from'>;
  readonly text: string;
  readonly onChange: (value: string) => void;
};

/** `{date} {name}` with what the row says. */
export const formatRow = (says: string, { cells }: Pick<ListRow, 'cells'>): string =>
  says.replace(/\{(\w+)\}/g, (_, key: string) => String(cells[key] ?? ''));

/** One row of another list: a session of those that have a place left. The first is proposed. */
export const RowChoice = ({ id, field, text, onChange }: Props) => {
  const { from } = field;
  const { value: rows, failure } = useLoaded(createRowChoices, useService(ListGateway), from);
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
          {formatRow(from?.says ?? '', row)}
        </option>
      ))}
    </select>
  );
};
