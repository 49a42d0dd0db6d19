import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { FORM_ROUTES } from './form-routes.data.ts';
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
