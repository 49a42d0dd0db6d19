import { FollowUploads, NewUpload, Reconciliation, UploadDetail, UploadErrors, UploadTask } from '@gongwei/ui/upload';
import { useShellDialog } from '@gongwei/ui/shell';
import { useCallback, useEffect, type ComponentProps } from 'react';
import { authenticated } from './composition/authenticated-modules.ts';
import { uploadsModule } from './composition/uploads.module.ts';

authenticated.add(uploadsModule);

/** The shell's own window of the accounts, in place of one that is closed. */
function useAccountsInstead(onClose: () => void): () => void {
  const open = useShellDialog();
  return useCallback(() => {
    onClose();
    open('platformAccounts');
  }, [open, onClose]);
}

/** Windows that lead on to that of the accounts. */
const TaskWindow = (props: Omit<ComponentProps<typeof UploadTask>, 'onAccounts'>) => (
  <UploadTask {...props} onAccounts={useAccountsInstead(props.onClose)} />
);
const NewUploadWindow = (props: Omit<ComponentProps<typeof NewUpload>, 'onAccounts'>) => (
  <NewUpload {...props} onAccounts={useAccountsInstead(props.onClose)} />
);
const ErrorsWindow = (props: Omit<ComponentProps<typeof UploadErrors>, 'onAccounts'>) => (
  <UploadErrors {...props} onAccounts={useAccountsInstead(props.onClose)} />
);

/** The same window as an action of a list opens it. */
const AccountsWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const open = useShellDialog();
  useEffect(() => {
    open('platformAccounts');
    onClose();
  }, [open, onClose]);
  return null;
};

/** Keeps a list of uploads live; whoever looks at one when the platform refuses an account is led to put it right. */
const Follow = () => {
  const open = useShellDialog();
  return <FollowUploads onRefused={useCallback(() => open('platformAccounts'), [open])} />;
};

export const UPLOAD_WINDOWS = {
  uploadDetail: UploadDetail,
  uploadTask: TaskWindow,
  reconciliation: Reconciliation,
  newUpload: NewUploadWindow,
  uploadErrors: ErrorsWindow,
  platformAccounts: AccountsWindow,
  follow: Follow,
};
