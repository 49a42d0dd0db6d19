import { FollowUploads, Reconciliation, UploadDetail, UploadTask } from '@gongwei/ui/upload';
import { useShellDialog } from '@gongwei/ui/shell';
import { useCallback, useEffect, type ComponentProps } from 'react';
import { authenticated } from './composition/authenticated-modules.ts';
import { uploadsModule } from './composition/uploads.module.ts';

authenticated.add(uploadsModule);

/** A task; a refused account is put right in the shell's own window. */
const TaskWindow = (props: Omit<ComponentProps<typeof UploadTask>, 'onAccounts'>) => {
  const open = useShellDialog();
  return (
    <UploadTask
      {...props}
      onAccounts={() => {
        props.onClose();
        open('platformAccounts');
      }}
    />
  );
};

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
  platformAccounts: AccountsWindow,
  follow: Follow,
};
