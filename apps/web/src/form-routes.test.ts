import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { isOfResident } from '@gongwei/domain/forms';
import { registerOf } from '@gongwei/domain/register';
import { REGISTER_PAGES, registerFormPath } from '@gongwei/ui/shared';
import { FORM_ROUTES } from './form-routes.data.ts';
import { registerAt, registerTitle } from './register-routes.ts';
import { UNBUILT_PAGES } from './unbuilt-pages.data.ts';

describe('the addresses of forms', () => {
  it('are each given once, and none is said to be unbuilt', () => {
    const paths = FORM_ROUTES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(UNBUILT_PAGES.filter(([path]) => paths.includes(path))).toEqual([]);
  });

  it('lead to forms there are', () => {
    const known = new Set(formIndex.map(({ id }) => id));
    expect(
      FORM_ROUTES.flatMap(({ path, forms }) =>
        forms.filter((form) => !known.has(form)).map((form) => `${path} ${form}`),
      ),
    ).toEqual([]);
  });

  it('begin at sections the form has', async () => {
    const withSection = FORM_ROUTES.filter(({ section }) => section !== undefined);
    const lost = await Promise.all(
      withSection.map(async ({ path, forms, section }) => {
        const { definition } = await loadForm(forms[0] ?? '');
        return definition.sections.some(({ id, page }) => id === section || page === section) ? [] : [path];
      }),
    );
    expect(withSection.length).toBeGreaterThan(7);
    expect(lost.flat()).toEqual([]);
  });
});

describe('the pages of registers', () => {
  it('are each given once, beside no other page, and none is said to be unbuilt', () => {
    const paths = REGISTER_PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const others = [...FORM_ROUTES.map(({ path }) => path), ...UNBUILT_PAGES.map(([path]) => path)];
    expect(others.filter((path) => registerAt(path) !== undefined)).toEqual([]);
  });

  it('show forms about no resident, one of a kind or in a register', async () => {
    const forms = await Promise.all(
      REGISTER_PAGES.flatMap(({ forms, single }) => forms.map(async (id) => ({ single, ...(await loadForm(id)) }))),
    );
    expect(forms.length).toBeGreaterThan(20);
    for (const { definition, single } of forms) {
      expect(isOfResident(definition.subject), definition.id).toBe(false);
      expect([definition.occurs === 'one', registerOf(definition.id) !== undefined], definition.id).toEqual(
        single ? [true, false] : [false, true],
      );
    }
  });

  it('have the addresses of the specification', () => {
    expect(registerAt('/hotelManage')).toMatchObject({ base: '/hotelManage', part: { kind: 'list' } });
    expect(registerAt('/hotelManage/add')).toMatchObject({ base: '/hotelManage', part: { kind: 'add' } });
    expect(registerAt('/hotelManage/edit/7')).toMatchObject({ part: { kind: 'edit', recordId: '7' } });
    expect(registerAt('/health/etjbxx/c1/jhmy/myymgl/add')).toMatchObject({ base: '/health/etjbxx/c1/jhmy/myymgl' });
    expect(registerAt('/info/sign/add')).toBeUndefined();
    expect(registerTitle('/houseType/edit/7')).toBe('房型管理-编辑');
  });

  it('are where their forms say a draft is gone on with', () => {
    for (const { forms } of REGISTER_PAGES)
      for (const form of forms)
        for (const path of [registerFormPath(form), registerFormPath(form, 'r1')])
          expect(registerAt(path?.split('?')[0] ?? '')?.page.forms, path).toContain(form);
    expect(registerFormPath('menu')).toBeUndefined();
  });
});
