import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Milliseconds without a byte after which a line is held to be left open by the server. */
const PATIENCE = 20_000;

/** When it is closed, however that came. */
const endOf = (line: Socket): Promise<void> =>
  new Promise((done) => line.on('error', () => {}).on('close', () => done()));

export type RawLine = {
  readonly line: Socket;
  /** When it is closed: everything the server said, and whether only we closed the line because nothing came any more. */
  readonly ended: Promise<{ readonly said: Buffer; readonly isLeftOpen: boolean }>;
};

/** A line to a server by which bytes are sent that no program would send. */
export async function openRawLine(url: string): Promise<RawLine> {
  const { hostname, port } = new URL(url);
  const line = connect({ host: hostname, port: Number(port), noDelay: true });
  const said: Buffer[] = [];
  let isLeftOpen = false;
  line.on('data', (data) => void said.push(data));
  line.setTimeout(PATIENCE, () => {
    isLeftOpen = true;
    line.destroy();
  });
  const ended = endOf(line).then(() => ({ said: Buffer.concat(said), isLeftOpen }));
  await once(line, 'connect');
  return { line, ended };
}

/** Writes bytes in packets: the first as long as the first number says, and so on, the last with all that is left. */
export async function writeInParts(line: Socket, bytes: Buffer, lengths: readonly number[]): Promise<void> {
  let at = 0;
  for (const length of lengths) {
    line.write(bytes.subarray(at, at + length));
    at += length;
    // The next part is a packet of its own.
    await new Promise((done) => setImmediate(done));
  }
  line.write(bytes.subarray(at));
}
