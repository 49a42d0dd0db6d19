import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { receiveFile, uploadFailure, type ReceivedFile, type UploadRules } from '../uploads/receive-file.ts';
import { importsUnderWay } from './roster-imports.repository.ts';
import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';
import type { RosterUser } from '../resident/filed-people.ts';

export const ROSTER_UPLOAD: UploadRules = {
  largest: ROSTER_LIMITS.fileBytes,
  failure: (reason) =>
    reason === 'too-large'
      ? uploadFailure(413, 'roster.too-large', say.tooLarge)
      : reason === 'empty'
        ? uploadFailure(422, 'roster.empty', say.empty)
        : uploadFailure(422, 'roster.no-file', say.none),
};

/** Takes rosters in: few at a time for each user, and few in all. */
export function rosterUpload({ database, uploads }: Pick<ServerContext, 'database' | 'uploads'>) {
  /** Files on their way in, by user. */
  const coming = new Map<string, number>();
  const add = (userId: string, one: 1 | -1): void => {
    const count = (coming.get(userId) ?? 0) + one;
    if (count > 0) coming.set(userId, count);
    else coming.delete(userId);
  };
  return {
    /** @throws 429 where the user has enough to wait for. */
    async receive<Value>(
      request: FastifyRequest,
      user: RosterUser,
      then: (file: ReceivedFile) => Promise<Value>,
    ): Promise<Value> {
      const everybody = [...coming.values()].reduce((sum, count) => sum + count, 0);
      if (everybody >= ROSTER_LIMITS.waiting)
        throw uploadFailure(429, 'roster.busy', '现在上传名册的人较多，请过几分钟再上传');
      add(user.id, 1);
      try {
        const waiting = (coming.get(user.id) ?? 0) + (await importsUnderWay(database, user));
        if (waiting > ROSTER_LIMITS.waitingOfUser)
          throw uploadFailure(
            429,
            'roster.too-many',
            `您已有 ${ROSTER_LIMITS.waitingOfUser} 份名册正在处理`,
            '请等其中一份处理完，或取消一份后再上传',
          );
        const file = await receiveFile(request, uploads.newPath(), ROSTER_UPLOAD);
        try {
          return await then(file);
        } catch (error) {
          await file.discard();
          throw error;
        }
      } finally {
        add(user.id, -1);
      }
    },
  };
}
