import { expect, it } from 'vitest';
import { createFoundNames } from './found-names.service.ts';
import type { NamesWanted } from './name-directory.port.ts';

const wanted = (...institutions: readonly string[]): NamesWanted => ({
  regions: [],
  institutions,
  users: [],
  residents: [],
});

it('a name that does not come leaves its code, and none is lost that is there', async () => {
  let answer: () => Promise<{ readonly [code: string]: string }> = async () => ({ 320999: '县医院' });
  const found = createFoundNames({ namesOf: () => answer() });
  const settled = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return found.state$.value.names;
  };
  found.want(wanted());
  expect(found.state$.value.names).toEqual({});
  found.want(wanted('320999', '320998'));
  expect(found.state$.value.names).toEqual({});
  expect(await settled()).toEqual({ 320999: '县医院', 320998: '320998' });
  answer = () => Promise.reject(new Error('no line'));
  found.want(wanted('320999', '320997'));
  expect(await settled()).toEqual({ 320999: '县医院', 320998: '320998', 320997: '320997' });
});
