import type { AnalysisState } from '@gongwei/application/measures';
import { hintOf, madeOf, saidOf, type AnalysisPage } from '@gongwei/domain/measures';
import type { CSSProperties } from 'react';
import type { OpenNumber } from './drawings.rules.ts';

type Props = { readonly page: AnalysisPage; readonly state: AnalysisState; readonly open: OpenNumber };

/** Tiles in one row, of `most` at most, so that all rows are about as long: eight are four and four. */
const inRows = (tiles: number, most: number): number => Math.ceil(tiles / Math.ceil(tiles / most));

/** A unit that does not stand with the number itself. */
const unitOf = (unit = ''): string => (unit === '人' || unit === '%' ? '' : unit);

/** The few numbers of a page that matter, of everybody. */
export const Indicators = ({ page, state: { view, words, table }, open }: Props) => (
  <ul
    className="gwm-indicators"
    aria-label="主要指标"
    style={
      { '--columns': inRows(page.indicators.length, 7), '--fewer': inRows(page.indicators.length, 5) } as CSSProperties
    }
  >
    {page.indicators.map(({ label, measure }) => {
      const said = words?.measures.find((one) => one.id === measure);
      const cell = table?.total[measure];
      const go = said && open(said, [], undefined, cell);
      return (
        <li key={measure} title={said && hintOf(said, view)}>
          <span>{label}</span>
          <strong>
            {go ? (
              <button type="button" className="gwg-link" onClick={go}>
                {saidOf(cell, said)}
              </button>
            ) : (
              saidOf(cell, said)
            )}
          </strong>
          {/* A share tells its parts, anything else but people what it is counted in. */}
          <small>{said?.kind === 'rate' ? madeOf(cell, said) : unitOf(said?.unit)}</small>
        </li>
      );
    })}
  </ul>
);
