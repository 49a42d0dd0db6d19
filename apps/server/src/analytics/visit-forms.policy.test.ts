import { expect, it } from 'vitest';
import { visitForms } from './visit-forms.policy.ts';

const held = (...permissions: readonly (readonly [code: string, letter: 'V' | 'E'])[]) => ({
  permissions: permissions.map(([code, letter]) => ({ code, letter })),
});

it('lists every visit to who sees the round, and the others those they may write down', () => {
  expect(visitForms(held(['gwsfmkgl', 'V']))).toBeUndefined();
  const ofChildren = visitForms(held(['gwfybjgl', 'E'], ['gwjkdngl', 'V']));
  expect(ofChildren).toEqual(expect.arrayContaining(['child-check-up', 'newborn-home-visit', 'postpartum-42-day']));
  expect(ofChildren).not.toContain('hypertension-follow-up');
  expect(visitForms(held(['gwfybjgl', 'V']))).not.toContain('child-check-up');
});
