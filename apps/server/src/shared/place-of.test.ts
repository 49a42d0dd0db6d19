import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

it.each([
  ['192.168.1.5', '192.168.1.5'],
  ['::ffff:192.168.1.5', '192.168.1.5'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
