import type { CompiledForm, FormDefinition, RecordSnapshot } from '../forms/index.ts';
import type { Coding, Encounter } from './fhir-types.ts';
import { ACT_CODE, urn } from './systems.ts';

/** How somebody was met, by the codes of 随访方式; what does not ask it happened where staff work. */
const MET: { readonly [followUpMode: string]: Coding } = {
  '1': { system: ACT_CODE, code: 'AMB', display: '门诊' },
  '2': { system: ACT_CODE, code: 'HH', display: '家庭' },
  '3': { system: ACT_CODE, code: 'VR', display: '电话' },
};
const AT_STAFF = { system: ACT_CODE, code: 'AMB', display: '门诊' };

/** Modules whose sheets are written while somebody is seen. */
const CARE = [
  'assessment',
  'check-up',
  'child',
  'elderly',
  'follow-up',
  'maternal',
  'premarital',
  'prepregnancy',
  'tcm',
] as const;
/** Of modules that keep other papers, too. */
const VISITS: readonly string[] = ['visit-record', 'consultation-record'];

/** Cards, covers and what is added to a check-up later tell of no meeting of their own. */
const isVisit = ({ id, module, occurs }: FormDefinition): boolean =>
  VISITS.includes(id) || (occurs !== 'one' && !id.startsWith('supplement-') && CARE.some((care) => care === module));

/**
 * A record as the FHIR R4 Encounter at which it was written, on its day; `undefined` for sheets nobody is seen for (cards, covers, results that
 * came later). How: from 随访方式, else ambulatory.
 */
export function encounterOf({ definition }: CompiledForm, record: RecordSnapshot): Encounter | undefined {
  if (!isVisit(definition)) return undefined;
  const mode = record.data['followUpMode'];
  return {
    resourceType: 'Encounter',
    id: record.id,
    status: 'finished',
    class: (typeof mode === 'string' ? MET[mode] : undefined) ?? AT_STAFF,
    type: [{ coding: [{ system: urn('form', definition.id), code: definition.id }], text: definition.title }],
    subject: { reference: `Patient/${record.subjectId}` },
    period: { start: record.occurredOn, end: record.occurredOn },
    serviceProvider: { reference: `Organization/${record.institutionCode}` },
  };
}
