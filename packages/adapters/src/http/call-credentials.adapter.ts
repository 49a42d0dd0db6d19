import type { CallCredentials } from '@gongwei/application/call';
import { callPassOf } from './call-pass.mapper.ts';
import type { WireCalls } from './wire-calls.ts';

export const createHttpCallCredentials = (calls: WireCalls): CallCredentials => ({
  pass: async () => callPassOf((await calls.resource({ method: 'GET', path: '/v1/call/pass' })).body),
});
