import type { Json } from '@gongwei/domain/shared';
import type { CreatedResident, NewResident, NewResidentRefusal, NumberRefusal } from '@gongwei/application/resident';
import { faultOfStatus } from './faults.ts';
import { listIn, member, memberText, requiredText, textOf } from './wire-body.ts';

const FIELDS: readonly (keyof NewResident)[] = [
  'name',
  'idNumber',
  'villageCode',
  'phone',
  'address',
  'motherId',
  'noNumber',
  'sex',
  'birthDate',
];

export const createdOf = (body: Json | undefined): CreatedResident => ({
  id: requiredText(body, 'id'),
  archiveNumber: requiredText(body, 'archiveNumber'),
  warnings: listIn(member(body, 'warnings')).flatMap((one) => textOf(one) ?? []),
});

/** Refusals that ask something, by their code. */
const ASKS: { readonly [code: string]: Pick<NewResidentRefusal, 'movesIn'> } = {
  'resident.similar': {},
  'resident.moves-in': { movesIn: true },
};

/** 422 names the fields, 409 the one who is there already. A refusal that names neither is a fault with the server's sentence. */
export function refusalOf(status: number, body: Json | undefined): NewResidentRefusal {
  const message = memberText(body, 'message');
  const existingId = memberText(body, 'existingId');
  const asked = message === undefined ? undefined : ASKS[memberText(body, 'code') ?? ''];
  if (asked && message !== undefined)
    return { fields: [], question: message, ...asked, ...(existingId !== undefined && { existingId }) };
  const named = listIn(member(body, 'fields')).flatMap((one) => {
    const field = FIELDS.find((name) => name === memberText(one, 'field'));
    return field === undefined
      ? []
      : [{ field, message: memberText(one, 'message') ?? message ?? '填写有误，请检查。' }];
  });
  if (existingId !== undefined) {
    return {
      fields: named.length > 0 ? named : [{ field: 'idNumber', message: message ?? '这位居民已经建档。' }],
      existingId,
    };
  }
  if (named.length === 0) throw faultOfStatus(status, message === undefined ? {} : { message });
  return { fields: named };
}

/** Why a number was not taken. */
export function numberRefusalOf(status: number, body: Json | undefined): NumberRefusal {
  const message = memberText(body, 'message');
  if (message === undefined) throw faultOfStatus(status, {});
  const [existingId, advice] = [memberText(body, 'existingId'), memberText(body, 'advice')];
  return {
    message: advice === undefined ? message : `${message}。${advice}`,
    ...(memberText(body, 'code') === 'resident.number-differs' && { question: true, message }),
    ...(existingId !== undefined && { existingId }),
  };
}
