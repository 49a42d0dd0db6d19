import type { NameBook } from '@gongwei/domain/forms';
import type { ColumnChoice } from '@gongwei/paper';

type Props = {
  readonly choices: readonly (ColumnChoice & { readonly names: NameBook; readonly whose: string })[];
  /** The record that is to be printed, and those it takes the place of. */
  readonly onChoose: (id: string, instead: readonly string[]) => void;
};

/** A sheet has one column for each stage: where there are several records of one, it says which is printed and offers the others. */
export const ColumnChoices = ({ choices, onChoose }: Props) =>
  choices.map(({ title, records, printed, names, whose }) => (
    <p key={printed.id} className="gw-note gw-note--warn gwp-note" role="status">
      {whose}“{title}”有 {records.length} 份记录，表上只有一栏，现在印的是
      <select
        className="gw-select"
        aria-label={`${title}印哪一份`}
        value={printed.id}
        onChange={({ target }) =>
          onChoose(
            target.value,
            records.map(({ id }) => id),
          )
        }
      >
        {records.map((record) => (
          <option key={record.id} value={record.id}>
            {record.occurredOn} {names[record.updatedBy] ?? record.updatedByName}
          </option>
        ))}
      </select>
    </p>
  ));
