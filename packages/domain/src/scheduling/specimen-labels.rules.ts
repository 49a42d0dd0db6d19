import { invitationOf, type BookedRow } from './invitation.rules.ts';

/** What the yearly check-up takes of everybody, one tube or cup each (guideline of the check-up: 生化、血常规、尿常规). */
export const SPECIMENS = ['生化', '血常规', '尿常规'] as const;
/** One of them. */
export type Specimen = (typeof SPECIMENS)[number];

/** A label on a tube or cup. `digits`: those of the archive number, which the laboratory reads and sends back with the result. */
export type SpecimenLabel = {
  readonly key: string;
  readonly specimen: Specimen;
  readonly name: string;
  /** 女 71岁 */
  readonly about: string;
  readonly digits: string;
};

/** The labels of the people of these rows, those of a person one after the other. Who has no archive number has none. */
export const specimenLabels = (rows: readonly BookedRow[]): readonly SpecimenLabel[] =>
  rows.flatMap((row) => {
    const { id, name, about, archiveNumber } = invitationOf(row);
    const digits = archiveNumber.replace(/\D/g, '');
    return digits === ''
      ? []
      : SPECIMENS.map((specimen) => ({ key: `${id} ${specimen}`, specimen, name, about, digits }));
  });
