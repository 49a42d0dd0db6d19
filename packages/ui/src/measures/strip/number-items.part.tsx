import type { NumbersState } from '@gongwei/application/measures';
import {
  codesOfNumber,
  madeOf,
  saidOf,
  type AnalysisCell,
  type Days,
  type MeasureLabels,
} from '@gongwei/domain/measures';
import { peopleListOf } from '@gongwei/domain/lists';
import { Link } from 'react-router';
import { useUserSession } from '../../shared/index.ts';
import './number-strip.css';

type Props = {
  readonly id: string;
  readonly numbers: readonly (readonly [label: string, measure: string])[];
  readonly state: NumbersState;
  readonly label: string;
};

/** Numbers of a page in a line, each with what it counts as its hint; a press opens its rows. */
export const NumberItems = ({ id, numbers, label: name, state: { cells, words, mayOpen, days } }: Props) => {
  const user = useUserSession();
  return (
    <ul className="gw-strip" aria-label={name} aria-busy={cells === undefined}>
      {numbers.map(([label, measure]) => {
        const said = words?.find((one) => one.id === measure);
        const cell = cells?.[measure];
        const address = mayOpen && said ? addressOf(id, days, user?.institution.code ?? '', said, cell) : undefined;
        const text = cells ? textOf(cell, said) : '…';
        return (
          <li key={measure} title={said?.hint}>
            <span>{label}</span>
            {address === undefined ? <strong>{text}</strong> : <Link to={address}>{text}</Link>}
            <small>{cell?.among === 0 ? '' : madeOf(cell, said)}</small>
          </li>
        );
      })}
    </ul>
  );
};

const textOf = (cell: AnalysisCell | undefined, words: MeasureLabels | undefined): string => {
  const said = saidOf(cell, words);
  return said === '—' || cell?.pending || cell?.hidden || !words || words.unit === '%' ? said : `${said} ${words.unit}`;
};

/** Where the rows of a number are; nothing where it has none, or there is none of it. */
function addressOf(
  page: string,
  period: Days,
  institution: string,
  { id: measure, kind, of }: MeasureLabels,
  cell: AnalysisCell | undefined,
): string | undefined {
  const path = kind === 'ratio' || kind === 'calendar' ? undefined : peopleListOf(of)?.path;
  if (!path || !cell?.counts) return undefined;
  const codes = codesOfNumber({ page, measure, part: 'counts', period, institution, groups: [] });
  return `${path}?number=${encodeURIComponent(codes.join('~'))}`;
}
