import { token } from './token.ts';

/** Small values kept by the browser between visits. Text in, text out; the storage catalogue knows the shapes. */
export interface KeyValueStore {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  remove(name: string): void;
  names(): readonly string[];
}
export const KeyValueStore = token<KeyValueStore>('KeyValueStore');
