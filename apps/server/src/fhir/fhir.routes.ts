import type { FastifyInstance } from 'fastify';
import type { ListJobs } from '../lists/jobs/list-jobs.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import type { ServerContext } from '../server-context.ts';
import { exportRoutes } from './export.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { answerInFhir } from './outcome.ts';
import { patientRoutes } from './patient.routes.ts';
import { questionnaireRoutes } from './questionnaire.routes.ts';

/**
 * Residents' files for other systems, as FHIR R4: read-only, in the scope and with the masks of who asks, every opening written down. To be
 * registered by itself: refusals of these routes are OperationOutcomes.
 */
export function fhirRoutes(app: FastifyInstance, context: ServerContext, lists: ServedLists, jobs: ListJobs): void {
  answerInFhir(app);
  questionnaireRoutes(app, context);
  patientRoutes(app, context);
  fileRoutes(app, context);
  exportRoutes(app, context, lists, jobs);
}
