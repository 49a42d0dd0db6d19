import type { FormSession } from '@gongwei/application/forms';
import { useState } from 'react';
import { findingsOf, type FindingLine } from './findings.rules.ts';
import { useDerivation } from './use-field-state.ts';

/**
 * The findings so far, and whether there have been any since the form was opened: their column stays from then on. A form
 * that changes its width with every digit would be laid out anew with every digit, and jump under the doctor's eyes.
 */
export function useFindings(
  session: FormSession,
  derivation: string,
): { readonly findings: readonly FindingLine[]; readonly everFound: boolean } {
  const findings = findingsOf(useDerivation(session, derivation));
  const [everFound, setEverFound] = useState(findings.length > 0);
  if (!everFound && findings.length > 0) setEverFound(true);
  return { findings, everFound: everFound || findings.length > 0 };
}
