import { StoredItems } from '@gongwei/application/shared';
import { createWrongAccountsNews, PlatformAccounts } from '@gongwei/application/upload';
import { useEffect } from 'react';
import { useLoaded, useMay, useNotify, useService } from '../../shared/index.ts';
import { useShellDialog } from './shell-dialogs.tsx';

/** After a log-in: whoever may upload is told once of accounts whose password is wrong. Nobody else is, nor asks. */
export const WrongAccountsWatch = () => {
  const open = useShellDialog();
  const notify = useNotify();
  const { untold, told } = useLoaded(
    createWrongAccountsNews,
    useService(PlatformAccounts),
    useService(StoredItems),
    useMay('tjscgl:E'),
  );
  useEffect(() => {
    if (untold === 0) return;
    told();
    // A notice and no window: what somebody logged in for comes first.
    notify({
      kind: 'warn',
      text: `${untold} 个平台账号密码错误，影响上传`,
      action: { label: '查看并修正', run: () => open('platformAccounts') },
    });
  }, [untold, told, notify, open]);
  return null;
};
