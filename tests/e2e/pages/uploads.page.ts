/** Answers of an electrocardiogram the platform takes, once it knows the person. */
export const ECG = {
  heartRate: 72,
  rhythm: '1',
  ecgResult: '1',
  impression: '窦性心律',
  examDoctor: 'doctor',
} as const;

/** What the platform asks for of somebody's archive. */
export const ARCHIVE = {
  phone: '19900000001',
  contactName: '张四',
  contactPhone: '19900000002',
  residenceType: '1',
  ethnicGroup: '01',
  aboBloodType: '1',
  educationLevel: '1',
  maritalStatus: '2',
  paymentMethods: ['2'],
} as const;
