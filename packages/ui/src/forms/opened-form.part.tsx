import type { FormSession, OpenForm } from '@gongwei/application/forms';
import type { ReactNode } from 'react';
import { FaultState } from '../shared/state.part.tsx';
import { FormSkeleton } from './form-skeleton.part.tsx';
import { useFormSession } from './use-form-session.ts';

type Props = {
  readonly wanted: OpenForm;
  /** Ways out beside the repeat where it does not open. */
  readonly actions?: ReactNode;
  /** Nothing around it draws a frame. */
  readonly framed?: boolean;
  readonly children: (session: FormSession) => ReactNode;
};

/** A form from the first look for it until it stands open, or says why it does not. */
export const OpenedForm = ({ wanted, actions, framed, children }: Props) => {
  const opening = useFormSession(wanted);
  switch (opening.step) {
    case 'opening':
      return <FormSkeleton />;
    case 'failed': {
      const trouble = <FaultState fault={opening.failure} onRetry={opening.retry} actions={actions} />;
      return framed ? <div className="gw-panel">{trouble}</div> : trouble;
    }
    case 'open':
      return children(opening.session);
  }
};
