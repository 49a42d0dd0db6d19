import { expect, it } from 'vitest';
import { readAlternativeLogIns } from './alternative-log-in.ts';

it.each([
  ['', []],
  ['wechat', ['wechat']],
  ['sms wechat', ['sms', 'wechat']],
  ['password wechat  fingerprint', ['wechat']],
  ['wechatsms', []],
])('%j offers %j', (content, ways) => expect(readAlternativeLogIns(content)).toEqual(ways));
