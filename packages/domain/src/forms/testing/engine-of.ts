import type { CalendarDay } from '../../shared/index.ts';
import {
  compileForm,
  createFormEngine,
  type FieldDefinition,
  type FormContext,
  type FormDefinition,
  type RuleLibrary,
} from '../index.ts';
import { definitionOf } from './definition-of.ts';

export const context: FormContext = {
  today: '2026-11-20' as CalendarDay,
  resident: { id: 'r', sex: 'female', age: 66, name: '王芳' },
};

export const options = [
  { code: '1', label: '无症状' },
  { code: '2', label: '头痛' },
  { code: '9', label: '其他' },
];

export function engineOf(
  fields: readonly FieldDefinition[],
  more: Partial<Omit<FormDefinition, 'rules'>> & { rules?: RuleLibrary; context?: FormContext } = {},
  initial?: Parameters<typeof createFormEngine>[2],
) {
  const { rules, context: own, ...rest } = more;
  const definition = definitionOf(fields, { subject: 'resident', ...rest });
  return createFormEngine(compileForm({ definition, ...(rules && { rules }) }), own ?? context, initial);
}
