export type { ColumnShow, RegisterColumn, RegisterDefinition } from './register.ts';
export { deviceMachine, deviceStatesThatTake, type DeviceEvent } from './device.machine.ts';
export {
  ENTRY_COMMANDS,
  answersOfLine,
  changesOf,
  commandsOf,
  entryColumns,
  inheritedForms,
  jobOfCommand,
  joinedAnswers,
  reasonOf,
  registerList,
  registerOf,
  registers,
  type EntryCommand,
  type RegisterParts,
} from './index.ts';
