import { ApiTokenGateway, type NewApiToken, type TokenChoices } from '@gongwei/application/back-office';
import { Clock } from '@gongwei/application/shared';
import { addDays } from '@gongwei/domain/shared';
import { useState } from 'react';
import { useList } from '../../lists/index.ts';
import { useService, wordsOf } from '../../shared/index.ts';

/** Days a token lasts when nobody says otherwise. */
const PROPOSED = 180;

/** What is filled in for a new token, and what became of it: `given` is what the program asks with. */
export function useNewToken(choices: TokenChoices | undefined) {
  const gateway = useService(ApiTokenGateway);
  const { session } = useList();
  const today = useService(Clock).today();
  const [typed, setTyped] = useState<Partial<NewApiToken>>({});
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [given, setGiven] = useState<string>();
  const draft: NewApiToken = {
    name: '',
    institutionCode: choices?.institutions[0]?.code ?? '',
    letters: {},
    expiresOn: addDays(today, PROPOSED),
    ...typed,
  };
  const create = async (): Promise<void> => {
    const missing = whatIsMissing(draft);
    setTrouble(missing);
    if (missing !== undefined || busy) return;
    setBusy(true);
    try {
      const made = await gateway.create(draft);
      if (!made.ok) return setTrouble(made.failure);
      session.reload();
      setGiven(made.value);
    } catch (failure) {
      setTrouble(wordsOf(failure).message);
    } finally {
      setBusy(false);
    }
  };
  const set = (more: Partial<NewApiToken>): void => {
    setTyped((old) => ({ ...old, ...more }));
    setTrouble(undefined);
  };
  return { draft, today, trouble, busy, given, create, set };
}

/** What to say before the server has to. */
const whatIsMissing = ({ name, letters }: NewApiToken): string | undefined => {
  if (name.trim() === '') return '请填写名称：哪个系统用这个令牌。';
  return Object.keys(letters).length === 0 ? '请至少给一项权限。' : undefined;
};
