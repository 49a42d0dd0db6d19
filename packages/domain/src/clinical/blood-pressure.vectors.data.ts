/** The vectors of the reference's section 1.7 (grades), copied. */
export const GRADE_VECTORS = [
  { systolic: 119, diastolic: 79, expect: { grade: '5', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 120, diastolic: 79, expect: { grade: '6', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 119, diastolic: 80, expect: { grade: '6', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 139, diastolic: 89, expect: { grade: '6', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 140, diastolic: 89, expect: { grade: '1', isolatedSystolic: true, isolatedDiastolic: false } },
  { systolic: 139, diastolic: 90, expect: { grade: '1', isolatedSystolic: false, isolatedDiastolic: true } },
  { systolic: 159, diastolic: 99, expect: { grade: '1', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 160, diastolic: 90, expect: { grade: '2', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 150, diastolic: 100, expect: { grade: '2', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 179, diastolic: 109, expect: { grade: '2', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 180, diastolic: 90, expect: { grade: '3', isolatedSystolic: false, isolatedDiastolic: false } },
  { systolic: 130, diastolic: 110, expect: { grade: '3', isolatedSystolic: false, isolatedDiastolic: true } },
] as const;
