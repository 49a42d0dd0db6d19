import { maskFor } from '@gongwei/domain/shared';
import { readerOfUploads } from '../privacy/reader.policy.ts';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { countyCodeOf, isWithin } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import type { ConnectedUploads } from './connect-uploads.ts';
import { reconcile, type Period } from './reconcile.ts';
import { RECONCILE, RECONCILED_ANSWER } from './upload.schemas.ts';

/** Rows of the difference only the platform has that are shown; more are counted. */
const SHOWN = 200;

/** 平台对账: everything of an institution and a period. In the body stands no personal data, in the answer masked numbers. */
export function reconcileRoutes(app: FastifyInstance, context: ServerContext, { parts }: ConnectedUploads): void {
  app.post<{ Body: Period }>(
    '/api/v1/upload-reconciliations',
    {
      config: { access: holdersOf(['tjscgl'], 'E') },
      schema: { tags: ['上传'], body: RECONCILE, response: answers(RECONCILED_ANSWER, '对账结果') },
    },
    async (request) => {
      const [staff, period] = [staffOf(request), request.body];
      const reader = readerOfUploads(staff);
      if (!isWithin(scopeOf(request), period.institution)) throw forbidden('所选机构不在您的管理范围内');
      const { onlyThere, ...counts } = await reconcile(parts, countyCodeOf(period.institution), period);
      await recordOperation(context.database, context, staff, {
        action: 'upload.reconcile',
        target: period.institution,
        details: { compared: counts.compared, onlyThere: onlyThere.length },
      });
      return {
        ...counts,
        onlyThere: onlyThere.length,
        rows: onlyThere.slice(0, SHOWN).map(({ id, name, idNumber, sheet, day }) => ({
          id,
          name: maskFor(reader, 'person-name', name) ?? '',
          idNumber: maskFor(reader, 'id-number', idNumber) ?? '',
          title: context.forms.title(sheet),
          day,
        })),
      };
    },
  );
}
