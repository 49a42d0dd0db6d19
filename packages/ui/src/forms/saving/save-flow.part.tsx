import type { FormSession } from '@gongwei/application/forms';
import { wordsOfValue } from '@gongwei/domain/forms';
import { lazy, Suspense } from 'react';
import type { FormPeople } from '../people/form-people.ts';
import { ReasonDialog, WarningDialog } from './save-dialogs.part.tsx';
import type { useSave } from './use-save.ts';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.part.tsx').then((module) => ({ default: module.ConflictDialog })),
);

type Props = {
  readonly session: FormSession;
  readonly people: FormPeople;
  readonly saving: Omit<ReturnType<typeof useSave>, 'saving' | 'save'>;
  readonly onJump: (key: string) => void;
};

/** The questions a save may ask, one at a time. */
export const SaveDialogs = ({ session, people, saving, onJump }: Props) => {
  const { ask, attempt, accept, settle, close } = saving;
  const conflict = session.status$.value.conflict;
  switch (ask.kind) {
    case 'reason':
      return <ReasonDialog onSave={(reason) => void attempt({ ...ask.options, reason })} onClose={close} />;
    case 'warnings':
      return (
        <WarningDialog
          form={session.form}
          issues={ask.issues}
          exams={ask.exams}
          wordsIn={(key) => wordsOfValue(session.form.field(key), session.field$(key).value.value, people.names)}
          onJump={onJump}
          onClose={close}
          onAccept={() => accept(ask)}
        />
      );
    case 'conflict':
      return conflict ? (
        <Suspense fallback={null}>
          <ConflictDialog
            form={session.form}
            conflict={conflict}
            names={people.names}
            onSettle={(choices) => void settle(choices)}
            onClose={close}
          />
        </Suspense>
      ) : null;
    case 'nothing':
      return null;
  }
};
