import { waitTurn, type Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';

/**
 * Lets changes of a county's accounts and roles wait for each other until the transaction ends: two administrators who disable each other at
 * the same moment must not both succeed, nor two who add somebody get the same staff number, nor may a role go while it is given.
 */
export const staffTurn = (inside: Queryable, institutionCode: string): Promise<void> =>
  waitTurn(inside, `staff:${countyCodeOf(institutionCode)}`);
