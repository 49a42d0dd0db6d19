import type { FormProgress } from '@gongwei/application/forms';

/** All that is asked is answered, down to the required cells of its tables, and nothing of it is wrong. */
export const isDone = (one: Pick<FormProgress[number], 'answered' | 'asked' | 'missing' | 'errors'>): boolean =>
  one.asked > 0 && one.answered >= one.asked && one.missing === 0 && one.errors === 0;

/** `12/17`, or `已填完`; a text, so that sections draw again only when it reads differently. */
export function progressText(all: FormProgress, sectionId: string): string {
  const one = all.find((section) => section.sectionId === sectionId);
  if (!one || one.asked === 0) return '';
  return isDone(one) ? '已填完' : `${one.answered}/${one.asked}`;
}

/** Whether anything of a section is on the sheet now; one nobody has counted yet is. */
export const isShown = (all: FormProgress, sectionId: string): boolean =>
  all.find((section) => section.sectionId === sectionId)?.shown ?? true;

/** Progress as one text for the section index: answered, asked, missing, errors. */
export function progressKey(all: FormProgress, sectionId: string): string {
  const one = all.find((section) => section.sectionId === sectionId);
  return one ? `${one.answered}/${one.asked}/${one.missing}/${one.errors}` : '0/0/0/0';
}

export function readProgressKey(key: string): {
  readonly answered: number;
  readonly asked: number;
  readonly missing: number;
  readonly errors: number;
} {
  const [answered = 0, asked = 0, missing = 0, errors = 0] = key.split('/').map(Number);
  return { answered, asked, missing, errors };
}

/** How many blocks of each section are drawn when `budget` blocks are: whole sections from the top, then a part of the next. */
export function shareOut(blocks: readonly number[], budget: number): readonly number[] {
  let left = budget;
  return blocks.map((count) => {
    const drawn = Math.min(count, Math.max(0, left));
    left -= count;
    return drawn;
  });
}
