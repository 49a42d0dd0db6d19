import { expect, it } from 'vitest';
import { childCheckUp } from './child-check-up.form.ts';
import { childCheckUpStages } from './child-check-up.stages.data.ts';

it('has a page and a month for every stage of the form, in its order', () => {
  expect(childCheckUpStages.map(({ code, label }) => ({ code, label }))).toEqual(childCheckUp.stages);
  expect(childCheckUpStages.map(({ ageMonths }) => ageMonths)).toEqual(
    childCheckUpStages.map(({ code }) => Number(code)),
  );
  expect(childCheckUpStages.filter(({ route }) => !childCheckUp.routes.includes(route))).toEqual([]);
});
