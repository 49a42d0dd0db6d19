import type { FormSession } from '@gongwei/application/forms';
import { sameJson } from '@gongwei/domain/forms';
import type { ChartSheet } from '@gongwei/domain/charts';
import { useEffect, useState } from 'react';
import { sheetOf } from './chart-sheet.ts';
import { inPause } from './pacer.ts';

/** A chart's view of the form. Only its own fields wake it, and only in the next pause of typing: nobody types in a chart. */
export function useChartSheet(session: FormSession, keys: readonly string[]): ChartSheet {
  const [sheet, setSheet] = useState(() => sheetOf(session, keys));
  useEffect(() => {
    let forget = (): void => {};
    const take = (): void =>
      setSheet((known) => {
        const taken = sheetOf(session, keys);
        return known.recordId === taken.recordId &&
          known.context === taken.context &&
          sameJson(known.answers, taken.answers)
          ? known
          : taken;
      });
    const listening = keys.map((key) => session.field$(key).subscribe(() => void (forget = inPause.later(take))));
    return () => {
      forget();
      for (const one of listening) one.unsubscribe();
    };
  }, [session, keys]);
  return sheet;
}
