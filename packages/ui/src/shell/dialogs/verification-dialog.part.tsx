import { RosterPanel } from '../../resident/roster-panel.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** 数据核验: the roster is checked row by row and taken over; the check file says what became of each row. */
export const VerificationDialog = ({ onClose }: ShellDialogProps) => (
  <RosterPanel title="数据核验" onClose={onClose} onImported={() => {}} />
);
