import { BehaviorSubject } from 'rxjs';
import type { Behavior } from './behavior.ts';
import type { StoredItem } from './storage-catalogue.ts';
import type { StoredItems } from './stored-items.service.ts';

/** A value that lies in the browser between visits, for the screen that shows and changes it. */
export interface Kept<Value> {
  readonly state$: Behavior<{ readonly kept: Value | undefined }>;
  /** What lies there now: another window may have written since. */
  read(): Value | undefined;
  /** Keeps another one; `undefined` takes it away. Where the browser takes nothing it holds until the page goes. */
  keep(value: Value | undefined): void;
}

/** A kept value over the storage of the browser, read when it is made. */
export function createKept<Value>(stored: StoredItems, item: StoredItem<Value>): Kept<Value> {
  const subject = new BehaviorSubject({ kept: stored.read(item) });
  return {
    state$: subject,
    read: () => stored.read(item),
    keep(value) {
      if (value === undefined) stored.remove(item);
      else stored.write(item, value);
      subject.next({ kept: value });
    },
  };
}
