import { FormCatalogue, RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { NameDirectory } from '@gongwei/application/organisation';
import { loadIssuer, workThrough, type Outcome } from '@gongwei/application/paper';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock, createScope, type Scope } from '@gongwei/application/shared';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useService } from '../../shared/services.tsx';
import { namesOf, type PrintSources } from '../load-print-job.ts';
import { loadReport, type Report, type ReportSetting } from './load-report.ts';
import { partsOf } from './print-plan.rules.ts';
import type { PrintedPerson, PrintRequest } from './report-question.rules.ts';

/** Residents read side by side: the line and a small server stay usable for others. */
const AT_ONCE = 4;

export type Reports = {
  /** By resident, in the order asked for; those that are not there yet are left out. */
  readonly ready: readonly Report[];
  readonly failed: readonly { readonly person: PrintedPerson; readonly failure: unknown }[];
  readonly tried: number;
  readonly total: number;
  readonly stopped: boolean;
  /** Begins nothing more; what is there can be printed. */
  readonly stop: () => void;
  /** Asks again for those that failed or were not begun. */
  readonly retry: () => void;
};

type PersonOutcome = Outcome<PrintedPerson, Report>;
type Told = { readonly of: PrintRequest; readonly outcomes: ReadonlyMap<string, PersonOutcome> };
const NOTHING: Told['outcomes'] = new Map();

/** Gets the reports of a request ready, a few residents at a time. */
export function useReports(request: PrintRequest): Reports {
  const sources = useSources();
  const setting = useSetting(sources);
  const [told, setTold] = useState<Told>({ of: request, outcomes: NOTHING });
  const [turn, setTurn] = useState(0);
  const [stopped, setStopped] = useState(false);
  const running = useRef<Scope>(undefined);
  /** The newest of `told`, for a turn that begins after others. */
  const newest = useRef(told);
  useEffect(() => {
    const control = createScope();
    running.current = control;
    setStopped(false);
    const parts = partsOf(request.pages);
    const known = newest.current.of === request ? newest.current.outcomes : NOTHING;
    const tell = (outcome: PersonOutcome): void => {
      const earlier = newest.current.of === request ? newest.current.outcomes : NOTHING;
      newest.current = { of: request, outcomes: new Map(earlier).set(outcome.item.id, outcome) };
      setTold(newest.current);
    };
    void workThrough(
      request.people.filter(({ id }) => known.get(id)?.done !== true),
      async ({ id }) => loadReport(sources, await setting, { residentId: id, parts, choice: request.choice }),
      tell,
      { atOnce: AT_ONCE, asker: control },
    );
    return () => control.end();
  }, [request, turn, sources, setting]);
  const map = told.of === request ? told.outcomes : NOTHING;
  const outcomes = useMemo(() => request.people.flatMap(({ id }) => map.get(id) ?? []), [request, map]);
  return {
    ready: useMemo(() => outcomes.flatMap((one) => (one.done ? [one.value] : [])), [outcomes]),
    failed: useMemo(
      () => outcomes.flatMap((one) => (one.done ? [] : [{ person: one.item, failure: one.failure }])),
      [outcomes],
    ),
    tried: outcomes.length,
    total: request.people.length,
    stopped,
    stop: useCallback(() => {
      running.current?.end();
      setStopped(true);
    }, []),
    retry: useCallback(() => setTurn((count) => count + 1), []),
  };
}

function useSources(): PrintSources {
  const [records, catalogue] = [useService(RecordRepository), useService(FormCatalogue)];
  const [residents, login] = [useService(ResidentDirectory), useService(SessionService)];
  const names = useService(NameDirectory);
  return useMemo(
    () => ({ records, catalogue, residents, login, names }),
    [records, catalogue, residents, login, names],
  );
}

/** The institution the user works in gives the paper out; its settings are asked for once. */
function useSetting(sources: PrintSources): Promise<ReportSetting> {
  const clock = useService(Clock);
  return useMemo(() => settingOf(sources, clock), [sources, clock]);
}

async function settingOf({ records, login }: PrintSources, clock: Clock): Promise<ReportSetting> {
  return { issuer: await loadIssuer(records, login), today: clock.today(), names: namesOf(login) };
}
