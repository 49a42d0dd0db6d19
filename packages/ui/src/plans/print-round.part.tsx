import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { householdsOf, pagesOf, ROUND_LABELS, type Household } from '@gongwei/domain/plans';
import { usePrintedRows, type ActionTarget } from '../lists/index.ts';
import './round.css';

/** People on one print: a village's year, not a county's. */
const MOST = 2_000;

/** Prints a round by household, thirty on one A4, with boxes to tick; the browser's own window asks for the printer. */
export const PrintRound = ({ target, onClose }: { readonly target: ActionTarget; readonly onClose: () => void }) => {
  const printed = usePrintedRows(target, MOST, onClose);
  const pages = useMemo(() => printed && pagesOf(householdsOf(printed.rows, ROUND_LABELS)), [printed]);
  if (!pages) return null;
  return createPortal(
    <div className="gw-round">
      {pages.map((households, at) => (
        <RoundSheet key={at} households={households} page={at + 1} of={pages.length} />
      ))}
    </div>,
    document.body,
  );
};

type SheetProps = { readonly households: readonly Household[]; readonly page: number; readonly of: number };

const RoundSheet = ({ households, page, of }: SheetProps) => (
  <section className="gw-round-sheet">
    <header>
      <b>随访清单</b>
      <span>
        第 {page} / {of} 页，共 {households.length} 户
      </span>
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
        {households.map(({ village, address, people }, at) => (
          <tr key={at}>
            <td>
              {village} {address}
            </td>
            <td>
              {people.map(({ name, about, visits }, which) => (
                <div key={which}>
                  <b>{name}</b> {about} {visits.map((visit) => `☐${visit}`).join(' ')}
                </div>
              ))}
            </td>
            <td>
              {people.map(({ phone }, which) => (
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
