import type { Fault, Json } from '@gongwei/domain/shared';
import { faultOfStatus, refusedByCode, unreadable } from './faults.ts';
import type { HttpAnswer, HttpCall, HttpGateway } from './http-gateway.ts';
import { member, memberText, saidIn } from './wire-body.ts';

/** A call of the specification: what happened is in `code`. */
export type WireAnswer = {
  readonly code: number;
  readonly message: string;
  readonly body: Json;
  readonly data: Json | undefined;
};

/** Told when the server’s answer carries a notice for the user: its code and a Chinese sentence. */
export type Announce = (notice: { readonly code: number; readonly message: string }) => void;

const INFORMING = 101;
const REFUSING = [-99, -90, -91, -100];

/** The two kinds of calls there are: the specification’s envelopes, and resources of our own. */
export type WireCalls = {
  /** Envelope calls. Code 101 announces and passes on, -99, -90, -91, -100 announce and reject; others are the caller's. */
  envelope(call: HttpCall): Promise<WireAnswer>;
  /** Our own resources: a status below 400 gives the body, anything else a `Fault` or, where `accept` names it, the answer. */
  resource(call: HttpCall, accept?: readonly number[]): Promise<HttpAnswer>;
};

/** The two families of calls over one gateway. `announce`: told what the specification wants shown to whoever sits there; nobody, where nothing is said. */
export function createWireCalls(gateway: HttpGateway, announce: Announce = () => {}): WireCalls {
  return {
    async envelope(call) {
      const { status, body } = await gateway.send(call);
      const code = codeOf(body);
      const message = memberText(body, 'msg') ?? memberText(body, 'message') ?? '';
      if (code === undefined) throw status >= 400 ? faultOfAnswer({ status, body }) : unreadable('no code');
      if (code === INFORMING || REFUSING.includes(code)) announce({ code, message });
      if (REFUSING.includes(code)) throw refusedByCode(code, message);
      return { code, message, body: body as Json, data: member(body, 'data') };
    },
    async resource(call, accept = []) {
      const answer = await gateway.send(call);
      if (answer.status >= 400 && !accept.includes(answer.status)) throw faultOfAnswer(answer);
      return answer;
    },
  };
}

/** What a refusal means, in the server's own words where it has some. */
export const faultOfAnswer = ({ status, body }: HttpAnswer): Fault => faultOfStatus(status, saidIn(body));

/** Servers of this family send the code as a number or as its text. */
function codeOf(body: Json | undefined): number | undefined {
  const code = memberText(body, 'code');
  return code !== undefined && /^-?\d{1,6}$/.test(code) ? Number(code) : undefined;
}
