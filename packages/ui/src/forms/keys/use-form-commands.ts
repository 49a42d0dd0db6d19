import type { DeviceKind } from '@gongwei/domain/prevention';
import { useCallback, useMemo, type RefObject } from 'react';
import { useNotify } from '../../shared/notices.part.tsx';
import { fieldsOf } from '../fields/field-layout.rules.ts';
import type { Tell } from '../fields/row-commands.ts';
import type { DrawnSections } from '../sections/use-drawn-sections.ts';

/** What keys and buttons of a form can have done, beside what they do to its fields. */
export type FormCommands = {
  readonly save: () => void;
  readonly showKeys: () => void;
  readonly showIssues: () => void;
  readonly jumpTo: (sectionId: string) => void;
  readonly focusIndex: () => void;
  /** Reads a meter beside the PC. */
  readonly measure: (kind: DeviceKind) => void;
  /** Kinds of meters a section takes readings of, where this browser speaks with any. */
  readonly metersIn: (sectionId: string | undefined) => readonly DeviceKind[];
  readonly sectionIds: readonly string[];
  /** The field behind which nothing is left to do: Enter there saves. */
  readonly saveAfter?: string | undefined;
  /** Says something short, e.g. how many fields were filled; with `undo` it can be taken back. */
  readonly tell: Tell;
};

type Told = {
  readonly save: () => void;
  readonly show: (panel: 'keys' | 'issues' | DeviceKind) => void;
  /** This browser speaks with meters. */
  readonly meters: boolean;
  readonly saveAfter: string | undefined;
};

/** The acts of a form; the same ones as long as nothing they hang on changes. */
export function useFormCommands(
  root: RefObject<HTMLElement | null>,
  { sections, runner }: DrawnSections,
  { save, show, saveAfter, meters }: Told,
): FormCommands {
  const notify = useNotify();
  const jumpTo = useCallback(
    (sectionId: string) => {
      const section = sections.find((one) => one.id === sectionId);
      const key = section ? runner.first(section.blocks.flatMap(fieldsOf).map((field) => field.key)) : undefined;
      if (key !== undefined) runner.focusField(key);
      root.current?.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)?.scrollIntoView({ block: 'start' });
    },
    [sections, runner, root],
  );
  return useMemo(
    () => ({
      save,
      showKeys: () => show('keys'),
      showIssues: () => show('issues'),
      measure: show,
      metersIn: (id) => (meters && sections.find((one) => one.id === id)?.meters) || [],
      jumpTo,
      focusIndex: () => root.current?.querySelector<HTMLElement>('.gwf-index-entry')?.focus(),
      sectionIds: sections.map((section) => section.id),
      saveAfter,
      tell: (text, { undo, kind } = {}) =>
        notify({ text, ...(kind && { kind }), ...(undo && { action: { label: '撤销', run: undo } }) }),
    }),
    [save, show, jumpTo, sections, saveAfter, meters, notify, root],
  );
}
