import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Button } from './button.part.tsx';
import type { DialogProps } from './dialog.part.tsx';
import { Icon } from './icon.part.tsx';

/** The lazy half of `DialogBox`: Fluent's dialog, which traps the focus and hides the rest from screen readers. */
export const DialogWindow = ({ title, children, actions, width = 480, mustAnswer, onClose }: DialogProps) => {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const opener = before.current;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Dialog
      open
      modalType={mustAnswer ? 'alert' : 'modal'}
      onOpenChange={(_, data) => {
        if (!data.open) onClose();
      }}
    >
      <DialogSurface style={{ maxWidth: width }}>
        <DialogBody>
          <DialogTitle action={mustAnswer ? null : <Button look="icon" small aria-label="关闭" onClick={onClose}><Icon name="close" /></Button>}>
            {title}
          </DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>{actions}</DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
