import type { FormSession } from '@gongwei/application/forms';
import type { NameBook } from '@gongwei/domain/forms';
import { useState, type ReactNode } from 'react';
import { Button } from '../shared/button.part.tsx';
import { Icon } from '../shared/icon.part.tsx';
import { HistoryDrawer } from './history-drawer.part.tsx';

/** What was changed in a record, behind a button; the drawer stands elsewhere in the page than the button. */
export function useHistoryDrawer(
  session: FormSession,
  names: NameBook,
): { readonly button: ReactNode; readonly drawer: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    button: (
      <Button small onClick={() => setOpen(true)}>
        <Icon name="clock" />
        修改历史
      </Button>
    ),
    drawer: open ? (
      <HistoryDrawer form={session.form} recordId={session.recordId} names={names} onClose={() => setOpen(false)} />
    ) : null,
  };
}
