import { ROSTER_LABELS, type RosterColumn, type RosterHeading, type RosterRequest } from '@gongwei/domain/resident';
import { useState } from 'react';
import { Button, Icon } from '../../shared/index.ts';
import { COLUMN_CHOICES } from './roster-labels.ts';

type Use = RosterColumn | 'ignored';
const isColumn = (use: RosterHeading['use']): use is RosterColumn =>
  use !== undefined && use !== 'known' && use !== 'ignored';

/** Headings nobody knew, and what they mean: chosen once, remembered for the institution. `required`: without it nothing goes on. */
export const RosterColumns = ({
  headings,
  required,
  busy,
  onAssign,
}: {
  readonly headings: readonly RosterHeading[];
  readonly required: boolean;
  readonly busy: boolean;
  readonly onAssign: (request: RosterRequest) => void;
}) => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Use>>(new Map());
  const asked = headings.filter(({ use }) => use === undefined || (required && !isColumn(use)));
  const taken = headings.flatMap(({ at, use }) => (isColumn(use) && !chosen.has(at) ? [ROSTER_LABELS[use]] : []));
  const choose = (at: number, use: string): void => {
    const next = new Map(chosen);
    if (use === '') next.delete(at);
    else next.set(at, use as Use);
    setChosen(next);
  };
  return (
    <section className="gw-roster-columns" aria-label="表头核对">
      <p className="gw-note gw-note--warn">
        <Icon name="alert" />
        <span>
          {required ? '' : `有 ${asked.length} 个列名系统不认得，其中的内容不会导入。`}
          请指定它们是什么；指定后本机构下次导入会记住。
          {taken.length > 0 ? `已认得：${taken.join('、')}。` : ''}
        </span>
      </p>
      <div className="gw-roster-choices">
        {asked.map(({ at, text }) => (
          <label key={at}>
            <span title={text}>{text}</span>
            <select
              className="gw-select"
              value={chosen.get(at) ?? ''}
              onChange={(event) => choose(at, event.target.value)}
            >
              <option value="">未指定（不导入）</option>
              {COLUMN_CHOICES.map((column) => (
                <option key={column} value={column}>
                  {ROSTER_LABELS[column]}
                </option>
              ))}
              <option value="ignored">不是居民信息，以后不再提示</option>
            </select>
          </label>
        ))}
      </div>
      <Button
        look={required ? 'primary' : 'normal'}
        busy={busy}
        disabled={chosen.size === 0}
        onClick={() => onAssign({ kind: 'assign', choices: [...chosen].map(([at, use]) => ({ at, use })) })}
      >
        按指定的列重新核对
      </Button>
    </section>
  );
};
