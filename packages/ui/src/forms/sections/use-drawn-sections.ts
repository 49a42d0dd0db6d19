import type { FormSession } from '@gongwei/application/forms';
import { useEffect, useMemo, type RefObject } from 'react';
import { createFormRunner, type FormRunner } from '../form-runner.ts';
import { useProgressive } from '../use-progressive.ts';
import { focusOrderOf, sectionsOf } from './form-sections.rules.ts';
import { shareOut } from './progress.rules.ts';
import type { SectionLayout } from './section-card.part.tsx';

export type DrawnSections = {
  readonly sections: readonly SectionLayout[];
  /** How many blocks of each section are drawn by now. */
  readonly limits: readonly number[];
  /** Moves the cursor among them; what it is sent to is drawn first. */
  readonly runner: FormRunner;
  /** Draws the rest now. */
  readonly all: () => void;
};

/** The sections of a form as far as they are drawn, and the hands of the keyboard in them. */
export function useDrawnSections(session: FormSession, root: RefObject<HTMLElement | null>): DrawnSections {
  const sections = useMemo(() => sectionsOf(session.form), [session]);
  const blocks = useMemo(() => sections.map((section) => section.blocks.length), [sections]);
  const total = useMemo(() => blocks.reduce((sum, count) => sum + count, 0), [blocks]);
  const { budget, all } = useProgressive(total);
  const limits = useMemo(() => shareOut(blocks, budget), [blocks, budget]);
  const runner = useMemo(
    () => createFormRunner(session, focusOrderOf(sections), () => root.current, all),
    [session, sections, root, all],
  );
  useEffect(() => runner.dispose, [runner]);
  return { sections, limits, runner, all };
}
