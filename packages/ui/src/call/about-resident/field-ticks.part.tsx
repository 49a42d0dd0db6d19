import type { SharedField } from './shared-fields.rules.ts';

/** What of the record is shown to the others; each line says exactly what they will read. */
export const FieldTicks = ({
  fields,
  ticked,
  onTicked,
}: {
  readonly fields: readonly SharedField[];
  readonly ticked: ReadonlySet<string>;
  readonly onTicked: (ticked: ReadonlySet<string>) => void;
}) => {
  const toggle = (key: string): void => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    onTicked(next);
  };
  return (
    <fieldset className="gw-field-ticks">
      <legend>给对方看的内容（{ticked.size} 项）</legend>
      <p className="gw-muted">仅在通话中显示，挂断后对方不再看到。</p>
      <ul>
        {fields.map(({ key, label, value }) => (
          <li key={key}>
            <label>
              <input type="checkbox" className="gw-check" checked={ticked.has(key)} onChange={() => toggle(key)} />
              <span>{label}</span>
              <span className="gw-field-value">{value}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
