/** A sample as 单采登记 of the eastern township saves it, of somebody who has no file there. */
export const SAMPLE = {
  idType: '01',
  idNo: '99010119900131002X',
  name: '单雄信',
  sex: '1',
  phone: '19900000002',
  region: '990101101001',
  crowdType: '1',
  tubeBarcode: 'T20260615001',
  specimenType: '1',
  mixType: '1',
  sampleOrg: '990101101',
  samplePoint: '东镇',
  sampler: 'sampler',
  sampleTime: '2026-06-15T09:00',
} as const;
