import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { isUnderWay, UNDER_WAY } from '../database/derived-work.ts';
import { isWithin } from '../database/scope.ts';
import { scopeOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import { labelOf } from './entry-detail.query.ts';
import { errorsOf, type ErrorQuestion } from './errors.query.ts';
import { previewOf, type UploadChoice } from './preview.query.ts';
import { CHOICE, ERROR_QUESTION, ERRORS_ANSWER, PREVIEW_ANSWER } from './preview.schemas.ts';

const CODES = ['tjscgl'];
const tags = ['上传'];
const OUTSIDE = '所选机构不在您的管理范围内';

/** What windows count before anything is done: what a new task would send, and what failed and why. Numbers only, of nobody by name. */
export function previewRoutes(app: FastifyInstance, { database, clock, forms }: ServerContext): void {
  app.post<{ Body: UploadChoice }>(
    '/api/v1/upload-previews',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, body: CHOICE, response: answers(PREVIEW_ANSWER, '会传多少、不传多少') },
    },
    async (request) => {
      if (!isWithin(scopeOf(request), request.body.institution)) throw forbidden(OUTSIDE);
      const preview = await previewOf(database, request.body, clock.now());
      if (preview.ready === 0 && (await isUnderWay(database, 'uploads')))
        throw httpFailure(409, { code: 'upload.under-way', message: '待上传的记录还在整理', advice: UNDER_WAY });
      return preview;
    },
  );

  app.post<{ Body: ErrorQuestion }>(
    '/api/v1/upload-errors',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, body: ERROR_QUESTION, response: answers(ERRORS_ANSWER, '失败在哪里') },
    },
    async (request) => {
      if (!isWithin(scopeOf(request), request.body.institution)) throw forbidden(OUTSIDE);
      const { groups, ...rest } = await errorsOf(database, request.body, clock.now());
      const labelled = groups.map(({ code, recordType, form, label, ...group }) => {
        const word = form !== null && group.key !== '' ? labelOf(forms, form, group.key) : label;
        return { ...group, ...(code && { code }), ...(recordType && { recordType }), ...(word && { label: word }) };
      });
      return { ...rest, groups: labelled };
    },
  );
}
