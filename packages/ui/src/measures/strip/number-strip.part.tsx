import { listNews } from '@gongwei/application/lists';
import { AnalysisGateway, createStrip } from '@gongwei/application/measures';
import { Clock, RealtimeChannel } from '@gongwei/application/shared';
import {
  codesOfNumber,
  madeOf,
  saidOf,
  type AnalysisCell,
  type Days,
  type MeasureLabels,
  type NumberStrip as Strip,
} from '@gongwei/domain/measures';
import { peopleListOf } from '@gongwei/domain/lists';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useLoaded, useService, useUserSession } from '../../shared/index.ts';
import './number-strip.css';

/** A few numbers above what a page shows, each with what it counts as its hint; a press opens its rows. */
export const NumberStrip = ({ strip }: { readonly strip: Strip }) => {
  const channel = useService(RealtimeChannel);
  const news$ = useMemo(() => listNews(channel), [channel]);
  const { cells, words, mayOpen, days, refused } = useLoaded(
    createStrip,
    useService(AnalysisGateway),
    useService(Clock),
    news$,
    strip,
  );
  const user = useUserSession();
  if (refused) return null;
  return (
    <ul className="gw-strip" aria-label="本页数字" aria-busy={cells === undefined}>
      {strip.numbers.map(([label, measure]) => {
        const said = words?.find(({ id }) => id === measure);
        const cell = cells?.[measure];
        const address = mayOpen && said ? addressOf(strip, days, user?.institution.code ?? '', said, cell) : undefined;
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
  { id }: Strip,
  period: Days,
  institution: string,
  { id: measure, kind, of }: MeasureLabels,
  cell: AnalysisCell | undefined,
): string | undefined {
  const path = kind === 'ratio' || kind === 'calendar' ? undefined : peopleListOf(of)?.path;
  if (!path || !cell?.counts) return undefined;
  const codes = codesOfNumber({ page: id, measure, part: 'counts', period, institution, groups: [] });
  return `${path}?number=${encodeURIComponent(codes.join('~'))}`;
}
