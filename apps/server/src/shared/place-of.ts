import { isIPv6 } from 'node:net';

/** What counts as one address: of IPv6 the first 64 bits, since a single PC has all that come behind them. */
export function placeOf(ip: string): string {
  const [plain = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [before, behind] = [groups(head), groups(tail)];
  const gap = plain.includes('::') ? Array<string>(Math.max(0, 8 - before.length - behind.length)).fill('0') : [];
  const whole = [...before, ...gap, ...behind].slice(0, 4);
  return `${whole.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
