import type { Observable } from 'rxjs';

/** Something that always has a current value and tells when it changes. Readers cannot write. */
export interface Behavior<Value> extends Observable<Value> {
  readonly value: Value;
}
