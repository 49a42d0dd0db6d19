import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as glucosePatient } from './blood-glucose-patient.sheet.data.ts';
import { layout as glucoseReading } from './blood-glucose-reading.sheet.data.ts';
import { layout as pressurePatient } from './blood-pressure-patient.sheet.data.ts';
import { layout as pressureReading } from './blood-pressure-reading.sheet.data.ts';
import { layout as contract } from './family-doctor-contract.sheet.data.ts';
import { layout as healthReport } from './health-report.sheet.data.ts';
import { layout as medicalOrder } from './medical-order.sheet.data.ts';
import { layout as medicationRecord } from './medication-record.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = {
  'family-doctor-contract': contract,
  'blood-pressure-patient': pressurePatient,
  'blood-pressure-reading': pressureReading,
  'blood-glucose-patient': glucosePatient,
  'blood-glucose-reading': glucoseReading,
  'medication-record': medicationRecord,
  'medical-order': medicalOrder,
  'health-report': healthReport,
};
