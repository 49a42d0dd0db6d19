import { token } from './token.ts';

/** Makes UUIDv7 identifiers: unique, and in the order they were made. */
export interface IdSource {
  next(): string;
}
export const IdSource = token<IdSource>('IdSource');
