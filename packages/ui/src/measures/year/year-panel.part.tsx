import { listNews } from '@gongwei/application/lists';
import { AnalysisGateway, createNumbers, type NumbersState } from '@gongwei/application/measures';
import { Clock, RealtimeChannel } from '@gongwei/application/shared';
import {
  begunMonths,
  lastYears,
  pageOfYear,
  wholeYear,
  YEAR_NUMBERS,
  YEARS_OF_HOME,
  type AnalysisPage,
  type YearNumbers,
} from '@gongwei/domain/measures';
import { holds } from '@gongwei/domain/pages';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { GroupChart } from '../../charts/index.ts';
import { useLoaded, useService, useUserSession } from '../../shared/index.ts';
import { drawingOfAnswer, type OpenNumber } from '../drawings.rules.ts';
import { addressOfPeople } from '../open-number.rules.ts';
import { NumberItems } from '../strip/number-items.part.tsx';
import './year-panel.css';

/** What a year brought, in the fields of work somebody may look into. `beside`: stands in the head for this year. */
export const YearPanel = ({ beside }: { readonly beside?: ReactNode }) => {
  const permissions = useUserSession()?.permissions;
  const now = Number(useService(Clock).today().slice(0, 4));
  const [year, setYear] = useState(now);
  const parts = YEAR_NUMBERS.filter(({ right }) =>
    holds(right, (code) => permissions?.find((held) => held.code === code)?.letter),
  );
  if (parts.length === 0) return null;
  return (
    <section className="gw-panel gw-home-year" aria-labelledby="home-year">
      <div className="gw-panel-head">
        <h2 id="home-year">年度数据</h2>
        <select
          className="gw-select"
          aria-label="年度"
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
        >
          {lastYears(now, YEARS_OF_HOME).map((one) => (
            <option key={one} value={one}>
              {one}年
            </option>
          ))}
        </select>
        {year === now ? beside : null}
      </div>
      <div className="gw-year">
        {parts.map((part) => (
          <Part key={part.id} part={part} year={year} />
        ))}
      </div>
    </section>
  );
};

const Part = ({ part, year }: { readonly part: YearNumbers; readonly year: number }) => {
  const channel = useService(RealtimeChannel);
  const news$ = useMemo(() => listNews(channel), [channel]);
  const clock = useService(Clock);
  const today = clock.today();
  const asked = useMemo(() => ({ page: pageOfYear(part), daysOn: () => wholeYear(year) }), [part, year]);
  const state = useLoaded(createNumbers, useService(AnalysisGateway), clock, news$, asked);
  const open = useOpen(asked.page, state);
  if (state.refused) return null;
  return (
    <>
      <div className="gw-year-line">
        <h3>{part.title}</h3>
        <NumberItems id={part.id} numbers={part.numbers} state={state} label={`${year}年${part.title}`} />
      </div>
      {part.charts.map((chart) => {
        const found = state.drawings.get(chart.id);
        const answer = found && chart.by.includes('month') ? begunMonths(found, year, today) : found;
        const drawing = state.words && answer && drawingOfAnswer(chart, asked.page, state.words, answer, open);
        return drawing ? (
          <GroupChart key={chart.id} drawing={drawing} />
        ) : (
          <div key={chart.id} className="gw-state">
            {chart.title}…
          </div>
        );
      })}
    </>
  );
};

/** Opens the people of a number of one's institution and those below. */
function useOpen(page: AnalysisPage, { days, mayOpen }: NumbersState): OpenNumber {
  const home = useUserSession()?.institution.code ?? '';
  const navigate = useNavigate();
  return (words, by, key, cell) => {
    const view = { ...days, way: [], groups: [], people: [], asNow: false };
    const address = addressOfPeople(page, view, home, { words, by, ...(key !== undefined && { key }) }, cell);
    return mayOpen && address !== undefined ? () => void navigate(address) : undefined;
  };
}
