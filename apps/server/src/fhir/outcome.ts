import type { FastifyError, FastifyInstance } from 'fastify';
import { isHttpFailure } from '../shared/http-failure.ts';
import { FHIR_JSON } from './fhir-request.ts';

/** Codes of OperationOutcome for the statuses handlers answer with. */
const KINDS: { readonly [status: number]: string } = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  422: 'processing',
  429: 'throttled',
  503: 'transient',
};

/** What went wrong as FHIR says it; our own code and the sentence stand in `details`. */
const outcomeOf = (status: number, code: string, message: string, advice?: string) => ({
  resourceType: 'OperationOutcome',
  issue: [
    {
      severity: 'error',
      code: KINDS[status] ?? 'exception',
      details: { coding: [{ system: 'urn:gongwei:failure', code }], text: message },
      ...(advice !== undefined && { diagnostics: advice }),
    },
  ],
});

/** Refusals of these routes are OperationOutcomes; what is a defect goes on to the handler of all routes, which writes it down. */
export function answerInFhir(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, _request, reply) => {
    if (isHttpFailure(error)) {
      const { code, message, advice } = error.body;
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
      return reply
        .code(error.statusCode)
        .type(FHIR_JSON)
        .send(outcomeOf(error.statusCode, code, message, advice));
    }
    if (error.validation) {
      const where = error.validation[0]?.instancePath.slice(1) || error.validation[0]?.params['missingProperty'];
      return reply
        .code(400)
        .type(FHIR_JSON)
        .send(outcomeOf(400, 'request.invalid', '请求的内容不正确', `请检查 ${String(where ?? '各项内容')}`));
    }
    throw error;
  });
}
