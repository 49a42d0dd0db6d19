import type { Page } from '@gongwei/domain/resident';
import { isJsonObject, type Json } from '@gongwei/domain/shared';
import { member, requiredList, requiredNumber } from './wire-body.ts';

/** Our own resources send the domain's own types; what is checked is that they came whole. */
export const pageOf = <Row>(body: Json | undefined): Page<Row> => ({
  rows: requiredList(member(body, 'rows'), 'rows').filter(isJsonObject) as unknown as readonly Row[],
  total: requiredNumber(body, 'total'),
});
