import type { SampleOfDay } from '@gongwei/domain/nucleic-acid';
import { chinaTime } from '@gongwei/domain/shared';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createSought, type Clock, type Sought } from '../shared/index.ts';

/** No number of a paper is shorter. Characters. */
const SHORTEST = 7;
/** Nobody gives more samples in a day. */
const MOST = 20;

/**
 * The samples of today of the person whose number is typed or read, as far as the asker may see samples: of the own institution and those
 * below. The number travels in the question's body.
 */
export const createSampledToday = (gateway: Pick<ListGateway, 'read'>, clock: Clock): Sought<readonly SampleOfDay[]> =>
  createSought(clock, async (asker, idNo) => {
    if (idNo.length < SHORTEST) return [];
    const today = clock.today();
    const where = { who: { text: idNo }, sampledAt: { from: today, to: today } };
    const { rows } = await gateway.read({ list: 'nucleic-sample-list', where }, { offset: 0, limit: MOST }, asker);
    return rows.map(({ cells }) => ({
      code: String(cells['code'] ?? ''),
      kind: String(cells['kind'] ?? ''),
      state: String(cells['state'] ?? '') as SampleOfDay['state'],
      at: chinaTime(String(cells['sampledAt'])).slice(11, 16),
    }));
  });
