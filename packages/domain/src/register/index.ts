import type { RegisterDefinition } from './register.ts';
import { registers } from './registers.data.ts';

export * from './register.ts';
export { registers };

export const registerOf = (formId: string): RegisterDefinition | undefined =>
  registers.find((register) => register.formId === formId);

/** Forms whose entries institutions below read too. */
export const inheritedForms: readonly string[] = registers
  .filter(({ inherited }) => inherited)
  .map(({ formId }) => formId);
