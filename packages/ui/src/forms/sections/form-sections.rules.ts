import type { CompiledForm, FieldDefinition } from '@gongwei/domain/forms';
import { meterPlaces } from '@gongwei/domain/prevention';
import { fieldsOf, layOut, type Block } from '../fields/field-layout.rules.ts';
import type { SectionLayout } from './section-card.part.tsx';

const laidOut = new WeakMap<object, readonly SectionLayout[]>();

/** The sections of a form with their blocks. Worked out once for a definition, not once for a record. */
export function sectionsOf(form: CompiledForm): readonly SectionLayout[] {
  const known = laidOut.get(form.definition);
  if (known) return known;
  const places = meterPlaces(form);
  const sections = form.definition.sections.map((section): SectionLayout => {
    const fields = section.fields
      .filter(({ internal }) => !internal)
      .map((field) => (field.type === 'group' ? resolvedGroup(form, field) : form.field(field.key)));
    const blocks = layOut(fields);
    const leaves = blocks.flatMap(fieldsOf);
    return {
      id: section.id,
      title: section.title,
      note: section.note,
      blocks,
      normal: leaves.some((field) => field.normalFinding !== undefined),
      carry: leaves.some((field) => field.carryForward === true),
      meters: [
        ...new Set(
          places.filter(({ fields: [first] }) => leaves.some(({ key }) => key === first)).map(({ kind }) => kind),
        ),
      ],
    };
  });
  laidOut.set(form.definition, sections);
  return sections;
}

const resolvedGroup = (form: CompiledForm, group: FieldDefinition & { readonly type: 'group' }): FieldDefinition => ({
  ...group,
  fields: group.fields.map((field) => (field.type === 'group' ? resolvedGroup(form, field) : form.field(field.key))),
});

/** All leaf keys in the order they are drawn: the focus order. */
export const focusOrderOf = (sections: readonly SectionLayout[]): readonly string[] =>
  sections.flatMap((section) => section.blocks.flatMap((block: Block) => fieldsOf(block).map((field) => field.key)));
