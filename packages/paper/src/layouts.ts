import type { Answers, CompiledForm } from '@gongwei/domain/forms';
import { genericSheet } from './generic-sheet.rules.ts';
import type { ModuleLayouts, PaperLayout } from './sheet-layout.ts';

type Chunk = { readonly LAYOUTS: ModuleLayouts };

/** A chunk for each module of forms, so that who prints a check-up loads no sheets for children. */
const CHUNKS: { readonly [module: string]: () => Promise<Chunk> } = {
  archive: () => import('./layouts/archive/index.ts'),
  'check-up': () => import('./layouts/check-up/index.ts'),
  'follow-up': () => import('./layouts/follow-up/index.ts'),
  elderly: () => import('./layouts/elderly/index.ts'),
  tcm: () => import('./layouts/tcm/index.ts'),
  assessment: () => import('./layouts/assessment/index.ts'),
  maternal: () => import('./layouts/maternal/index.ts'),
  child: () => import('./layouts/child/index.ts'),
  premarital: () => import('./layouts/premarital/index.ts'),
  prepregnancy: () => import('./layouts/prepregnancy/index.ts'),
  nucleic: () => import('./layouts/nucleic/index.ts'),
  prevention: () => import('./layouts/prevention/index.ts'),
  appointment: () => import('./layouts/appointment/index.ts'),
  upload: () => import('./layouts/upload/index.ts'),
  'back-office': () => import('./layouts/back-office/index.ts'),
  statistics: () => import('./layouts/statistics/index.ts'),
};

/** All layouts of a form, in the order they are tried; none where it prints as the plain sheet. */
export async function layoutsOf(form: CompiledForm): Promise<readonly PaperLayout[]> {
  const found = (await CHUNKS[form.definition.module]?.())?.LAYOUTS[form.definition.id];
  return found === undefined ? [] : 'kind' in found ? [found] : found;
}

/**
 * The official layout a record prints on, or a plain one from the form's definition.
 *
 * @example
 * ```ts
 * import { compileForm } from '@gongwei/domain/forms';
 * import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
 * (await layoutFor(compileForm(formModule), {})).title; // '高血压患者随访服务记录表'
 * ```
 */
export const layoutFor = async (form: CompiledForm, data: Answers): Promise<PaperLayout> =>
  layoutOf(form, await layoutsOf(form), data);

/** The same, once the form's layouts are there. */
export const layoutOf = (form: CompiledForm, layouts: readonly PaperLayout[], data: Answers): PaperLayout =>
  layouts.find((layout) => fits(layout, data)) ?? layouts[0] ?? { kind: 'sheet', ...genericSheet(form) };

/** Whether a record's answers are those a layout is for. */
export function fits({ when }: PaperLayout, data: Answers): boolean {
  if (!when) return true;
  const answer = data[when.field];
  return when.codes.some((code) =>
    Array.isArray(answer) ? answer.map(String).includes(code) : String(answer) === code,
  );
}
