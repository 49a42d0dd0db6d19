import type { Resident } from '../resident/index.ts';
import type { Identifier, Patient } from './fhir-types.ts';
import { ARCHIVE_NUMBER, EXTENSION, IDENTITY_NUMBER } from './systems.ts';

/** A number that is hidden from who asks is said to be, and never sent as if the stars were the number. */
const identifier = (system: string, value: string, use: 'usual' | 'official'): Identifier =>
  value.includes('*')
    ? { use, system, _value: { extension: [{ url: EXTENSION.absent, valueCode: 'masked' }] } }
    : { use, system, value };

const DEAD = '3';
const IN_CARE = '1';

/** A resident as a FHIR R4 Patient: what of them is masked stays so, a hidden birth date is absent. */
export function patientOf(resident: Resident): Patient {
  const { id, name, sex, birthDate, idNumber, phone, address, status } = resident;
  const doctor = resident.doctorId === undefined ? undefined : practitioner(resident.doctorId, resident.doctorName);
  return {
    resourceType: 'Patient',
    id,
    identifier: [
      ...(idNumber === '' ? [] : [identifier(IDENTITY_NUMBER, idNumber, 'official')]),
      identifier(ARCHIVE_NUMBER, resident.archiveNumber, 'usual'),
    ],
    active: status === IN_CARE,
    name: [{ use: 'official', text: name }],
    ...(phone !== undefined && !phone.includes('*') && { telecom: [{ system: 'phone', value: phone }] }),
    gender: sex,
    ...(birthDate && { birthDate }),
    deceasedBoolean: status === DEAD,
    ...(address !== undefined && address !== '' && { address: [{ text: address }] }),
    ...(doctor && { generalPractitioner: [doctor] }),
    managingOrganization: {
      reference: `Organization/${resident.institutionCode}`,
      display: resident.institutionName,
    },
  };
}

const practitioner = (id: string, name: string | undefined) => ({
  reference: `Practitioner/${id}`,
  ...(name !== undefined && { display: name }),
});
