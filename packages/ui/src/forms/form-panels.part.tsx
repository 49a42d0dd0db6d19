import type { FormSession } from '@gongwei/application/forms';
import { IssueList } from './issue-list.part.tsx';
import { KeyCard } from './keys/key-card.part.tsx';

export type Panel = 'none' | 'keys' | 'issues';

type Props = {
  readonly session: FormSession;
  readonly panel: Panel;
  readonly onJump: (key: string) => void;
  readonly onClose: () => void;
};

/** What a form shows over itself when it is asked: the card of keys, or everything that is still to be dealt with. */
export const FormPanels = ({ session, panel, onJump, onClose }: Props) => {
  if (panel === 'keys') return <KeyCard onClose={onClose} />;
  if (panel === 'issues')
    return <IssueList form={session.form} issues={session.issues$.value} onJump={onJump} onClose={onClose} />;
  return null;
};
