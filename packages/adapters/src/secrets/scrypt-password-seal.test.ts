import { expect, it } from 'vitest';
import { createScryptPasswordSeal } from './scrypt-password-seal.ts';

const seal = createScryptPasswordSeal((bytes) => crypto.getRandomValues(bytes));

it('knows the password again and no other, and does not keep it readable', async () => {
  const sealed = await seal.seal('村医的密码 1');
  expect(JSON.stringify(sealed)).not.toContain('密码');
  expect(await seal.matches('村医的密码 1', sealed)).toBe(true);
  expect(await seal.matches('村医的密码 2', sealed)).toBe(false);
});

it('seals the same password differently each time', async () => {
  const [one, two] = [await seal.seal('1234'), await seal.seal('1234')];
  expect(one.hash).not.toBe(two.hash);
});
