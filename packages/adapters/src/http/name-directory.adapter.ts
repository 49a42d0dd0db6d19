import type { NameDirectory } from '@gongwei/application/organisation';
import { required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** As many as the server answers at once. */
const MOST = 100;

export const createHttpNameDirectory = (calls: WireCalls): NameDirectory => ({
  async namesOf(wanted) {
    const asked = Object.entries(wanted).filter(([, codes]) => codes.length > 0);
    if (asked.length === 0) return {};
    const { body } = await calls.resource({
      method: 'POST',
      path: '/v1/names',
      body: Object.fromEntries(asked.map(([kind, codes]) => [kind, [...new Set(codes)].slice(0, MOST)])),
    });
    return required(body, 'names') as { readonly [code: string]: string };
  },
});
