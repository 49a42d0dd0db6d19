import { describe, expect, it } from 'vitest';
import {
  closedForms,
  formAccess,
  mayRead,
  maySave,
  permissionOfModule,
  PSYCHOSIS_CODE,
} from './form-permission.policy.ts';

it.each([
  ['archive', 'gwjkdngl'],
  ['check-up', 'gwtjdngl'],
  ['elderly', 'gwtjdngl'],
  ['appointment', 'gwtjdngl'],
  ['follow-up', 'gwsfmkgl'],
  ['tcm', 'gwsfmkgl'],
  ['maternal', 'gwfybjgl'],
  ['child', 'gwfybjgl'],
  ['premarital', 'gwfybjgl'],
  ['prepregnancy', 'gwfybjgl'],
  ['statistics', 'gwfybjgl'],
  ['upload', 'tjscgl'],
  ['intervention', 'gwyfrh'],
])('forms of %s ask for %s', (module, code) => expect(permissionOfModule(module)).toBe(code));

describe('who may do what with a form', () => {
  it.each([
    ['drug-catalogue', 'back-office', 'ht-ypml'],
    ['monitoring-item', 'back-office', 'ht-jcxm'],
    ['organisation-settings', 'back-office', 'ht-jgyh'],
    ['nucleic-sample', 'nucleic', 'cjyb'],
    ['report-print-job', 'upload', 'bggl'],
    ['knowledge-diet', 'prevention', 'gwyfrh'],
  ])('%s of %s needs %s', (id, module, code) => expect(formAccess({ id, module })).toMatchObject({ code }));

  it.each(['login', 'password-change', 'platform-password-check', 'platform-account', 'settings-panel'])(
    '%s leaves no record',
    (id) => expect(formAccess({ id, module: 'back-office' })).toEqual({ kind: 'not-a-record' }),
  );

  it('closes the sheets of severe mental disorders to whoever has no right of its own, whatever else they hold', () => {
    const card = { id: 'psychosis-card', module: 'follow-up' };
    const all = (code: string) => (code === PSYCHOSIS_CODE ? undefined : 'M');
    expect([mayRead(card, all), maySave(card, all), closedForms(all)]).toEqual([
      false,
      false,
      ['psychosis-card', 'psychosis-follow-up'],
    ]);
    const only = (code: string) => (code === PSYCHOSIS_CODE ? 'V' : undefined);
    expect([mayRead(card, only), maySave(card, only), closedForms(only)]).toEqual([true, false, []]);
  });

  const drug = { id: 'drug-catalogue', module: 'back-office' };
  const settings = { id: 'organisation-settings', module: 'back-office' };
  const signature = { id: 'personal-signature', module: 'back-office' };
  const login = { id: 'login', module: 'back-office' };
  it.each([
    // form, letter held, may read, may save
    [drug, undefined, false, false],
    [drug, 'V', true, false],
    [drug, 'E', true, true],
    [drug, 'M', true, true],
    [settings, undefined, true, false],
    [settings, 'E', true, true],
    [signature, undefined, true, true],
    [login, 'M', false, false],
  ] as const)('%j with %s', (form, letter, reads, saves) => {
    expect([mayRead(form, () => letter), maySave(form, () => letter)]).toEqual([reads, saves]);
  });
});
