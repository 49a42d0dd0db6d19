import type { SessionDraft } from '@gongwei/domain/scheduling';

type Props = {
  readonly count: number;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** What would be stored. */
  readonly sessions: readonly SessionDraft[];
};

/** A week of villages at once: a session for each, a working day after the other. */
export const EachVillage = ({ count, on, onChange, sessions }: Props) => (
  <>
    <label className="gw-session-tick">
      <input type="checkbox" className="gw-check" checked={on} onChange={() => onChange(!on)} />
      从这天起，每个工作日一个村，共 {count} 场
    </label>
    {on ? (
      <ol className="gw-session-each">
        {sessions.map(({ id, name, place }) => (
          <li key={id}>
            {name}，{place}
          </li>
        ))}
      </ol>
    ) : null}
  </>
);
