import type { UploadGateway } from '@gongwei/application/upload';
import { createAsk } from './ask-or-refuse.ts';
import type { WireCalls } from './wire-calls.ts';

/** A platform that says nothing is told as a sentence beside what is known already. */
const SILENT = [409, 422, 503];

/** Uploads to the platform, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpUploads(calls: WireCalls): UploadGateway {
  const { get, find, ask } = createAsk(calls);
  const entry = (id: string, rest = '') => `/v1/uploads/${encodeURIComponent(id)}${rest}`;
  const task = (id: string, rest = '') => `/v1/upload-batches/${encodeURIComponent(id)}${rest}`;
  return {
    entry: (id) => get(entry(id)),
    compare: (id) => ask(entry(id, '/compare'), {}, SILENT),
    decide: (id, decision) => ask(entry(id, '/decide'), decision),
    task: (id) => get(task(id)),
    steer: (id, event) => ask(task(id, '/events'), event),
    preview: (choice, asker) => find('/v1/upload-previews', choice, asker),
    errors: (question, asker) => find('/v1/upload-errors', question, asker),
    reconcile: (period) => ask('/v1/upload-reconciliations', period, SILENT),
  };
}
