import { FormDesk, type FormSession, type OpenForm } from '@gongwei/application/forms';
import type { Answers } from '@gongwei/domain/forms';
import { useEffect, useState } from 'react';
import { useService } from '../shared/services.tsx';

export type Opening =
  | { readonly step: 'opening' }
  | { readonly step: 'open'; readonly session: FormSession }
  | { readonly step: 'failed'; readonly failure: unknown; readonly retry: () => void };

/** Opens a form for as long as the screen shows it. Going away writes the draft (closing the page: `finishWhenHidden`): nothing typed is ever lost. */
export function useFormSession({ formId, subjectId, recordId, given }: OpenForm): Opening {
  const known = given && JSON.stringify(given);
  const desk = useService(FormDesk);
  const [turn, setTurn] = useState(0);
  const [opening, setOpening] = useState<Opening>({ step: 'opening' });
  useEffect(() => {
    let wanted = true;
    let session: FormSession | undefined;
    setOpening({ step: 'opening' });
    const asked: OpenForm = {
      formId,
      subjectId,
      ...(recordId ? { recordId } : {}),
      ...(known === undefined ? {} : { given: JSON.parse(known) as Answers }),
    };
    desk.open(asked).then(
      (opened) => {
        if (!wanted) return opened.dispose();
        session = opened;
        setOpening({ step: 'open', session: opened });
      },
      (failure: unknown) => {
        if (wanted) setOpening({ step: 'failed', failure, retry: () => setTurn((count) => count + 1) });
      },
    );
    return () => {
      wanted = false;
      // It writes its draft by itself, and what comes late: waiting for a browser storage that hangs would keep it alive for ever.
      session?.dispose();
    };
  }, [desk, formId, subjectId, recordId, known, turn]);
  return opening;
}
