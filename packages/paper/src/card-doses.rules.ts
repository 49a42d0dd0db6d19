import type { Answers, NameBook } from '@gongwei/domain/forms';
import { withOtherDoses } from '@gongwei/domain/maternal-child';
import type { Json } from '@gongwei/domain/shared';
import { rowsOf } from './paper-answers.rules.ts';

type Told = { readonly [fact: string]: Json | undefined } | undefined;

const CARD = 'immunization-record';

/**
 * Answers of a vaccination card as they are printed: with the doses that were given on sheets of their own since (`previous.givenDoses`), so that a dose is
 * not written down twice. Other sheets print what they hold. Staff and institutions are named by `names`.
 */
export function answersOnPaper(formId: string, data: Answers, previous: Told, names: NameBook): Answers {
  const given = formId === CARD ? rowsOf(previous?.['givenDoses']) : [];
  const held = rowsOf(data['doses']);
  const more = withOtherDoses(held, given).slice(held.length);
  if (more.length === 0) return data;
  const named = (code: Json | undefined): Json => names[String(code)] ?? null;
  const rows = more.map((dose) => ({
    ...dose,
    institution: named(dose['institution']),
    vaccinator: named(dose['vaccinator']),
  }));
  return { ...data, doses: [...held, ...rows] };
}

/** Codes of who gave these doses, and where, whose names the card prints. */
export const doseCodes = (
  formId: string,
  previous: Told,
): { readonly institutions: readonly string[]; readonly users: readonly string[] } => {
  const given = formId === CARD ? rowsOf(previous?.['givenDoses']) : [];
  const codes = (key: string): readonly string[] => [
    ...new Set(given.map((dose) => dose[key]).filter((code): code is string => typeof code === 'string')),
  ];
  return { institutions: codes('institution'), users: codes('vaccinator') };
};
