import type { FieldDefinition, FormDefinition } from '../index.ts';

/** A form that has these fields in one section and says nothing else, but for what `more` says. */
export const definitionOf = (
  fields: readonly FieldDefinition[],
  more: Partial<FormDefinition> = {},
): FormDefinition => ({
  id: 'f',
  version: 1,
  title: '',
  module: '',
  routes: [],
  subject: 'none',
  occurs: 'many',
  source: '',
  verified: [],
  sections: [{ id: 's', title: '', fields }],
  ...more,
});
