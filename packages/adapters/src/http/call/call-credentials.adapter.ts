import type { CallCredentials } from '@gongwei/application/call';
import { callPassOf } from './call-pass.mapper.ts';
import type { WireCalls } from '../wire-calls.ts';

/** What lets a user into a room of TRTC, over HTTP; throws a `Fault` where the line or the server fails. */
export const createHttpCallCredentials = (calls: WireCalls): CallCredentials => ({
  pass: async () => callPassOf((await calls.resource({ method: 'GET', path: '/v1/call/pass' })).body),
});
