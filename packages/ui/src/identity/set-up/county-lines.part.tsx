export type CountyEntries = { readonly code: string; readonly name: string };

type Props = { readonly entries: CountyEntries; readonly onChange: (entries: CountyEntries) => void };

/** The county by itself: its code and the office that runs the site. */
export const CountyLines = ({ entries, onChange }: Props) => (
  <div className="gw-set-up-county">
    <div>
      <label htmlFor="county-code">县级行政区划代码（6 位）</label>
      <input
        id="county-code"
        className="gw-input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={entries.code}
        aria-describedby="set-up-problem"
        onChange={(event) => onChange({ ...entries, code: event.target.value })}
      />
    </div>
    <div>
      <label htmlFor="county-name">县级卫生健康行政部门名称</label>
      <input
        id="county-name"
        className="gw-input"
        autoComplete="organization"
        placeholder="如：云溪县卫生健康委员会"
        maxLength={60}
        value={entries.name}
        aria-describedby="set-up-problem"
        onChange={(event) => onChange({ ...entries, name: event.target.value })}
      />
    </div>
  </div>
);
