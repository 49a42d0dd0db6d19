import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type {} from '@fastify/multipart';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { httpFailure, type HttpFailure } from '../shared/http-failure.ts';

export type ReceivedFile = {
  /** As the browser calls it, its end where it is long. */
  readonly name: string;
  readonly path: string;
  discard(): Promise<void>;
};

/** What one kind of upload may be, and what is said otherwise. */
export type UploadRules = {
  /** Bytes. */
  readonly largest: number;
  readonly failure: (reason: 'none' | 'empty' | 'too-large') => HttpFailure;
};

/** The parts of a multipart body around its file. */
const AROUND = 64 * 1024;

/** For a route's `onRequest`: who says that they bring more than is taken is answered before a byte of it is read. */
export const refuseByLength =
  ({ largest, failure }: UploadRules): onRequestAsyncHookHandler =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(Number(request.headers['content-length'] ?? 0) > largest + AROUND)) return;
    // What is on its way is not read, so that nothing else can come over this connection.
    reply.header('connection', 'close');
    throw failure('too-large');
  };

/**
 * What broke off on its way, or is no form at all, is no fault of the server; a disk that takes nothing is. Failures of the parser carry nothing
 * to tell them by, so that those of the system are told by what they did.
 */
function brokenOff(error: unknown, { failure }: UploadRules): unknown {
  const { statusCode, syscall } = error as { readonly statusCode?: unknown; readonly syscall?: unknown };
  return statusCode === undefined && syscall === undefined ? failure('none') : error;
}

/** Writes the one file of a multipart body to the disk as it comes in; in memory is only what is on its way. */
export async function receiveFile(request: FastifyRequest, path: string, rules: UploadRules): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw rules.failure('none');
  // Nothing comes any more from who left while they were still being let in, not even an end: who read on would wait for ever.
  if (request.raw.destroyed) throw rules.failure('none');
  const limits = { fileSize: rules.largest, files: 1, fields: 20, fieldSize: 4_096 };
  const file = await request.file({ limits, throwFileSizeLimit: false }).catch((error: unknown) => {
    throw brokenOff(error, rules);
  });
  if (!file) throw rules.failure('none');
  const discard = (): Promise<void> => rm(path, { force: true });
  const target = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  const closed = new Promise<void>((done) => target.once('close', done));
  try {
    await pipeline(file.file, target);
    if (file.file.truncated) throw rules.failure('too-large');
    if (target.bytesWritten === 0) throw rules.failure('empty');
  } catch (error) {
    // What broke off at once may still be being opened: taken away before that, it would come to lie there for ever.
    await closed;
    await discard();
    throw brokenOff(error, rules);
  }
  // Cut in the middle of a character, a name could neither be stored nor stand in a header.
  return { name: file.filename.replaceAll('\0', '').slice(-120).toWellFormed(), path, discard };
}

/** The usual sentences' frame. */
export const uploadFailure = (status: 413 | 422 | 429, code: string, message: string, advice?: string): HttpFailure =>
  httpFailure(status, { code, message, ...(advice === undefined ? {} : { advice }) });
