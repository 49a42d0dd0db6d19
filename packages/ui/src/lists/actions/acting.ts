/** What an action that asks something begins with, pressed or named by an address. */
export { AskedAction } from './asked-action.part.tsx';
export { BulkAction } from './bulk-action.part.tsx';
