import { describe, expect, it } from 'vitest';
import { formAccess, mayRead, maySave, permissionOfModule } from './form-permission.policy.ts';

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
    '%s leaves no record, and says why',
    (id) => {
      expect(formAccess({ id, module: 'back-office' })).toEqual({
        kind: 'not-a-record',
        because: expect.stringMatching(/密码/) as string,
      });
    },
  );

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
