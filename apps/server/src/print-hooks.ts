import type { PrintHook } from './ports/print-hook.port.ts';
import { reportPrinted } from './scheduling/report-printed.hook.ts';

/** What happens where pages of check-ups were printed, in the transaction that notes it. */
export const PRINT_HOOKS: readonly PrintHook[] = [reportPrinted];
