import { SessionService } from '@gongwei/application/identity';
import { Clock } from '@gongwei/application/shared';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { householdsOf, pagesOf, placeOfHousehold, ROUND_LABELS, type Household } from '@gongwei/domain/plans';
import { usePrintedRows, type ActionTarget } from '../lists/index.ts';
import { useBehavior, useService } from '../shared/index.ts';
import './round.css';

/** People on one print: a village's year, not a county's. */
const MOST = 2_000;

/** Prints a round by household, thirty on one A4, with boxes to tick; the browser's own window asks for the printer. */
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
      <b>随访清单</b>
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
      <tbody>
        {households.map((household, at) => (
          <tr key={at}>
            <td>{placeOfHousehold(household)}</td>
            <td>
              {household.people.map(({ name, about, visits }, which) => (
                <div key={which}>
                  <b>{name}</b> {about}{' '}
                  {visits.map((visit) => (
                    <span key={visit}>☐{visit} </span>
                  ))}
                </div>
              ))}
            </td>
            <td>
              {household.people.map(({ phone }, which) => (
                <div key={which}>{phone}</div>
              ))}
            </td>
            <td aria-label="数值" />
            <td aria-label="签字" />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
