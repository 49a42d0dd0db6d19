import { describe, expect, it } from 'vitest';
import { loadList, type ListAction, type ListDefinition, type ListId } from '../lists/index.ts';
import { permissionOfModule } from '../identity/index.ts';
import { ACTION_DEPARTURES, NOT_YET_AT_MOST, type ActionDeparture } from './action-departures.data.ts';
import { loadRegisterList, REGISTER_LIST_IDS } from './register-lists.ts';
import actionsFile from './screen-actions.json' with { type: 'json' };

/** What each screen offers, as `id|label|letter|permission code`, taken from the screens the product was built on, not from its lists. */
const screens: { readonly [list: string]: readonly string[] } = actionsFile;

type Asked = { readonly id: string; readonly label: string; readonly letter: string; readonly code: string };
const asked = (line: string): Asked => {
  const [id = '', label = '', letter = '', code = ''] = line.split('|');
  return { id, label, letter, code };
};

/** A departure that the list does offer, under another name or for another right. */
const namesake = (departure: ActionDeparture | undefined): string | undefined =>
  departure && 'as' in departure ? departure.as : undefined;

/** Screens that the reference itself opens to fewer than hold the code it names (`visibleTo`), and the code that says who. */
const NARROWER: { readonly [list: string]: string } = { 'psychosis-record-list': 'gwjsza' };

const codeOf = ({ permission }: ListDefinition, action: ListAction): string =>
  action.permission ?? (permission === 'everybody' ? '' : permission.code);

function offers(list: ListDefinition, { id, label, letter, code }: Asked): boolean {
  const fits = (list.actions ?? []).filter((action) => action.label === label || action.id === id);
  const wanted = code === permissionOfModule('follow-up') ? (NARROWER[list.id] ?? code) : code;
  return fits.some((action) => action.letter === letter && (code === '' || codeOf(list, action) === wanted));
}

const lists = await Promise.all(
  Object.entries(screens).map(async ([id, lines]) => ({
    id,
    lines: lines.map(asked),
    list: await (REGISTER_LIST_IDS.includes(id) ? loadRegisterList(id) : loadList(id as ListId)),
    departures: ACTION_DEPARTURES[id] ?? {},
  })),
);

describe.each(lists)('the actions of $id', ({ list, lines, departures }) => {
  it('are offered with their letter, or stand among the departures with a reason', () => {
    expect(lines.filter((line) => !offers(list, line) && !departures[line.id]).map(({ label }) => label)).toEqual([]);
  });

  it('have no departure that is none, or of something nobody asked for', () => {
    const open = lines.filter((line) => !offers(list, line)).map(({ id }) => id);
    expect(Object.keys(departures).filter((id) => !open.includes(id))).toEqual([]);
  });

  it('are there under the name a departure gives', () => {
    const own = (list.actions ?? []).map(({ id }) => id);
    const named = Object.values(departures).flatMap((departure) => namesake(departure) ?? []);
    expect(named.filter((id) => !own.includes(id))).toEqual([]);
  });
});

describe('departures', () => {
  it('are of screens that are known', () => {
    expect(Object.keys(ACTION_DEPARTURES).filter((id) => screens[id] === undefined)).toEqual([]);
  });

  it('become fewer: what is not there yet', () => {
    const open = Object.values(ACTION_DEPARTURES).flatMap((each) =>
      Object.values(each).filter((one) => 'notYet' in one),
    );
    expect(open.length).toBeLessThanOrEqual(NOT_YET_AT_MOST);
  });
});
