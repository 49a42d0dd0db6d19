/** Answers of an electrocardiogram the platform takes, once it knows the person. */
export const ECG = {
  heartRate: 72,
  rhythm: '1',
  ecgResult: '1',
  impression: '窦性心律',
  examDoctor: 'doctor',
} as const;
