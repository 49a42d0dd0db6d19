import type { SetUpGateway, SetUpRefusal } from '@gongwei/application/identity';
import type { CheckedInstitution, Institution } from '@gongwei/domain/organisation';
import { fail, ok, type Json, type Result } from '@gongwei/domain/shared';
import type { HttpAnswer } from './http-gateway.ts';
import { listIn, member, memberText, requiredList, requiredNumber, requiredText, textOf } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Wrong code, done by somebody else, a file too large, something to mend, too many at once. */
const REFUSALS = [403, 409, 413, 422, 429];

/** The set-up of a new site, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpSetUpGateway(calls: WireCalls): SetUpGateway {
  return {
    async needed() {
      const { body } = await calls.resource({ method: 'GET', path: '/v1/set-up' });
      return member(body, 'needed') === true;
    },
    async tryCode(code) {
      const answer = await calls.resource({ method: 'POST', path: '/v1/set-up/code', body: { code } }, REFUSALS);
      return outcomeOf(answer, () => undefined);
    },
    async preview(code, file) {
      const form = new FormData();
      form.append('file', new Blob([(await file.bytes()) as Uint8Array<ArrayBuffer>]), file.name);
      const headers = { 'x-set-up-code': code.replaceAll(/[^\w-]/g, '') };
      const path = '/v1/set-up/preview';
      const answer = await calls.resource({ method: 'POST', path, body: form, headers }, REFUSALS);
      return outcomeOf(answer, (body) => {
        const problem = memberText(body, 'problem');
        return { rows: requiredList(member(body, 'rows'), 'rows').map(rowOf), ...(problem && { problem }) };
      });
    },
    async finish(setUp) {
      const body = setUp as unknown as Json as { readonly [name: string]: Json };
      const answer = await calls.resource({ method: 'POST', path: '/v1/set-up', body }, REFUSALS);
      return outcomeOf(answer, () => undefined);
    },
  };
}

const outcomeOf = <Value>(
  { status, body }: HttpAnswer,
  read: (body: Json | undefined) => Value,
): Result<Value, SetUpRefusal> => (status < 400 ? ok(read(body)) : fail(refusalOf(body)));

function refusalOf(body: Json | undefined): SetUpRefusal {
  const [advice, fields] = [memberText(body, 'advice'), listIn(member(body, 'fields'))];
  return {
    message: memberText(body, 'message') ?? '服务器拒绝了这次操作。',
    ...(advice && { advice }),
    ...(fields.length > 0 && {
      fields: fields.map((one) => ({
        field: memberText(one, 'field') ?? '',
        message: memberText(one, 'message') ?? '',
      })),
    }),
  };
}

function rowOf(wire: Json): CheckedInstitution {
  const institution = member(wire, 'institution');
  return {
    row: requiredNumber(wire, 'row'),
    code: requiredText(wire, 'code'),
    name: requiredText(wire, 'name'),
    problems: listIn(member(wire, 'problems')).flatMap((one) => textOf(one) ?? []),
    ...(institution !== undefined && { institution: institutionOf(institution) }),
    ...(member(wire, 'known') === true && { known: true as const }),
  };
}

function institutionOf(wire: Json): Institution {
  const parentCode = memberText(wire, 'parentCode');
  return {
    code: requiredText(wire, 'code'),
    name: requiredText(wire, 'name'),
    level: requiredNumber(wire, 'level') as Institution['level'],
    offersChildren: member(wire, 'offersChildren') === true,
    ...(parentCode !== undefined && { parentCode }),
  };
}
