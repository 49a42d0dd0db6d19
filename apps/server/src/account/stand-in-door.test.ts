import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { standsIn } from './stand-in-door.ts';

const asked = (
  headers: Readonly<Record<string, string>>,
  remoteAddress: string | undefined = '127.0.0.1',
): FastifyRequest => ({ headers, raw: { socket: { remoteAddress } } }) as unknown as FastifyRequest;

it.each(['localhost', 'LOCALHOST:8080', '127.0.0.1', '127.8.9.10:65535', '[::1]', '[::1]:8080'])(
  'stand-ins answer who asks %s from this machine, where they are switched on',
  (host) => {
    expect(standsIn({ standIns: true }, asked({ host }))).toBe(true);
    expect(standsIn({ standIns: false }, asked({ host }))).toBe(false);
  },
);

it.each([
  '',
  'gw.county.example',
  'localhost.evil.example',
  'my-localhost',
  '127.0.0.1.evil.example',
  '127.0.0',
  '127.0.0.1:',
  '127.0.0.1:123456',
  '127.0.0.1234',
  '[::1]x',
  '[::11]',
])('they answer nobody who asks “%s”', (host) => expect(standsIn({ standIns: true }, asked({ host }))).toBe(false));

it.each([
  ['127.0.0.1', true],
  ['127.0.1.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.127.1', false],
  ['1::1', false],
  ['::11', false],
  ['a::ffff:127.0.0.1', false],
  ['', false],
])('they answer the peer “%s”: %s', (peer, answered) => {
  expect(standsIn({ standIns: true }, asked({ host: 'localhost' }, peer))).toBe(answered);
});

it('they answer nobody whose way here is not known', () => {
  const nowhere = { headers: { host: 'localhost' }, raw: { socket: {} } } as unknown as FastifyRequest;
  expect(standsIn({ standIns: true }, nowhere)).toBe(false);
  expect(standsIn({ standIns: true }, asked({}))).toBe(false);
});

it.each([
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-a',
  'x-original-host',
  'x-original-for',
  'true-client-ip',
  'cf-connecting-ip',
])('they answer nothing that came with %s, as a proxy adds it', (name) =>
  expect(standsIn({ standIns: true }, asked({ host: 'localhost', [name]: 'x' }))).toBe(false),
);

it.each(['x-via', 'viable', 'x-forwarded-', 'my-x-real-ip', 'x-real-ip-2', 'accept'])(
  '%s says nothing of a proxy',
  (name) => expect(standsIn({ standIns: true }, asked({ host: 'localhost', [name]: 'x' }))).toBe(true),
);
