import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { isPerCourse } from '@gongwei/domain/forms';
import { expect, it } from 'vitest';
import { againOf, CARD, PER_PREGNANCY } from './per-pregnancy.rules.ts';

it('knows the sheets that are there once a pregnancy as their forms say it', async () => {
  const once = formIndex.filter(({ occursOnce }) => occursOnce === true);
  const forms = await Promise.all(once.map(async ({ id }) => ({ id, ...(await loadForm(id)) })));
  const said = forms.filter(({ definition }) => isPerCourse(definition)).map(({ id }) => id);
  expect([...PER_PREGNANCY].sort()).toEqual(said.sort());
  expect([againOf({ form: CARD }), againOf({ form: 'prenatal-visit' })]).toEqual(['再次建册', undefined]);
});
