import type { Answers, NameBook } from '@gongwei/domain/forms';
import type { ReportSubject } from './report-subject.ts';

/** Answers of 居民健康档案封面 in words. */
export type ArchiveCoverTexts = {
  readonly archiveNo: string;
  readonly name: string;
  readonly currentAddress: string;
  readonly registeredAddress: string;
  readonly phone: string;
  readonly townshipName: string;
  readonly villageName: string;
  readonly filingInstitution: string;
  readonly filingPerson: string;
  readonly responsibleDoctor: string;
  readonly filingDate: string;
};

/** What the personal information calls otherwise: its addresses are codes of regions, with the words beside them. */
const IN_PERSONAL_INFO: { readonly [key: string]: string } = {
  currentAddress: 'currentAddressDetail',
  registeredAddress: 'registeredAddressDetail',
};

/**
 * What the cover says: the cover's own record, else the personal information, else the resident's master data. What nobody knows is a
 * line to write on.
 */
export function archiveCoverTexts(
  { resident }: ReportSubject,
  names: NameBook,
  cover: Answers = {},
  personalInfo: Answers = {},
): ArchiveCoverTexts {
  const text = (key: keyof ArchiveCoverTexts): string => {
    const value = cover[key] ?? personalInfo[IN_PERSONAL_INFO[key] ?? key];
    return typeof value === 'string' ? value : '';
  };
  const named = (key: keyof ArchiveCoverTexts): string => names[text(key)] ?? '';
  return {
    archiveNo: text('archiveNo') || resident.archiveNumber,
    name: text('name') || resident.name,
    currentAddress: text('currentAddress') || (resident.address ?? ''),
    registeredAddress: text('registeredAddress'),
    phone: text('phone') || (resident.phone ?? ''),
    townshipName: text('townshipName') || (resident.townshipName ?? ''),
    villageName: text('villageName') || resident.villageName,
    filingInstitution: named('filingInstitution') || resident.institutionName,
    filingPerson: named('filingPerson'),
    responsibleDoctor: named('responsibleDoctor') || (resident.doctorName ?? ''),
    filingDate: text('filingDate') || resident.filedOn,
  };
}
