import type { BehaviorSubject } from 'rxjs';
import type { Behavior, Scope } from '../shared/index.ts';

/** One Behavior a key, made when somebody first asks for it, so that a key stroke wakes one field and not the form. */
export type KeyedBehaviors<Value> = {
  of(key: string): Behavior<Value>;
  /** Tells the readers of these keys where the value's identity changed. */
  publish(keys: readonly string[]): void;
  /** After a new start of the engine: every key that has readers. */
  publishAll(): void;
};

export function createKeyedBehaviors<Value>(scope: Scope, read: (key: string) => Value): KeyedBehaviors<Value> {
  const subjects = new Map<string, BehaviorSubject<Value>>();
  const tell = (key: string, subject: BehaviorSubject<Value>): void => {
    const value = read(key);
    if (value !== subject.value) subject.next(value);
  };
  return {
    of(key) {
      const known = subjects.get(key);
      if (known) return known;
      const made = scope.behavior(read(key));
      subjects.set(key, made);
      return made;
    },
    publish(keys) {
      for (const key of keys) {
        const subject = subjects.get(key);
        if (subject) tell(key, subject);
      }
    },
    publishAll() {
      for (const [key, subject] of subjects) tell(key, subject);
    },
  };
}
