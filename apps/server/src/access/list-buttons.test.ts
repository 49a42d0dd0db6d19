import { loadRegisterList, REGISTER_LIST_IDS, formIndex } from '@gongwei/domain/catalogue';
import { maySave, mayRead } from '@gongwei/domain/identity';
import {
  codeOfAction,
  LIST_IDS,
  loadList,
  mayTakeAction,
  type ListAction,
  type ListDefinition,
} from '@gongwei/domain/lists';
import { mayOpen, wholePages } from '@gongwei/domain/pages';
import type { PermissionLetter } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSION_MATRIX, type Role } from '../identity/permission-matrix.data.ts';
import { allows, permissionsOf } from '../identity/permissions.policy.ts';
import type { RouteAccess } from './route-access.ts';
import { roles, startServerOfRoles, type ServerOfRoles } from './server-of-roles.fixture.ts';

type Button = { readonly list: ListDefinition; readonly action: ListAction };

/** What the windows and prints of lists call, by the name the definitions give them. A new one needs a line. */
const ROUTES: { readonly [name: string]: string } = {
  'new-resident': 'POST /api/v1/residents',
  'archive-event': 'POST /api/v1/residents/:id/archive-events',
  'merge-archive': 'GET /api/v1/residents/:id/merge-preview',
  'entry-history': 'GET /api/v1/records/:id/history',
  'import-rows': 'POST /api/v1/lists/:list/imports',
  'new-token': 'POST /api/v1/tokens',
  'effective-pages': 'GET /api/v1/users/:id',
  'token-uses': 'GET /api/v1/tokens/:id/uses',
  'password-slips': 'POST /api/v1/users/passwords',
  reconciliation: 'POST /api/v1/upload-reconciliations',
  newUpload: 'POST /api/v1/upload-previews',
  uploadErrors: 'POST /api/v1/upload-errors',
  sessionEditor: 'POST /api/v1/exam-sessions',
  copySession: 'POST /api/v1/exam-sessions',
  uploadDetail: 'GET /api/v1/uploads/:id',
  uploadTask: 'GET /api/v1/upload-batches/:id',
  'nucleic-report': 'POST /api/v1/nucleic-reports/print',
  'app-qr': 'GET /api/v1/app-packages/:id/file',
  'contract-services': 'GET /api/v1/contracts/:id/services',
  'medication-check': 'GET /api/v1/medication-records/:id/check',
  'app-versions': 'GET /api/v1/app-terminals/versions',
  callNext: 'POST /api/v1/exam-sessions/:id/calls',
  'reminder-limits': 'POST /api/v1/reminder-limits',
};
/** What a route asks for beyond its own letter, of this action's event. */
const INSIDE: { readonly [action: string]: PermissionLetter } = { cancel: 'M' };
/** Windows that only lead on to other pages, print what was read already, or do another action of their list, whose right they ask for (`action-series.test.ts`). */
const READING = [
  'all',
  'appointment-roll',
  'bookVillages',
  'box-labels',
  'child',
  'code-series',
  'diabetes',
  'fault-ticket',
  'hypertension',
  'invitations',
  'maternal',
  'platformAccounts',
  'premarital-male,premarital-female',
  'prepregnancy',
  'prescription-template',
  'psychosis',
  'round-sheet',
  'specimen-labels',
  'tube-labels',
  'tubeWay',
  'tuberculosis',
  'zyyjkgl',
];

let server: ServerOfRoles;
let lists: readonly ListDefinition[];
let buttons: readonly Button[];
beforeAll(async () => {
  server = await startServerOfRoles();
  lists = await Promise.all([...LIST_IDS.map(loadList), ...REGISTER_LIST_IDS.map(loadRegisterList)]);
  buttons = lists.flatMap((list) => (list.actions ?? []).map((action) => ({ list, action })));
});
afterAll(() => server?.close());

const letterOf =
  (role: Role) =>
  (code: string): PermissionLetter | undefined =>
    PERMISSION_MATRIX[code]?.letters[role];
const sees = (list: ListDefinition, role: Role): boolean => mayTakeAction(list, { letter: 'V' }, letterOf(role));
const shown = ({ list, action }: Button, role: Role): boolean =>
  sees(list, role) && mayTakeAction(list, action, letterOf(role));
const nameOf = ({ list, action }: Button): string => `${list.id} · ${action.label}`;
const differing = (verdict: (button: Button, role: Role) => boolean | undefined): readonly string[] =>
  buttons.flatMap((button) =>
    roles.flatMap((role) => {
      const right = verdict(button, role);
      return right === undefined || right === shown(button, role) ? [] : [`${nameOf(button)} × ${role}`];
    }),
  );

/** One role of all those that hold the same letters of the two codes an action of a list asks for. */
function alike({ list, action }: Button): readonly Role[] {
  const own = codeOfAction(list, { letter: 'V' }) ?? '';
  const asked = codeOfAction(list, action) ?? '';
  const kinds = new Map(roles.map((role) => [`${letterOf(role)(own)} ${letterOf(role)(asked)}`, role]));
  return [...kinds.values()];
}

const post = async (role: Role, url: string, payload: object): Promise<number> => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url,
    payload: { time: 0, ip: '', ...payload },
    headers: { token: server.tokens.get(role) as string },
  });
  expect(statusCode, `${url}: ${body}`).toBeLessThan(500);
  return statusCode;
};

describe('every button of every list', () => {
  it('asks for a code the permission matrix knows, so that it can be given and taken away', () => {
    const codes = buttons.map(({ list, action }) => codeOfAction(list, action));
    expect(codes.filter((code) => code !== undefined && !(code in PERMISSION_MATRIX))).toEqual([]);
    // What everybody may do in a list is said of the list as a whole, never of a button that changes something.
    expect(
      buttons
        .filter((one) => codeOfAction(one.list, one.action) === undefined && one.action.letter !== 'V')
        .map(nameOf),
    ).toEqual([]);
  });

  it('is done for exactly the roles it is shown to, where the server does it over rows', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const button of buttons) {
      const { list, action } = button;
      const exports = 'export' in action.does;
      if (!exports && !('job' in action.does)) continue;
      for (const role of alike(button)) {
        const status = exports
          ? await post(role, `/api/v1/lists/${list.id}/export`, { columns: [list.columns[0]?.key] })
          : await post(role, `/api/v1/lists/${list.id}/freeze`, { action: action.id, ids: ['none'] });
        asked += 1;
        if ((status !== 403) !== shown(button, role)) wrong.push(`${nameOf(button)} answers ${role}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  }, 240_000);

  it('that writes a sheet is shown to who may save that sheet', () => {
    const wrong = differing(({ list, action }, role) => {
      if (!('form' in action.does)) return undefined;
      const form = formIndex.find(({ id }) => id === ('form' in action.does ? action.does.form : ''));
      if (!form) return !shown({ list, action }, role);
      if (!sees(list, role)) return undefined;
      return action.letter === 'V' ? mayRead(form, letterOf(role)) : maySave(form, letterOf(role));
    });
    expect(wrong).toEqual([]);
  });

  it('that leads to a page leads nobody to a closed one', () => {
    const closed = buttons.flatMap((button) => {
      const { does } = button.action;
      // A reminder leads its recipient to where they are to do something; those places are in the catalogue of pages, which its own test holds.
      if (!('open' in does) || does.open === ':path') return [];
      const address = does.open.replaceAll(/:(\w+)/g, 'hypertension-follow-up').split('?')[0] as string;
      const place = wholePages.at(address);
      if (!place) return [`${nameOf(button)}: there is no page ${does.open}`];
      return roles
        .filter((role) => shown(button, role) && !mayOpen(place.page, letterOf(role), wholePages.pages))
        .map((role) => `${nameOf(button)} × ${role}: ${address} is closed`);
    });
    expect(closed).toEqual([]);
  });

  it('that opens a window is shown to exactly the roles the window’s route lets in', () => {
    const routes = new Map<string, RouteAccess>(
      server.app.guardedRoutes.map(({ method, url, access }) => [`${method} ${url}`, access]),
    );
    const names = new Set(
      buttons.flatMap(({ action: { does } }) =>
        'dialog' in does ? [does.dialog] : 'print' in does ? [does.print] : [],
      ),
    );
    expect([...names].toSorted()).toEqual([...Object.keys(ROUTES), ...READING].toSorted());
    const wrong = differing((button, role) => {
      const { does } = button.action;
      const name = 'dialog' in does ? does.dialog : '';
      const access = routes.get(ROUTES[name] ?? '');
      if (access?.to !== 'holders' || !sees(button.list, role)) return undefined;
      return allows(
        permissionsOf([role]),
        access.codes,
        (name === 'archive-event' && INSIDE[button.action.id]) || access.letter,
      );
    });
    expect(wrong).toEqual([]);
  });
});
