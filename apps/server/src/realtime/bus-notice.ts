/** Characters a notification may carry: PostgreSQL takes 7999 bytes. */
const LARGEST = 7_000;

/** Tells of a message: whose it is, its number among theirs, and, where it is small, what it says. */
export type Notice = { readonly sender: string; readonly number: number; readonly message?: string };

export function writeNotice({ sender, number, message = '' }: Notice): string {
  const text = Buffer.from(message).toString('base64');
  return `${sender}.${number}${text.length > LARGEST ? '' : `.${text}`}`;
}

/** `undefined`: somebody else uses the channel. */
export function readNotice(payload: string): Notice | undefined {
  const [sender = '', number = '', text] = payload.split('.');
  if (!/^[0-9a-f-]{36}$/.test(sender) || !/^\d+$/.test(number)) return undefined;
  const said = text === undefined ? {} : { message: Buffer.from(text, 'base64').toString() };
  return { sender, number: Number(number), ...said };
}
