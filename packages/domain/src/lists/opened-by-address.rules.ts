import { asksSomething } from './bulk-action.machine.ts';
import type { ListAction } from './list-definition.ts';

/**
 * Whether an address may open an action: only one that asks before anything is done, or that opens a window or a page. Whoever follows
 * a link has not yet said what they want.
 */
export const opensByAddress = (action: ListAction): boolean => {
  const { does } = action;
  return 'dialog' in does || 'form' in does || 'open' in does || ('job' in does && asksSomething(action));
};
