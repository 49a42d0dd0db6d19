import type { JsonObject } from '@gongwei/domain/shared';
import { SWITCH_NAMES, type ClientLogEntry, type MenuItem, type Switches, type Tab } from '@gongwei/domain/shell';
import { listOf, objectIn, textIn, textMember, type Decoder } from './stored-shapes.ts';

/** When an item goes: with the session, with the screen lock too, or it belongs to the device and stays. */
export type ClearOn = 'log-out' | 'lock' | 'never';

/** One thing the platform leaves in a browser: its name, whose it is, how long it stays, how it is read. */
export type StoredItem<Value> = {
  /** The specification's name. */
  readonly name: string;
  /** The area that reads and writes it. */
  readonly owner: 'identity' | 'organisation' | 'shell' | 'devices' | 'forms' | 'resident' | 'call' | 'scheduling';
  /** `session`: of this window, so that two windows keep their own tabs. */
  readonly place: 'local' | 'session';
  readonly clearOn: ClearOn;
  /** Whatever an older version, another program or a curious user left there: `undefined` where it does not fit. */
  readonly decode: Decoder<Value>;
};

const item = <Value>(
  name: string,
  owner: StoredItem<Value>['owner'],
  place: StoredItem<Value>['place'],
  clearOn: ClearOn,
  decode: Decoder<Value>,
): StoredItem<Value> => ({ name, owner, place, clearOn, decode });

/** An institution in the browser's storage, in the names of the wire. */
export type StoredInstitution = {
  readonly jgbh: string;
  readonly jgmc: string;
  readonly jgjb: number;
  readonly jgflag: string;
  readonly pid?: string;
};
const institution: Decoder<StoredInstitution> = (content) => {
  const [from, jgbh] = [objectIn(content), textMember(content, 'jgbh')];
  if (!from || jgbh === undefined) return undefined;
  const [level, pid] = [Number(from['jgjb']), textMember(content, 'pid')];
  return {
    jgbh,
    jgmc: textMember(content, 'jgmc') ?? jgbh,
    jgjb: Number.isInteger(level) ? level : 5,
    jgflag: textMember(content, 'jgflag') ?? '',
    ...(pid !== undefined && { pid }),
  };
};

/** Somebody of the staff in a stored list: their id and their name. */
export type StoredStaff = { readonly value: string; readonly label: string };
const staff: Decoder<StoredStaff> = (content) => {
  const value = textMember(content, 'value');
  return value === undefined ? undefined : { value, label: textMember(content, 'label') ?? value };
};

/** A permission as the specification stores it: `href` is the permission code, `letter` M, E or V. */
export type StoredPermission = { readonly type: number; readonly href: string; readonly letter?: string };
const permission: Decoder<StoredPermission> = (content) => {
  const [from, href, letter] = [objectIn(content), textMember(content, 'href'), textMember(content, 'letter')];
  return from && href !== undefined
    ? { type: Number(from['type']), href, ...(letter !== undefined && { letter }) }
    : undefined;
};

const tab: Decoder<Tab> = (content) => {
  const [from, label, value] = [objectIn(content), textMember(content, 'label'), textMember(content, 'value')];
  if (!from || label === undefined || !value?.startsWith('/')) return undefined;
  const [address, query] = [textMember(from['params'] ?? null, 'address'), textMember(content, 'query')];
  return {
    label,
    value,
    close: from['close'] !== false,
    ...(address?.startsWith('/') && { params: { address } }),
    ...(query?.startsWith('?') && { query }),
  };
};

/** What the window keeps of the menu; it is pruned anew for the user who reads it. */
const menuItem: Decoder<MenuItem> = (content) => {
  const [from, label, path] = [objectIn(content), textMember(content, 'label'), textMember(content, 'path')];
  if (!from || label === undefined || path === undefined) return undefined;
  const [permission, icon, initials] = [
    from['permission'],
    textMember(content, 'icon'),
    textMember(content, 'initials'),
  ];
  const roles = listOf(textIn)(from['roles'] ?? null);
  const children = listOf(menuItem)(from['children'] ?? null);
  return {
    id: textMember(content, 'id') ?? path,
    label,
    path,
    ...(icon !== undefined && { icon }),
    ...(initials !== undefined && { initials }),
    ...((typeof permission === 'string' || typeof permission === 'boolean') && { permission }),
    ...(roles && { roles }),
    ...(objectIn(from['meta'] ?? null)?.['keepAlive'] === true && { meta: { keepAlive: true } }),
    ...(children && { children }),
  };
};

/** In place of a hash: the password of the log-in opens the screen, and only the server knows it. */
export const LOG_IN = 'log-in';
/** The lock password, sealed (`hash` is `LOG_IN` where the screen locked itself), and how often a wrong one was given since the screen was locked. */
export type StoredLockPassword = { readonly salt: string; readonly hash: string; readonly tries: number };
const lockPassword: Decoder<StoredLockPassword> = (content) => {
  const [salt, hash] = [textMember(content, 'salt'), textMember(content, 'hash')];
  const tries = Number(objectIn(content)?.['tries'] ?? 0);
  return salt !== undefined && hash !== undefined
    ? { salt, hash, tries: Number.isInteger(tries) ? tries : 0 }
    : undefined;
};

/** The specification's saved user info. */
export type StoredUser = { readonly token: string; readonly phoneNum: string };
const userInfo: Decoder<StoredUser> = (content) => {
  const token = textMember(content, 'token');
  return token === undefined ? undefined : { token, phoneNum: textMember(content, 'phoneNum') ?? '' };
};

/** A set of filters under a name of the user's; `search` is the query of an address. */
export type StoredFilter = { readonly name: string; readonly search: string };
const filterSet: Decoder<StoredFilter> = (content) => {
  const [name, search] = [textMember(content, 'name'), objectIn(content)?.['search']];
  return name !== undefined && typeof search === 'string' ? { name, search } : undefined;
};

/** Lists by the id of the user whose they are: people share a PC. */
const byUser =
  <Value>(list: Decoder<readonly Value[]>): Decoder<{ readonly [userId: string]: readonly Value[] }> =>
  (content) => {
    const lists = Object.entries(objectIn(content) ?? {}).flatMap(([userId, kept]) => {
      const known = list(kept);
      return known ? [[userId, known] as const] : [];
    });
    return lists.length > 0 ? Object.fromEntries(lists) : undefined;
  };

const logEntry: Decoder<ClientLogEntry> = (content) => {
  const [type, time] = [textMember(content, 'type'), textMember(content, 'time')];
  if (type === undefined || time === undefined) return undefined;
  const [message, stack, info, url] = ['message', 'stack', 'info', 'url'].map(
    (name) => textMember(content, name) ?? '',
  ) as [string, string, string, string];
  return { type, message, stack, info, url, time };
};

const switches: Decoder<Partial<Switches>> = (content) => {
  const from = objectIn(content);
  const known = SWITCH_NAMES.flatMap((name) => (typeof from?.[name] === 'boolean' ? [[name, from[name]]] : []));
  return known.length === 0 ? undefined : Object.fromEntries(known);
};

/** No PC that runs this is older; anything less is no instant. */
const LEAST_INSTANT = Date.UTC(2020);
const instant: Decoder<number> = (content) =>
  typeof content === 'number' && content > LEAST_INSTANT ? content : undefined;

const flag: Decoder<boolean> = (content) => (typeof content === 'boolean' ? content : undefined);

/** What stands in the search box of a list, and the query of the address it was typed at. */
export type SoughtText = { readonly at: string; readonly text: string };
const soughtTexts: Decoder<{ readonly [list: string]: SoughtText }> = (content) => {
  const lists = Object.entries(objectIn(content) ?? {}).flatMap(([list, kept]) => {
    const [at, text] = [objectIn(kept)?.['at'], textMember(kept, 'text')];
    return typeof at === 'string' && text !== undefined ? [[list, { at, text }] as const] : [];
  });
  return lists.length === 0 ? undefined : Object.fromEntries(lists);
};

const listPlaces: Decoder<JsonObject> = (content) => {
  const lists = Object.entries(objectIn(content) ?? {}).filter(([, kept]) => objectIn(kept) !== undefined);
  return lists.length === 0 ? undefined : Object.fromEntries(lists);
};

/** Everything the product keeps in the browser besides the token cookie and the encrypted drafts (IndexedDB, `draftJot:…`). */
export const STORED = {
  institutions: item('jgalllist', 'identity', 'local', 'log-out', listOf(institution)),
  doctors: item('zeyslist', 'identity', 'local', 'log-out', listOf(staff)),
  recorders: item('lurulist', 'identity', 'local', 'log-out', listOf(staff)),
  permissions: item('permissions', 'identity', 'local', 'log-out', listOf(permission)),
  token: item('token', 'identity', 'local', 'log-out', textIn),
  /** Written and cleared at once by a window whose user logs out: the others hear of it. */
  leaving: item('leaving', 'identity', 'local', 'log-out', flag),
  /** The name somebody logs in with, where they wished it kept on this PC. */
  rememberedName: item('rememberedName', 'identity', 'local', 'never', textIn),
  user: item('userInfo', 'identity', 'local', 'log-out', userInfo),
  institutionPath: item('orgList', 'organisation', 'local', 'log-out', listOf(institution)),
  institutionChoices: item('orgs1', 'organisation', 'local', 'log-out', listOf(institution)),
  institution: item('org', 'organisation', 'local', 'log-out', institution),
  institutionCode: item('orgbm', 'organisation', 'local', 'log-out', textIn),
  bloodPressureMeter: item('devicenoXY', 'devices', 'local', 'never', textIn),
  glucoseMeter: item('devicenoXT', 'devices', 'local', 'never', textIn),
  menu: item('menu', 'shell', 'session', 'log-out', listOf(menuItem)),
  tabs: item('tagList', 'shell', 'session', 'log-out', listOf(tab)),
  currentTab: item('tag', 'shell', 'session', 'log-out', tab),
  locked: item('isLock', 'shell', 'local', 'log-out', flag),
  lockPassword: item('lockPasswd', 'shell', 'local', 'log-out', lockPassword),
  /** When a key or a click was seen in any window, in milliseconds since 1970; some seconds behind. */
  lastActivity: item('lastActivity', 'shell', 'local', 'log-out', instant),
  theme: item('theme', 'shell', 'local', 'never', textIn),
  themeName: item('themeName', 'shell', 'local', 'never', textIn),
  /** What the settings panel shows and puts away. */
  switches: item('switches', 'shell', 'local', 'never', switches),
  /** Kinds of charts somebody has folded in forms (`growth`, `pressure`, …). */
  foldedCharts: item('foldedCharts', 'forms', 'local', 'never', listOf(textIn)),
  /** The village somebody was last given a file in, and the township above it: codes. The next one mostly lives there, too. */
  lastVillage: item('lastVillage', 'resident', 'session', 'log-out', listOf(textIn)),
  /** Entries of the menu that were searched for, the newest first; never names of residents. */
  searchHistory: item('searchHistory', 'shell', 'local', 'log-out', listOf(textIn)),
  /** Of versions before the lists had views: read once, then gone. */
  residentFilters: item('residentFilters', 'resident', 'local', 'never', byUser(listOf(filterSet))),
  /** Names and numbers that were searched for: of this window, and gone when the screen is locked. */
  soughtTexts: item('soughtTexts', 'shell', 'session', 'lock', soughtTexts),
  /** Where somebody is in each list: of this window; typed words are among it, so it is gone when the screen is locked. The lists read it closer. */
  listPlaces: item('listPlaces', 'shell', 'session', 'lock', listPlaces),
  /** The wrong accounts of the upload platform were shown since the log-in. */
  accountsTold: item('accountsTold', 'shell', 'session', 'log-out', flag),
  /** Camera, microphone and network of this PC were tried before its first call. */
  callDevicesTried: item('callDevicesTried', 'call', 'local', 'never', flag),
  /** Made at random; says which windows belong to one browser. */
  callDevice: item('callDevice', 'call', 'local', 'never', textIn),
  /** People of a check-up day are called with a sound. */
  callSound: item('callSound', 'scheduling', 'local', 'never', flag),
  sidebarSlim: item('sidebarSlim', 'shell', 'local', 'never', flag),
  /** Holds no personal data, and who reports a trouble has often logged out and in again. */
  log: item('logsList', 'shell', 'local', 'never', listOf(logEntry)),
} as const;

/** Everything the platform leaves in a browser, for what clears or lists it. */
export const ALL_STORED: readonly StoredItem<unknown>[] = Object.values(STORED);
