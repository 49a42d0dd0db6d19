import { lazy, Suspense, type ReactNode } from 'react';

export type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Pixels. */
  readonly width?: number;
  /** Selector of what the cursor starts in, where it is not the first line to fill in or the proposed answer. */
  readonly initialFocus?: string;
  /** Closes by its buttons only. */
  readonly mustAnswer?: boolean;
  readonly onClose: () => void;
};

const load = () => import('./dialog-surface.part.tsx');
const Surface = lazy(() => load().then((module) => ({ default: module.DialogWindow })));

/** Fetches the window before anybody needs it: a question that comes up while the network is down must still be asked. */
export const fetchDialog = (): Promise<unknown> => load();

/** A modal window; mount it to open it. Esc and the cross call `onClose`, focus returns to where it was. */
export const DialogBox = (props: DialogProps) => (
  <Suspense fallback={null}>
    <Surface {...props} />
  </Suspense>
);
