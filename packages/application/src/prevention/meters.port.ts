import type { DeviceKind, MeterValues } from '@gongwei/domain/prevention';
import type { Observable } from 'rxjs';

/**
 * Why a meter was not read. `cancelled`: nobody chose one; `forbidden`: the browser or its user lets nobody; `off`: the PC has no Bluetooth or it is
 * off; `foreign`: it has no service of this kind; `silent`: it sent nothing in time; `empty`: it holds no measurement; `away`: it could not be reached.
 */
export type MeterTrouble = 'cancelled' | 'forbidden' | 'off' | 'foreign' | 'silent' | 'empty' | 'away';

/** What a meter is heard of, each with its name: that it was reached, what it measured, why it was not read. */
export type MeterNews =
  | { readonly heard: 'device'; readonly device: string }
  | { readonly heard: 'values'; readonly device: string; readonly values: MeterValues }
  | { readonly heard: 'trouble'; readonly device?: string; readonly trouble: MeterTrouble };

/** Meters beside this PC, over Bluetooth. */
export interface Meters {
  /**
   * Lets somebody choose a meter (the one of before, where there is one, unless `anew`) and waits for what it measures, or has measured last. Ends
   * behind values or trouble, never in an error; who unsubscribes waits no longer. Only right behind a press.
   */
  read(kind: DeviceKind, anew: boolean): Observable<MeterNews>;
}
