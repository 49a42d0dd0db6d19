import { createScope, token, type Behavior, type Clock } from '../shared/index.ts';

/** A sentence of the server that must be confirmed. `code` 101 came with a good answer, the others with a refusal. */
export type Notice = { readonly code: number; readonly message: string; readonly title?: string };

/** The system notice dialog: one notice at a time, confirmed by button only, the others wait. */
export interface NoticeService {
  readonly notice$: Behavior<Notice | undefined>;
  announce(notice: Notice): void;
  confirm(): void;
  dispose(): void;
}
export const NoticeService = token<NoticeService>('NoticeService');

/** After these codes of a refusal the button says 确定; after others the work goes on: 继续使用. */
const REFUSING_CODES: readonly number[] = [-99, -90, -91, -100];

/** Whether a notice says that something was refused (codes -99, -90, -91, -100): its button is 确定, else 继续使用. */
export const isRefusal = ({ code }: Notice): boolean => REFUSING_CODES.includes(code);

/** Specification: code 101 shows its notice after 1 s. */
const INFORMING_CODE = 101;
const INFORMING_DELAY = 1_000;

/** Shows one notice after the other; the same refusal of several calls at once is shown once, code 101 after 1 s. */
export function createNoticeService(clock: Clock): NoticeService {
  const scope = createScope();
  const notice$ = scope.behavior<Notice | undefined>(undefined);
  const waiting: Notice[] = [];
  const show = (notice: Notice): void => {
    const known = [notice$.value, ...waiting];
    // The same refusal of several calls at once is one sentence to confirm.
    if (known.some((other) => other?.code === notice.code && other.message === notice.message)) return;
    if (notice$.value) waiting.push(notice);
    else notice$.next(notice);
  };
  return {
    notice$,
    announce(notice) {
      if (notice.code === INFORMING_CODE) scope.after(clock, INFORMING_DELAY, () => show(notice));
      else show(notice);
    },
    confirm: () => notice$.next(waiting.shift()),
    dispose: () => scope.end(),
  };
}
