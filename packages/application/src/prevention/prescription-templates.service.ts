import { TEMPLATE_FORMS } from '@gongwei/domain/chronic';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';

/** An entry of the knowledge base that a prescription may begin with. */
export type PrescriptionChoice = { readonly id: string; readonly formId: string; readonly name: string };

/** So many of each register are offered, by name. */
const MOST = 200;

/** Entries in use of both registers that hold plans. */
export const createPrescriptionChoices = (gateway: ListGateway): Loaded<readonly PrescriptionChoice[]> =>
  createLoaded(async (asker) => {
    const found: PrescriptionChoice[] = [];
    for (const formId of TEMPLATE_FORMS) {
      const { rows } = await gateway.read({ list: formId, where: { state: ['1'] } }, { offset: 0, limit: MOST }, asker);
      found.push(...rows.map(({ id, cells }) => ({ id, formId, name: String(cells['name'] ?? '') })));
    }
    return found;
  });
