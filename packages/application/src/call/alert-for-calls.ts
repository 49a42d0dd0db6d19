import { distinctUntilChanged } from 'rxjs';
import type { CallAlert } from './call-alert.port.ts';
import type { CallService } from './call.service.ts';

/** Tells on the desktop of every call while it rings here. Ends with the desk. */
export function alertForCalls(desk: Pick<CallService, 'ringing$'>, alert: Pick<CallAlert, 'show'>): void {
  let takeBack = (): void => {};
  desk.ringing$.pipe(distinctUntilChanged((a, b) => a?.callId === b?.callId)).subscribe({
    next(call) {
      takeBack();
      takeBack = call ? alert.show(call) : () => {};
    },
    complete: () => takeBack(),
  });
}
