/** A stage of child care: the page of the product that opens it, the printed record it belongs to, and the month it is named after. */
export type ChildCheckUpStage = { readonly code: string; readonly label: string; readonly route: string; readonly record: string; readonly ageMonths: number };

/** The check-ups of a child from a month to six years: their ages in months, and what each asks for. National basic public-health services (3rd edition), 0～6岁儿童健康管理 [S]. */
export const childCheckUpStages: readonly ChildCheckUpStage[] = [
  { code: '1', label: '满月', route: 'day42', record: '1～8月龄', ageMonths: 1 },
  { code: '3', label: '3月龄', route: 'month3', record: '1～8月龄', ageMonths: 3 },
  { code: '6', label: '6月龄', route: 'month6', record: '1～8月龄', ageMonths: 6 },
  { code: '8', label: '8月龄', route: 'month9', record: '1～8月龄', ageMonths: 8 },
  { code: '12', label: '12月龄', route: 'month12', record: '12～30月龄', ageMonths: 12 },
  { code: '18', label: '18月龄', route: 'year1', record: '12～30月龄', ageMonths: 18 },
  { code: '24', label: '24月龄', route: 'year1', record: '12～30月龄', ageMonths: 24 },
  { code: '30', label: '30月龄', route: 'year1', record: '12～30月龄', ageMonths: 30 },
  { code: '36', label: '3岁', route: 'year3', record: '3～6岁', ageMonths: 36 },
  { code: '48', label: '4岁', route: 'year3', record: '3～6岁', ageMonths: 48 },
  { code: '60', label: '5岁', route: 'year3', record: '3～6岁', ageMonths: 60 },
  { code: '72', label: '6岁', route: 'year3', record: '3～6岁', ageMonths: 72 },
];

/** The forms of the visit to a newborn, on the child's page and on its mother's: one visit. */
export const NEWBORN_VISITS: readonly ['newborn-home-visit', ...string[]] = [
  'newborn-home-visit',
  'postpartum-newborn-visit',
];
