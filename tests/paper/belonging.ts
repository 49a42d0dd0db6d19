import type { Answers } from '@gongwei/domain/forms';
import { needsNoNote, type PaperLayout } from '@gongwei/paper';

/** A record is made to belong to the layout, and each visit to a stage of its own. */
export function belonging(layout: PaperLayout, data: Answers, at: number): Answers {
  const when = layout.when ? { [layout.when.field]: layout.when.codes[at % layout.when.codes.length] ?? null } : {};
  const stages = layout.kind === 'visits' ? layout.stages : undefined;
  const stage = stages ? { [stages.field]: stages.codes[at % stages.codes.length]?.[0] ?? null } : {};
  return Object.keys(data).length === 0 ? data : { ...data, ...when, ...stage };
}

/** Without what the layout says in other words, and the stages that are titles of columns. */
export const toBeShown = (layout: PaperLayout, data: Answers): Answers =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([key]) => !needsNoNote(layout, key, data) && !(layout.kind === 'visits' && layout.stages?.field === key),
    ),
  );
