import { createStoredRecord, RecordRepository } from '@gongwei/application/forms';
import type { ActionField, ListRow } from '@gongwei/domain/lists';
import { LoadingState, useLoaded, useService, wordsOf } from '../../shared/index.ts';
import { namesOfRows, noteOf, withNote } from './row-notes.rules.ts';
import './row-notes.css';

type Props = {
  readonly field: ActionField;
  readonly value: unknown;
  readonly rows: readonly ListRow[];
  readonly onChange: (value: unknown) => void;
};

/** A line to write behind every row of a table of the record, and one for the record itself. */
export const RowNotes = ({ field, value, rows, onChange }: Props) => {
  const records = useService(RecordRepository);
  const { value: record, failure } = useLoaded(createStoredRecord, records, rows[0]?.id ?? '');
  const { notes } = field;
  if (failure !== undefined) return <p className="gw-note gw-note--danger">{wordsOf(failure).message}</p>;
  if (!record || !notes) return <LoadingState label="正在取各项…" />;
  return (
    <ul className="gw-row-notes" aria-label={field.label}>
      {namesOfRows(record.data, notes).map(({ name, says }) => (
        <li key={name}>
          <span className="gw-row-notes-name">
            {name}
            {says === '' ? null : <small>{says}</small>}
          </span>
          <textarea
            className="gw-textarea"
            rows={1}
            maxLength={500}
            aria-label={`${field.label}：${name}`}
            value={noteOf(value, notes, name)}
            onChange={(event) => onChange(withNote(value, notes, name, event.target.value))}
          />
        </li>
      ))}
    </ul>
  );
};
