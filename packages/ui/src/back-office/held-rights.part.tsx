import { LETTER_LABELS, type HeldRight } from '@gongwei/domain/back-office';

type Props = { readonly rights: readonly HeldRight[] | undefined; readonly before: readonly HeldRight[] };

/** What the ticked roles give together, and what of it comes and goes by what was changed. */
export const HeldRights = ({ rights, before }: Props) => {
  const had = new Map(before.map(({ code, letter }) => [code, letter]));
  const has = new Set(rights?.map(({ code }) => code));
  const gone = rights ? before.filter(({ code }) => !has.has(code)) : [];
  return (
    <aside className="gw-panel gw-effects" aria-label="合起来能做什么">
      <div className="gw-panel-head">
        <h2>合起来能做什么</h2>
      </div>
      <div className="gw-effects-body">
        {rights === undefined ? <p className="gw-muted">正在看…</p> : null}
        {rights?.length === 0 ? <p className="gw-muted">没有任何权限：请勾选角色。</p> : null}
        <ul className="gw-held">
          {rights?.map(({ code, label, letter }) => (
            <li key={code} data-tone={before.length > 0 && had.get(code) !== letter ? 'good' : undefined}>
              <span>{label}</span>
              <span>
                {had.has(code) && had.get(code) !== letter ? `${LETTER_LABELS[had.get(code) ?? '-']} → ` : ''}
                {LETTER_LABELS[letter]}
                {before.length > 0 && !had.has(code) ? '（新）' : ''}
              </span>
            </li>
          ))}
          {gone.map(({ code, label }) => (
            <li key={code} data-tone="danger">
              <span>{label}</span>
              <span>失去</span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
};
