import type { FormModule } from '../forms/index.ts';

type Chunk = { readonly formModule: FormModule };

/** Written out, one import each, so that the bundler makes one chunk of every form. */
const chunks: { readonly [id: string]: () => Promise<Chunk> } = {
  'resident-personal-info': () => import('../resident/resident-personal-info.form-module.ts'),
  'health-check-up': () => import('../check-up/health-check-up.form-module.ts'),
  'supplement-blood-routine': () => import('../check-up/supplement-blood-routine.form-module.ts'),
  'supplement-urine-routine': () => import('../check-up/supplement-urine-routine.form-module.ts'),
  'supplement-biochemistry': () => import('../check-up/supplement-biochemistry.form-module.ts'),
  'hypertension-follow-up': () => import('../chronic/hypertension-follow-up.form-module.ts'),
};

/**
 * Definition, rules and code tables of a form, on demand.
 * @throws RangeError for an id that is not in `formIndex`; whatever the network throws when the chunk does not come.
 */
export async function loadForm(id: string): Promise<FormModule> {
  const load = Object.hasOwn(chunks, id) ? chunks[id] : undefined;
  if (!load) throw new RangeError(`There is no form “${id}”; the forms are ${Object.keys(chunks).join(', ')}`);
  return (await load()).formModule;
}
