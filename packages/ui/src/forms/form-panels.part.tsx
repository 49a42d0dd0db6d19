import type { FormSession } from '@gongwei/application/forms';
import type { DeviceKind } from '@gongwei/domain/prevention';
import { lazy, Suspense } from 'react';
import { IssueList } from './issue-list.part.tsx';
import { KeyCard } from './keys/key-card.part.tsx';

export type Panel = 'none' | 'keys' | 'issues' | DeviceKind;

/** Comes with the first meter that is read. */
const MeterWindow = lazy(() =>
  import('./meters/meter-window.part.tsx').then((module) => ({ default: module.MeterWindow })),
);

type Props = {
  readonly session: FormSession;
  readonly panel: Panel;
  readonly onJump: (key: string) => void;
  readonly onClose: () => void;
};

/** What a form shows over itself when it is asked: the card of keys, everything that is still to be dealt with, or a meter that is read. */
export const FormPanels = ({ session, panel, onJump, onClose }: Props) => {
  const { meters } = session;
  switch (panel) {
    case 'none':
      return null;
    case 'keys':
      return <KeyCard onClose={onClose} />;
    case 'issues':
      return <IssueList form={session.form} issues={session.issues$.value} onJump={onJump} onClose={onClose} />;
    case 'xy':
    case 'xt':
      return meters ? (
        <Suspense fallback={null}>
          <MeterWindow session={session} meters={meters} kind={panel} onJump={onJump} onClose={onClose} />
        </Suspense>
      ) : null;
  }
};
