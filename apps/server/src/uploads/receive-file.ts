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

/** Writes the one file of a multipart body to the disk as it comes in; in memory is only what is on its way. */
export async function receiveFile(request: FastifyRequest, path: string, rules: UploadRules): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw rules.failure('none');
  const limits = { fileSize: rules.largest, files: 1, fields: 20, fieldSize: 4_096 };
  const file = await request.file({ limits, throwFileSizeLimit: false });
  if (!file) throw rules.failure('none');
  const discard = (): Promise<void> => rm(path, { force: true });
  try {
    const target = createWriteStream(path, { mode: 0o600, flags: 'wx' });
    await pipeline(file.file, target);
    if (file.file.truncated) throw rules.failure('too-large');
    if (target.bytesWritten === 0) throw rules.failure('empty');
  } catch (error) {
    await discard();
    throw error;
  }
  // Cut in the middle of a character, a name could neither be stored nor stand in a header.
  return { name: file.filename.replaceAll('\0', '').slice(-120).toWellFormed(), path, discard };
}

/** The usual sentences' frame. */
export const uploadFailure = (status: 413 | 422 | 429, code: string, message: string, advice?: string): HttpFailure =>
  httpFailure(status, { code, message, ...(advice === undefined ? {} : { advice }) });
