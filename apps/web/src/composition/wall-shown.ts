import { BehaviorSubject } from 'rxjs';

/** Whether 智慧大屏 hangs in this window: nobody touches it, and it must not lock itself. */
export const wallShown$ = new BehaviorSubject(false);
