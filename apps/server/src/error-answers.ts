import type { FastifyError, FastifyInstance } from 'fastify';
import { databaseTrouble } from './database/database-trouble.ts';
import { TROUBLE_ANSWERS } from './database-answers.ts';
import { recordException } from './logging/exception-log.ts';
import type { ServerContext } from './server-context.ts';
import { isHttpFailure } from './shared/http-failure.ts';

const WORDS: { readonly [status: number]: readonly [code: string, message: string] } = {
  400: ['request.invalid', '请求的内容不正确'],
  404: ['request.not-found', '没有这个地址'],
  413: ['request.too-large', '上传的内容太大'],
  415: ['request.unsupported', '不支持这种内容'],
  429: ['request.too-many', '操作太频繁，请稍后再试'],
};

/** Turns what handlers throw into the answers of docs/http.md. Nothing of an unexpected error reaches the user but its number. */
export function answerErrors(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (isHttpFailure(error)) {
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
      return reply.code(error.statusCode).send(error.body);
    }
    if (error.validation) {
      const where = error.validation[0]?.instancePath.slice(1) || error.validation[0]?.params['missingProperty'];
      return reply.code(422).send({
        code: 'request.invalid',
        message: '请求的内容不正确',
        advice: `请检查 ${String(where ?? '各项内容')}`,
      });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const [code, message] = WORDS[status] ?? ['request.refused', '请求被拒绝'];
      return reply.code(status).send({ code, message });
    }
    const route = `${request.method} ${request.routeOptions.url ?? '-'}`;
    const id = await recordException(context, { error, route, ...(request.staff ? { userId: request.staff.id } : {}) });
    request.log.error({ exception: id, route, name: error.name }, 'request failed');
    const trouble = databaseTrouble(error);
    if (trouble) {
      const { status: answered, retryAfter, code, message, advice } = TROUBLE_ANSWERS[trouble];
      return reply
        .code(answered)
        .header('retry-after', retryAfter)
        .send({ code, message, advice: advice(id) });
    }
    return reply.code(500).send({
      code: 'server.defect',
      message: '服务器出错了，您的内容没有丢失，请稍后再试',
      advice: `如果再次出现，请把编号 ${id} 告诉管理员`,
    });
  });
}
