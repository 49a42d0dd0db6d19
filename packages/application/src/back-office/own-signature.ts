import { isPicture, type RecordSnapshot } from '@gongwei/domain/forms';
import type { RecordRepository } from '../forms/record-repository.port.ts';
import type { SessionService, SessionState } from '../identity/session.service.ts';
import { createScope } from '../shared/index.ts';
import type { OwnSignature, OwnSignatureState } from './own-signature.service.ts';

const FORM = 'personal-signature';
const UNASKED: OwnSignatureState = { step: 'unasked' };

/** Reads the user's own 个人签名: the one the form says is in use; nothing is offered without consent. */
export function createOwnSignature(records: RecordRepository, session: SessionService): OwnSignature {
  const scope = createScope();
  const signature$ = scope.behavior(UNASKED);
  let newest = 0;
  let asking: Promise<void> | undefined;
  let user = userOf(session.state$.value);
  scope.listen(session.state$, (state) => {
    if (userOf(state) === user) return;
    user = userOf(state);
    newest += 1;
    asking = undefined;
    signature$.next(UNASKED);
  });

  const storedOf = async (subjectId: string): Promise<RecordSnapshot | undefined> => {
    const [only] = await records.list({ subjectId, formId: FORM });
    return only && records.read(only.id);
  };
  const ask = async (): Promise<void> => {
    const turn = ++newest;
    const subjectId = user;
    if (subjectId === undefined) return signature$.next({ step: 'none' });
    if (signature$.value.step !== 'there') signature$.next({ step: 'asking' });
    const answer = await storedOf(subjectId).then(stateOf, (): OwnSignatureState => ({ step: 'failed' }));
    if (turn === newest) signature$.next(answer);
  };
  const askOnce = (): Promise<void> => {
    const mine = ask().finally(() => {
      if (asking === mine) asking = undefined;
    });
    asking = mine;
    return mine;
  };

  return {
    signature$,
    async want() {
      const { step } = signature$.value;
      if (step === 'unasked' || step === 'failed') await askOnce();
      else await asking;
    },
    refresh: askOnce,
    dispose: () => scope.end(),
  };
}

const userOf = (state: SessionState): string | undefined =>
  state.status === 'logged-in' ? state.session.user.id : undefined;

function stateOf(record: RecordSnapshot | undefined): OwnSignatureState {
  const image = record?.data['current'];
  if (record?.data['agree'] !== true || !isPicture(image)) return { step: 'none' };
  return { step: 'there', image, at: record.updatedAt };
}
