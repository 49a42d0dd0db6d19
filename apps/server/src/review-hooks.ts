import type { ReviewHook } from './ports/review-hook.port.ts';
import { uploadAnew } from './upload-ledger/hooks/upload-review.hook.ts';

/** What happens when the review of a check-up sheet is withdrawn, in its transaction and in this order. */
export const REVIEW_HOOKS: readonly ReviewHook[] = [uploadAnew];
