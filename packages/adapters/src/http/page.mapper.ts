import type { Page } from '@gongwei/domain/resident';
import type { Json } from '@gongwei/domain/shared';
import { member, objectOf, requiredList, requiredNumber } from './wire-body.ts';

/** Our own resources send the domain's own types; what is checked is that they came whole. */
export const pageOf = <Row>(body: Json | undefined): Page<Row> => ({
  rows: requiredList(member(body, 'rows'), 'rows').filter((row) => objectOf(row) !== undefined) as unknown as readonly Row[],
  total: requiredNumber(body, 'total'),
});
