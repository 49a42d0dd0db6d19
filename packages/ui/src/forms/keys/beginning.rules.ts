import type { FormSession } from '@gongwei/application/forms';

/** Where nobody begins to type: what is worked out, and what is brought when somebody wants it. */
const NO_START: ReadonlySet<string> = new Set(['computed', 'image']);

/** Where work on a form begins: in a section, in a field somebody was led to (what the platform sent back), or nowhere named. */
export type Beginning = { readonly section: string } | { readonly field: string } | undefined;

/** `startAt`: a field by its key, a section, or the page of the specification that shows it. Nothing where the form has none of them. */
export function beginningOf(
  { form: { definition } }: Pick<FormSession, 'form'>,
  startAt: string | undefined,
): Beginning {
  if (startAt === undefined) return undefined;
  const { sections } = definition;
  if (sections.some(({ fields }) => fields.some(({ key }) => key === startAt))) return { field: startAt };
  const section = sections.find(({ id, page }) => id === startAt || page === startAt);
  return section && { section: section.id };
}

/** The first field of the focus order that is asked and empty. */
export const firstToFill = (
  { form, field$ }: Pick<FormSession, 'form' | 'field$'>,
  order: readonly string[],
): string | undefined =>
  order.find((key) => {
    const { visible, value } = field$(key).value;
    return visible && value === undefined && !NO_START.has(form.field(key).type);
  });
