import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * What comes out of a transform for what goes in. Begins when it is first read and ends with its reader, whether that is
 * done, gives up or never begins: a stream that nobody reads and nobody listens to would take the process with it when it fails.
 */
export async function* streamThrough(
  source: AsyncIterable<Buffer | string>,
  transform: Transform,
): AsyncGenerator<Buffer> {
  const input = Readable.from(source, { highWaterMark: 2 });
  const ended = pipeline(input, transform).catch(() => {});
  try {
    yield* transform as AsyncIterable<Buffer>;
  } finally {
    input.destroy();
    transform.destroy();
    await ended;
  }
}
