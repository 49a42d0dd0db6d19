import { readFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { httpFailure } from '../shared/http-failure.ts';
import { receiveFile, type UploadRules } from './receive-file.ts';
import type { UploadFolder } from './upload-folder.ts';

/** A file so small that it is worked on in memory, once it is all there. */
export type SmallUploadRules = UploadRules & {
  /** Files on their way or worked on in this process; whoever comes then is told to come again. */
  readonly atOnce: number;
};

/** Takes files in for all areas. */
export type UploadDesk = UploadFolder & {
  /**
   * The bytes of a small file, which waited on the disk until it was whole: who sends slowly holds no memory.
   * @throws what the rules say, or 429 where enough are on their way.
   */
  small<Value>(
    request: FastifyRequest,
    rules: SmallUploadRules,
    then: (bytes: Buffer) => Value | Promise<Value>,
  ): Promise<Value>;
};

/** Seconds after which another try is worth it. */
const COME_AGAIN = 3;

export function createUploadDesk(folder: UploadFolder): UploadDesk {
  const underWay = new Map<UploadRules, number>();
  const add = (rules: UploadRules, one: 1 | -1): void => void underWay.set(rules, (underWay.get(rules) ?? 0) + one);
  return {
    ...folder,
    async small(request, rules, then) {
      if ((underWay.get(rules) ?? 0) >= rules.atOnce)
        throw httpFailure(429, { code: 'upload.busy', message: '现在上传的人较多，请过几秒再上传' }, COME_AGAIN);
      add(rules, 1);
      try {
        const file = await receiveFile(request, folder.newPath(), rules);
        try {
          return await then(await readFile(file.path));
        } finally {
          await file.discard();
        }
      } finally {
        add(rules, -1);
      }
    },
  };
}
