import { STORED, StoredItems } from '@gongwei/application/shared';
import { PlatformAccounts } from '@gongwei/application/upload';
import { useEffect } from 'react';
import { useBehavior, useMay, useNotify, useService } from '../../shared/index.ts';
import { useShellDialog } from './shell-dialogs.tsx';

/** After a log-in: whoever may upload is told once of accounts whose password is wrong. Nobody else is, nor asks. */
export const WrongAccountsWatch = () => {
  const stored = useService(StoredItems);
  const service = useService(PlatformAccounts);
  const open = useShellDialog();
  const notify = useNotify();
  const state = useBehavior(service.state$);
  const mayUpload = useMay('tjscgl:E');
  useEffect(() => {
    if (mayUpload && stored.read(STORED.accountsTold) !== true) void service.load();
  }, [mayUpload, service, stored]);
  const wrong = state.step === 'here' ? state.rows.length : 0;
  useEffect(() => {
    if (wrong === 0 || stored.read(STORED.accountsTold) === true) return;
    stored.write(STORED.accountsTold, true);
    // A notice and no window: what somebody logged in for comes first.
    notify({
      kind: 'warn',
      text: `${wrong} 个平台账号密码错误，影响上传`,
      action: { label: '查看并修正', run: () => open('platformAccounts') },
    });
  }, [wrong, stored, notify, open]);
  return null;
};
