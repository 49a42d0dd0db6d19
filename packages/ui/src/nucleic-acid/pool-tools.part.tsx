import { WaitingRetests } from '@gongwei/application/nucleic-acid';
import { Clock } from '@gongwei/application/shared';
import { addToPool, type TestedPerson } from '@gongwei/domain/nucleic-acid';
import type { Json, JsonObject } from '@gongwei/domain/shared';
import { useCallback } from 'react';
import { Button, useBehavior, useNotify, useService } from '../shared/index.ts';
import type { DeskTools } from './desk-form.part.tsx';
import { chinaMinute, REFUSALS } from './desk.rules.ts';
import { PersonFinder } from './person-finder.part.tsx';
import { TubeCodeButton } from './tube-code-button.part.tsx';

const SEALED = '2';

const membersOf = (answer: Json | undefined): readonly JsonObject[] =>
  Array.isArray(answer) ? (answer as readonly JsonObject[]) : [];

/** Above the sheet of a pooled tube: people one after the other, how many fit in, and the tube closed when it is full or before. */
export const PoolTools = ({ session, focus }: DeskTools) => {
  const clock = useService(Clock);
  const notify = useNotify();
  const retests = useService(WaitingRetests);
  const capacity = Number(useBehavior(session.field$('mixType')).value ?? 10);
  const members = membersOf(useBehavior(session.field$('members')).value);
  const sealed = useBehavior(session.field$('tubeState')).value === SEALED;
  const seal = useCallback(() => {
    session.change('tubeState', SEALED);
    session.change('closeTime', chinaMinute(clock.now()));
  }, [session, clock]);
  const found = useCallback(
    (person: TestedPerson) => {
      const at = chinaMinute(clock.now());
      const pooled = addToPool(membersOf(session.field$('members').value.value), person, { capacity, sealed, at });
      if (pooled.kind === 'refused') return notify({ kind: 'warn', text: REFUSALS[pooled.because] });
      session.change('members', [...pooled.members]);
      void warnOfRetest(retests, person, (text) => notify({ kind: 'warn', text }));
      if (!pooled.full) return;
      seal();
      notify({ text: `已采满 ${capacity} 人，已自动封管；保存后请换新管。` });
      focus('tubeBarcode');
    },
    [session, clock, capacity, sealed, seal, notify, retests, focus],
  );
  return (
    <div className="gw-panel gw-desk-tools">
      <PersonFinder onFound={found} />
      <p className="gw-desk-count" role="status">
        本管 <b>{members.length}</b> / {capacity} 人
        {sealed ? '，已封管' : `，还可采 ${Math.max(0, capacity - members.length)} 人`}
      </p>
      <progress
        className="gw-desk-progress"
        max={capacity}
        value={Math.min(members.length, capacity)}
        aria-label="本管已采人数"
      />
      {sealed || members.length === 0 ? null : (
        <Button small onClick={seal} title={`当前仅${members.length}人，保存时还会再确认一次`}>
          提前封管
        </Button>
      )}
      <TubeCodeButton session={session} focus={focus} />
    </div>
  );
};

/** Who waits for a tube of their own belongs into no pool; a look that fails keeps nobody waiting. */
async function warnOfRetest(
  retests: WaitingRetests,
  { idNumber, name }: TestedPerson,
  warn: (text: string) => void,
): Promise<void> {
  if (idNumber === undefined) return;
  const [first] = await retests.of(idNumber).catch(() => []);
  if (first) warn(`${name ?? '此人'}等待单采复核（混采管 ${first.pool}）：请从本管名单中去掉，改到“单采登记”采一管。`);
}
