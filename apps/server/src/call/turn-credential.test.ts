import { expect, it } from 'vitest';
import { iceServersFor, turnCredential } from './turn-credential.ts';

it('makes the password coturn makes of the same name', () => {
  // printf '1781524800:doctor' | openssl dgst -binary -sha1 -hmac north | base64
  expect(turnCredential('north', 'doctor', 1_781_524_800)).toEqual({
    username: '1781524800:doctor',
    credential: 'x6sWp+2O5s3U/Ubhew1ilhVA6B8=',
  });
});

it('lets everybody in at the servers that need it, and leaves the others as they are', () => {
  const stun = { urls: ['stun:10.0.0.1:3478'] };
  const own = { urls: ['turn:10.0.0.2'], username: 'u', credential: 'p' };
  const iceServers = [stun, own, { urls: ['turn:10.0.0.3'] }];
  const [first, second, third] = iceServersFor({ iceServers, turnSecret: 'north' }, 'doctor', 7);
  expect([first, second]).toEqual([stun, own]);
  expect(third).toMatchObject({ urls: ['turn:10.0.0.3'], username: '7:doctor' });
});
