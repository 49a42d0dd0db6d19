import { SessionService } from '@gongwei/application/identity';
import { Clock } from '@gongwei/application/shared';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { householdsOf, placeOfHousehold, ROUND_LABELS, type Household } from '@gongwei/domain/plans';
import { usePrintedRows, type ActionTarget } from '../lists/index.ts';
import { useBehavior, useService } from '../shared/index.ts';
import { pagesOf, ROW } from './round-pages.rules.ts';
import './round.css';

/** People on one print: a village's year, not a county's. */
const MOST = 2_000;

/** Prints a round by household, thirty on one A4 at most, with boxes to tick; the browser's own window asks for the printer. */
export const PrintRound = ({ target, onClose }: { readonly target: ActionTarget; readonly onClose: () => void }) => {
  const printed = usePrintedRows(target, MOST, onClose);
  const login = useBehavior(useService(SessionService).state$);
  const today = useService(Clock).today();
  const households = useMemo(() => printed && householdsOf(printed.rows, ROUND_LABELS), [printed]);
  if (!households || login.status !== 'logged-in') return null;
  const { user, institution } = login.session;
  const pages = pagesOf(households);
  return createPortal(
    <div className="gw-round">
      {pages.map((some, at) => (
        <RoundSheet
          key={at}
          households={some}
          by={`${institution.name}　${user.name}　${today}`}
          page={`第 ${at + 1} / ${pages.length} 页，共 ${households.length} 户`}
        />
      ))}
    </div>,
    document.body,
  );
};

type SheetProps = {
  readonly households: readonly Household[];
  /** Whose round it is, and of which day. */
  readonly by: string;
  readonly page: string;
};

const RoundSheet = ({ households, by, page }: SheetProps) => (
  <section className="gw-round-sheet">
    <header>
      <b>走访单</b>
      <span>{by}</span>
      <span>{page}</span>
    </header>
    <table>
      <thead>
        <tr>
          <th>住址</th>
          <th>姓名与项目</th>
          <th>电话</th>
          <th>血压/血糖等</th>
          <th>签字</th>
        </tr>
      </thead>
      {households.map((household, at) => (
        <HouseholdRows key={at} household={household} />
      ))}
    </table>
  </section>
);

/** A row a person, so that a telephone stands beside whose it is wherever a line wraps; what is written by hand has the height of the household. */
const HouseholdRows = ({ household }: { readonly household: Household }) => {
  const { people } = household;
  const height = { height: `${ROW / people.length}mm` };
  return (
    <tbody>
      {people.map(({ name, about, visits, phone }, which) => (
        <tr key={which}>
          {which === 0 ? <td rowSpan={people.length}>{placeOfHousehold(household)}</td> : null}
          <td style={height}>
            <b>{name}</b> {about}{' '}
            {visits.map((visit) => (
              <span key={visit}>☐{visit} </span>
            ))}
          </td>
          <td style={height}>{phone}</td>
          {which === 0 ? <td rowSpan={people.length} aria-label="数值" /> : null}
          {which === 0 ? <td rowSpan={people.length} aria-label="签字" /> : null}
        </tr>
      ))}
    </tbody>
  );
};
