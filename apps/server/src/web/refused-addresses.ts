import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const TOO_LONG = 'FST_ERR_MAX_PARAM_LENGTH';

/** What is answered to an address that leads to no route because it cannot be read at all, in words of ours: it is not said again what it was. */
export function refuseAddress({ code }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const message = code === TOO_LONG ? '地址太长，请检查是否完整复制' : '地址不正确，请检查是否完整复制';
  void reply.code(code === TOO_LONG ? 414 : 400).send({ code: 'request.invalid', message });
}
