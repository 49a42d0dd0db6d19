import type { ReportDocument } from '@gongwei/domain/reports';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { loadSeldomKinds } from '../charts/index.ts';
import { DocumentSheet } from './document-sheet.part.tsx';

/** A document alone in the browser's own window for printing (or 另存为PDF), which opens as soon as its drawings are there. */
export const PrintDocument = ({
  document: printed,
  onClose,
}: {
  readonly document: ReportDocument;
  readonly onClose: () => void;
}) => {
  useEffect(() => {
    window.addEventListener('afterprint', onClose, { once: true });
    // Drawings learn their width in the first frame and are there in the second.
    let [frame, gone] = [0, false];
    const print = (): void => {
      if (!gone) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => window.print())));
    };
    // Where the line is cut the rest is printed.
    loadSeldomKinds().then(print, print);
    return () => {
      gone = true;
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onClose);
    };
  }, [onClose]);
  return createPortal(
    <div className="gwd-print" inert>
      <DocumentSheet document={printed} />
    </div>,
    window.document.body,
  );
};
