import type { RegisterDefinition } from './register.ts';
import { registers } from './registers.data.ts';

export * from './register.ts';
export * from './device.machine.ts';
export { changesOf, jobOfCommand, reasonOf, type EntryCommand } from './entry-command.ts';
export { commandsOf, ENTRY_COMMANDS } from './entry-commands.data.ts';
export { registerList, type RegisterParts } from './register-list.ts';
export { registers };

/** The register a form’s entries lie in; `undefined` for sheets of residents. */
export const registerOf = (formId: string): RegisterDefinition | undefined =>
  registers.find((register) => register.formId === formId);

/** Forms whose entries institutions below read too. */
export const inheritedForms: readonly string[] = registers
  .filter(({ inherited }) => inherited)
  .map(({ formId }) => formId);
export { answersOfLine, entryColumns, joinedAnswers } from './entry-sheet.ts';
