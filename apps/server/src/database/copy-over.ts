import type pg from 'pg';

/** What of pg's own connection a copy needs; see `Client.query` of pg for what may be submitted. */
type Wire = {
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** Sends `text` over a connection as what `sql`, a `copy … from stdin`, reads. @throws the database's own error. */
export const copyOver = (on: pg.ClientBase, sql: string, text: string): Promise<void> =>
  new Promise((done, failed) => {
    let trouble: Error | undefined;
    const copy = {
      submit: (wire: Wire): void => wire.query(sql),
      handleCopyInResponse(wire: Wire): void {
        wire.sendCopyFromChunk(Buffer.from(text));
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
