import type { KeptMenu, MenuGateway } from '@gongwei/application/back-office';
import { saved } from './saved.ts';
import { required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

const PATH = '/v1/menu-settings';

/** What a site has set of its menu, over HTTP; throws a `Fault` where the line or the server fails. */
export const createHttpMenuSettings = (calls: WireCalls): MenuGateway => ({
  async read() {
    const { body } = await calls.resource({ method: 'GET', path: PATH });
    return required(body, 'menu settings') as unknown as KeptMenu;
  },
  save: (menu) => saved(calls, 'PUT', PATH, menu),
});
