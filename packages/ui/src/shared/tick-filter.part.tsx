type Props = {
  /** What is left when it is ticked. */
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** Only those, or all. Stands out while it is ticked, as `ChoiceFilter` does. */
export const TickFilter = ({ label, on, onChange }: Props) => (
  <label className="gw-filter-check" data-on={on || undefined}>
    <input type="checkbox" className="gw-check" checked={on} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);
