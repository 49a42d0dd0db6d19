import { SessionService } from '@gongwei/application/identity';
import type { Report } from '@gongwei/application/paper';
import { IdSource } from '@gongwei/application/shared';
import { PrintJobs } from '@gongwei/application/upload';
import { PRINT_KEEPER_CODES } from '@gongwei/domain/identity';
import { jobsOfReports } from '@gongwei/paper';
import type { PrintJob } from '@gongwei/domain/upload';
import { useCallback, useEffect, useState } from 'react';
import { useService } from '../../shared/services.tsx';
import { holdsRight } from '../../shared/use-may.ts';

/** Jobs of one call; the server takes no more at once. */
const AT_ONCE = 2_000;

export type PrintKeeping =
  | { readonly step: 'nothing' | 'keeping' }
  | { readonly step: 'kept'; readonly count: number }
  | { readonly step: 'failed'; readonly failure: unknown; readonly retry: () => void };

const keepsPrints = (session: SessionService): boolean =>
  PRINT_KEEPER_CODES.some((code) => holdsRight(session.may, `${code}:E`));

/**
 * Keeps what went to the printer, also by Ctrl+P. The browser tells only that its window was closed, not whether somebody pressed
 * 取消 in it: both are kept. Of who may only look nothing is: the server would refuse it.
 */
export function usePrintKeeping(reports: readonly Report[], pages: readonly string[]): PrintKeeping {
  const [jobs, ids, session] = [useService(PrintJobs), useService(IdSource), useService(SessionService)];
  const [keeping, setKeeping] = useState<PrintKeeping>({ step: 'nothing' });
  const keep = useCallback(
    async function again(printed: readonly PrintJob[]): Promise<void> {
      setKeeping({ step: 'keeping' });
      try {
        let count = 0;
        for (let at = 0; at < printed.length; at += AT_ONCE) count += await jobs.keep(printed.slice(at, at + AT_ONCE));
        setKeeping({ step: 'kept', count });
      } catch (failure) {
        // The jobs keep their ids: what arrived already is not kept twice.
        setKeeping({ step: 'failed', failure, retry: () => void again(printed) });
      }
    },
    [jobs],
  );
  useEffect(() => {
    const printed = (): void => {
      const made = jobsOfReports(reports, pages, () => ids.next());
      if (made.length > 0 && keepsPrints(session)) void keep(made);
    };
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, [reports, pages, ids, session, keep]);
  return keeping;
}
