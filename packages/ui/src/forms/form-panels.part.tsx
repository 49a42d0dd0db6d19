import type { FormSession } from '@gongwei/application/forms';
import type { DeviceKind } from '@gongwei/domain/prevention';
import { lazy, Suspense } from 'react';
import { useBehavior } from '../shared/use-behavior.ts';
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
      return <Issues session={session} onJump={onJump} onClose={onClose} />;
    case 'xy':
    case 'xt':
      return meters ? (
        <Suspense fallback={null}>
          <MeterWindow session={session} meters={meters} kind={panel} onJump={onJump} onClose={onClose} />
        </Suspense>
      ) : null;
  }
};

/** As they are now: what the last key mended is known a moment later only. */
const Issues = ({ session, onJump, onClose }: Omit<Props, 'panel'>) => (
  <IssueList form={session.form} issues={useBehavior(session.issues$)} onJump={onJump} onClose={onClose} />
);
