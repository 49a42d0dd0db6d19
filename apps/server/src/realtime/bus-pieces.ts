/** Characters of one notification: PostgreSQL takes 7999 bytes. */
const PIECE = 7_000;

/** Cuts a message into notifications. `sender` and `number` say which message a piece belongs to. */
export function cut(sender: string, number: number, message: unknown): readonly string[] {
  const text = Buffer.from(JSON.stringify(message)).toString('base64');
  const count = Math.max(1, Math.ceil(text.length / PIECE));
  return Array.from(
    { length: count },
    (_, at) => `${sender}.${number}.${at}.${count}.${text.slice(at * PIECE, (at + 1) * PIECE)}`,
  );
}

/** Puts notifications together again. Pieces of a sender come in order; a message whose beginning was missed is left out. */
export function createPieces() {
  const begun = new Map<string, string[]>();
  return {
    /** The message that is whole with this piece. */
    take(piece: string): unknown {
      const [sender = '', number, at, count, data = ''] = piece.split('.');
      const key = `${sender}.${number}`;
      const parts = at === '0' ? [] : begun.get(key);
      // A sender that broke off begins its next message anew.
      for (const other of begun.keys()) if (other.startsWith(`${sender}.`) && other !== key) begun.delete(other);
      if (!parts || parts.length !== Number(at)) return undefined;
      parts.push(data);
      begun.set(key, parts);
      if (parts.length < Number(count)) return undefined;
      begun.delete(key);
      return JSON.parse(Buffer.from(parts.join(''), 'base64').toString());
    },
  };
}
