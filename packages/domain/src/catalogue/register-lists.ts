import { compileForm, type CompiledForm } from '../forms/index.ts';
import { formAccess } from '../identity/index.ts';
import type { ListDefinition } from '../lists/index.ts';
import { registerPlace } from '../pages/index.ts';
import { registerList, registerOf, registers } from '../register/index.ts';
import { loadForm } from './load-form.ts';

/** The forms whose entries stand in registers, each with a list of the same name. */
export const REGISTER_LIST_IDS: readonly string[] = registers.map(({ formId }) => formId);

/** The list of a register, made of its definition and its form. @throws RangeError for a form without a register. */
export async function loadRegisterList(formId: string): Promise<ListDefinition> {
  return registerListOf(compileForm(await loadForm(formId)));
}

function registerListOf(form: CompiledForm): ListDefinition {
  const { id } = form.definition;
  const register = registerOf(id);
  const access = formAccess(form.definition);
  if (!register || access.kind !== 'permission') throw new RangeError(`There is no register of “${id}”`);
  return registerList({ register, form, code: access.code, ...registerPlace(id) });
}

/** The short texts of a register's entries, which are sorted by their pinyin; it is kept beside them. What is personal is not. */
export function orderedTexts({ definition, fields }: CompiledForm): readonly string[] {
  if (!registerOf(definition.id)) return [];
  return fields.filter(({ type, sensitive }) => type === 'text' && sensitive === undefined).map(({ key }) => key);
}
