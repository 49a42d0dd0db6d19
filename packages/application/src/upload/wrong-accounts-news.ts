import { BehaviorSubject } from 'rxjs';
import { listened, STORED, type Behavior, type StoredItems } from '../shared/index.ts';
import type { PlatformAccounts } from './platform-accounts.service.ts';

/** Accounts of the upload platform whose password is wrong: whoever may upload is told once after a log-in. */
interface WrongAccountsNews {
  /** How many there are that nobody was told of yet. */
  readonly state$: Behavior<{ readonly untold: number }>;
  told(): void;
}

/** Nobody else is told, nor asks. */
export function createWrongAccountsNews(
  accounts: Pick<PlatformAccounts, 'state$' | 'load'>,
  stored: StoredItems,
  mayUpload: boolean,
): WrongAccountsNews {
  const subject = new BehaviorSubject({ untold: 0 });
  const isTold = (): boolean => stored.read(STORED.accountsTold) === true;
  return {
    state$: listened(subject, (scope) => {
      if (!mayUpload || isTold()) return;
      scope.listen(accounts.state$, (state) => {
        const untold = state.step === 'here' && !isTold() ? state.rows.length : 0;
        if (untold !== subject.value.untold) subject.next({ untold });
      });
      void accounts.load();
    }),
    told() {
      stored.write(STORED.accountsTold, true);
      subject.next({ untold: 0 });
    },
  };
}
