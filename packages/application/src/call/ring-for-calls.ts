import { combineLatest, distinctUntilChanged, map } from 'rxjs';
import type { CallService, CurrentCall } from './call.service.ts';
import type { RingingCall } from './incoming-calls.service.ts';
import type { RingKind, RingTone } from './ring-tone.port.ts';

/** Sounds while a call rings, here or at the other end. Ends with the desk. */
export function ringForCalls(desk: Pick<CallService, 'ringing$' | 'call$'>, tone: RingTone): void {
  combineLatest([desk.ringing$, desk.call$])
    .pipe(
      map(([ringing, call]) => soundOf(ringing, call)),
      distinctUntilChanged(),
    )
    .subscribe({
      next: (kind) => (kind ? tone.start(kind) : tone.stop()),
      complete: () => tone.stop(),
    });
}

function soundOf(ringing: RingingCall | undefined, call: CurrentCall | undefined): RingKind | undefined {
  if (ringing) return 'incoming';
  // The words of a failure stand in silence, and who talks already hears no tone while a third is rung.
  return call?.status === 'calling' && call.inviter && call.failure === undefined ? 'outgoing' : undefined;
}
