import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { RosterStart } from '../../resident/roster/roster-start.part.tsx';
import { Button, DialogBox, rosterPath } from '../../shared/index.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** 数据核验: takes a roster and leads to the page where its check is seen and confirmed. */
export const VerificationDialog = ({ onClose }: ShellDialogProps) => {
  const navigate = useNavigate();
  const open = useCallback(
    (importId: string) => {
      onClose();
      void navigate(rosterPath(importId));
    },
    [navigate, onClose],
  );
  return (
    <DialogBox title="数据核验" width={920} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      <div className="gw-roster">
        <RosterStart onBegun={open} />
      </div>
    </DialogBox>
  );
};
