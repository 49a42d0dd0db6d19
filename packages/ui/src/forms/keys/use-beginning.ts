import type { FormSession } from '@gongwei/application/forms';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { explain, fieldElement } from '../form-dom.ts';
import { focusOrderOf } from '../sections/form-sections.rules.ts';
import type { DrawnSections } from '../sections/use-drawn-sections.ts';
import { beginningOf, firstToFill } from './beginning.rules.ts';

type Wanted = {
  /** Whether the cursor is wanted at all; only what is said of it first counts. */
  readonly cursor: boolean;
  readonly readOnly: boolean;
  readonly startAt: string | undefined;
};

/** Puts the cursor where work on a form begins, once it is opened: where somebody was led to, else into the first empty field. */
export function useBeginning(
  session: FormSession,
  root: RefObject<HTMLElement | null>,
  { sections, runner, all }: DrawnSections,
  jumpTo: (sectionId: string) => void,
  { cursor, readOnly, startAt }: Wanted,
): void {
  // Of two forms that open together only the one asked for takes the cursor, and no later change of sides moves it.
  const [begins] = useState(cursor);
  // Before the form is seen: whoever clicks into it at once, on a PC that is busy, must not be taken out of there again.
  useLayoutEffect(() => {
    const beginning = beginningOf(session, startAt);
    if (!begins || (readOnly && !(beginning && 'section' in beginning))) return;
    if (beginning) {
      // Sections drawn later would push the wanted one down; and drawing at once is not allowed within an effect.
      const frame = requestAnimationFrame(() => {
        all();
        if ('section' in beginning) return jumpTo(beginning.section);
        runner.focusField(beginning.field);
        explain(root.current, beginning.field);
      });
      return () => cancelAnimationFrame(frame);
    }
    const first = firstToFill(session, focusOrderOf(sections));
    if (first !== undefined && root.current && fieldElement(root.current, first)) runner.focusField(first);
  }, [begins, readOnly, startAt, all, jumpTo, sections, session, runner, root]);
}
