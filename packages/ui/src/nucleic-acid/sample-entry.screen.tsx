import { FormCatalogue } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { Clock } from '@gongwei/application/shared';
import type { Answers, RecordSnapshot } from '@gongwei/domain/forms';
import { mayRead, maySave } from '@gongwei/domain/identity';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useService, useUserSession } from '../shared/index.ts';
import { NoRight } from '../shared/no-right.part.tsx';
import { DeskForm } from './desk-form.part.tsx';
import { chinaMinute, DESKS, nextGiven, type DeskKind } from './desk.rules.ts';
import { LatestEntries } from './latest-entries.part.tsx';
import { createTypeAhead } from './type-ahead.ts';
import './desk.css';

/** Samples one after the other: what was saved gives way to the next, place and shift stay, the latest stand beside it. `numbers`: of the page, below the form's head. */
export const SampleEntry = ({ kind, numbers }: { readonly kind: DeskKind; readonly numbers?: ReactNode }) => {
  const desk = DESKS[kind];
  const sessions = useService(SessionService);
  const clock = useService(Clock);
  const institution = useUserSession()?.institution.code ?? '';
  const form = useService(FormCatalogue).index.find(({ id }) => id === desk.formId);
  const [turn, setTurn] = useState<{ readonly count: number; readonly last: Answers }>({ count: 0, last: {} });
  const [ahead] = useState(() => createTypeAhead('.gw-desk-form'));
  useEffect(() => () => void ahead.drop(), [ahead]);
  const given = useMemo(() => nextGiven(desk, turn.last, chinaMinute(clock.now())), [desk, turn, clock]);
  const saved = useCallback(
    (record: RecordSnapshot) => setTurn(({ count }) => ({ count: count + 1, last: record.data })),
    [],
  );
  if (!form || !mayRead(form, sessions.may)) return <NoRight title={desk.title} />;
  return (
    <div className="gw-desk" data-desk={kind}>
      {maySave(form, sessions.may) ? (
        <DeskForm
          key={`${institution} ${turn.count}`}
          kind={kind}
          institution={institution}
          given={given}
          ahead={ahead}
          numbers={numbers}
          onSaved={saved}
        />
      ) : (
        <div>
          {numbers}
          <p className="gw-note">您可以查看本机构的登记，没有登记样本的权限。</p>
        </div>
      )}
      <LatestEntries
        key={institution}
        desk={desk}
        turn={turn.count}
        leads={desk.leads.filter(({ code }) => sessions.may(code) !== undefined)}
      />
    </div>
  );
};
