import { FormCatalogue, RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { NameDirectory } from '@gongwei/application/organisation';
import { ResidentDirectory } from '@gongwei/application/resident';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useService } from '../shared/services.tsx';
import { loadPrintJob, type PrintJob } from './load-print-job.ts';
import { distinctSheets } from './print-queue.rules.ts';

/** Records fetched side by side: enough for a slow line, not too many for a small server. */
const AT_ONCE = 4;

export type PrintQueue = {
  /** Ready to be drawn once all have been tried. */
  readonly jobs: readonly PrintJob[];
  readonly tried: number;
  readonly total: number;
  /** The first failure, and how many there were. */
  readonly failure: unknown;
  readonly failed: number;
  readonly reload: () => void;
};

type Tried = {
  readonly question: object | undefined;
  readonly jobs: readonly PrintJob[];
  readonly failures: readonly unknown[];
};

/** Gets the sheets of these records ready, a few at a time; `prefer`: which ones where there are several of one stage. A record that cannot be read does not keep the others from the printer. */
export function usePrintQueue(ids: readonly string[], prefer: readonly string[] = []): PrintQueue {
  const [records, catalogue, residents, login, names] = [
    useService(RecordRepository),
    useService(FormCatalogue),
    useService(ResidentDirectory),
    useService(SessionService),
    useService(NameDirectory),
  ];
  const [turn, setTurn] = useState(0);
  const [tried, setTried] = useState<Tried>({ question: undefined, jobs: [], failures: [] });
  const [wanted, preferred] = [ids.join(), prefer.join()];
  const question = useMemo(
    () => ({ ids: wanted.split(','), prefer: preferred.split(','), turn }),
    [wanted, preferred, turn],
  );
  useEffect(() => {
    let current = true;
    const work = async (): Promise<void> => {
      const [jobs, failures]: [PrintJob[], unknown[]] = [[], []];
      for (let at = 0; current && at < question.ids.length; at += AT_ONCE) {
        const some = await Promise.allSettled(
          question.ids
            .slice(at, at + AT_ONCE)
            .map((id) => loadPrintJob({ records, catalogue, residents, login, names }, id, question.prefer)),
        );
        for (const one of some)
          if (one.status === 'fulfilled') jobs.push(one.value);
          else failures.push(one.reason);
        if (current) setTried({ question, jobs: [...jobs], failures: [...failures] });
      }
    };
    void work();
    return () => {
      current = false;
    };
  }, [question, records, catalogue, residents, login, names]);
  const { jobs, failures } = tried.question === question ? tried : { jobs: [], failures: [] };
  const sheets = useMemo(() => distinctSheets(jobs), [jobs]);
  return {
    jobs: sheets,
    tried: jobs.length + failures.length,
    total: question.ids.length,
    failure: failures[0],
    failed: failures.length,
    reload: useCallback(() => setTurn((count) => count + 1), []),
  };
}
