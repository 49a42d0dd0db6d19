import { createSought, type Clock, type Sought } from '../shared/index.ts';
import type { WaitingRetest, WaitingRetests } from './waiting-retests.port.ts';

/** No number of a paper is shorter. Characters. */
const SHORTEST = 7;

/** What waits for the person whose number is typed or read; asked once typing rests. */
export const createRetestOfPerson = (service: WaitingRetests, clock: Clock): Sought<readonly WaitingRetest[]> =>
  createSought(clock, async (asker, idNo) => (idNo.length < SHORTEST ? [] : service.of(idNo, asker)));
