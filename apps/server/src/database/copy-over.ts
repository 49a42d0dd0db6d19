import type pg from 'pg';

/** Bytes kept ready for what is told; more are taken as they are needed. */
const FIRST_ROOM = 64 * 1024;

/** What of pg's own connection a copy needs; see `Client.query` of pg for what may be submitted. */
type Wire = {
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** The bytes a `copy … to stdout` tells, all of them at once. @throws the database's own error. */
export const copiedOver = (on: pg.ClientBase, sql: string): Promise<Buffer> =>
  new Promise((done, failed) => {
    let trouble: Error | undefined;
    let told = Buffer.allocUnsafe(FIRST_ROOM);
    let length = 0;
    const copy = {
      submit: (wire: Wire): void => wire.query(sql),
      // Rows are copied out: the place where they lie is used again for the next ones.
      handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
        if (length + chunk.length > told.length) told = Buffer.concat([told], 2 * (length + chunk.length));
        length += chunk.copy(told, length);
      },
      handleCommandComplete: (): void => {},
      handleError(error: Error): void {
        trouble ??= error;
        failed(trouble);
      },
      handleReadyForQuery: (): void => (trouble ? failed(trouble) : done(told.subarray(0, length))),
    };
    on.query(copy as unknown as pg.Submittable);
  });

/** Sends `text` over a connection as what `sql`, a `copy … from stdin`, reads. @throws the database's own error. */
export const copyOver = (on: pg.ClientBase, sql: string, text: string | Uint8Array): Promise<void> =>
  new Promise((done, failed) => {
    let trouble: Error | undefined;
    const copy = {
      submit: (wire: Wire): void => wire.query(sql),
      handleCopyInResponse(wire: Wire): void {
        wire.sendCopyFromChunk(
          typeof text === 'string' ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength),
        );
        wire.endCopyFrom();
      },
      handleCommandComplete: (): void => {},
      // What goes wrong is told twice: by the database, and again where the line broke.
      handleError(error: Error): void {
        trouble ??= error;
        failed(trouble);
      },
      handleReadyForQuery: (): void => (trouble ? failed(trouble) : done()),
    };
    on.query(copy as unknown as pg.Submittable);
  });
