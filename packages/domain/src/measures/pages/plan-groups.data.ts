import { PLAN_LABELS } from '../../lists/definitions/programmes/plan-parts.ts';
import type { CodeOption } from '../../lists/list-definition.ts';
import type { Breakdown } from '../analysis-page.ts';

const groupsOf = (field: string, { options }: { readonly options: readonly CodeOption[] }): Breakdown['groups'] =>
  options.map(({ code, label }) => ({ code, label, when: `plan.${field} == '${code}'` }));

/** Planned visits by what they are for, and by what became of them. */
export const PROGRAMME: Breakdown = { id: 'programme', label: '项目', groups: groupsOf('programme', PLAN_LABELS.programme) };
export const STATE: Breakdown = { id: 'state', label: '随访状态', groups: groupsOf('state', PLAN_LABELS.state) };
