import { MAX_SHARED_FIELDS, type CallCommand } from '@gongwei/domain/call';
import { isJsonObject, parseUuidV7, type Json } from '@gongwei/domain/shared';

/** People of one `watch`, and characters of what is shown of a resident. */
const [MAX_WATCHED, MAX_TITLE, MAX_LABEL, MAX_VALUE] = [500, 100, 60, 500];

type Check = (value: Json | undefined) => boolean;
type Shape = { readonly [name: string]: Check };

const isText =
  (max: number, min = 1): Check =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max;
const isUserId: Check = (value) => typeof value === 'string' && /^[0-9A-Za-z_-]{1,64}$/.test(value);
const isCallId: Check = (value) => typeof value === 'string' && parseUuidV7(value) === value;
const isFlag: Check = (value) => typeof value === 'boolean';
const isOneOf =
  (...choices: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && choices.includes(value);
const isListOf =
  (check: Check, max: number, min = 0): Check =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every(check);
const has =
  (shape: Shape): Check =>
  (value) =>
    isJsonObject(value) &&
    Object.keys(value).every((name) => name in shape || `${name}?` in shape) &&
    Object.entries(shape).every(([name, check]) => {
      const member = value[name.replace('?', '')];
      return name.endsWith('?') && member === undefined ? true : check(member);
    });
const isSignal: Check = (value) => value !== undefined;

const RESIDENT: Shape = {
  residentId: isUserId,
  title: isText(MAX_TITLE),
  fields: isListOf(has({ label: isText(MAX_LABEL), value: isText(MAX_VALUE, 0) }), MAX_SHARED_FIELDS),
};
const [DO, CALL]: readonly [Shape, Shape] = [{ do: () => true }, { do: () => true, callId: isCallId }];
const COMMANDS: { readonly [Do in CallCommand['do']]: Shape } = {
  'log-in': { ...DO, device: isText(100) },
  'log-out': DO,
  invite: {
    ...CALL,
    to: isListOf(isUserId, 5, 1),
    kind: isOneOf('audio', 'video'),
    'resident?': has(RESIDENT),
  },
  accept: CALL,
  reject: { ...CALL, busy: isFlag },
  cancel: { ...CALL, because: isOneOf('cancelled', 'no-answer') },
  'hang-up': CALL,
  rejoin: CALL,
  announce: { ...CALL, microphone: isFlag, camera: isFlag },
  relay: { ...CALL, to: isUserId, signal: isSignal },
  watch: { ...DO, userIds: isListOf(isUserId, MAX_WATCHED) },
};

/** A command as a client sent it; `undefined` for anything that is none. Somebody named twice counts once. */
export function readCallCommand(body: unknown): CallCommand | undefined {
  const value = body as Json;
  if (!isJsonObject(value) || typeof value['do'] !== 'string' || !Object.hasOwn(COMMANDS, value['do']))
    return undefined;
  if (!has(COMMANDS[value['do'] as CallCommand['do']])(value)) return undefined;
  const command = value as unknown as CallCommand;
  return command.do === 'invite' ? { ...command, to: [...new Set(command.to)] } : command;
}
