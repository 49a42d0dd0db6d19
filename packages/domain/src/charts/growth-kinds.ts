import { childBodyMass } from '../maternal-child/growth/growth.rules.ts';
import type { GrowthIndicator } from '../maternal-child/growth/growth-table.ts';
import type { GrowthFigureId, GrowthVisit } from './growth-figures.rules.ts';

/** A growth figure's words, its table and the value it takes of a visit. */
export type GrowthKind = {
  readonly title: string;
  readonly line: string;
  readonly unit: string;
  readonly decimals: number;
  readonly indicator: GrowthIndicator;
  /** Last month or cm of the tables. */
  readonly last: number;
  readonly valueOf: (visit: GrowthVisit) => number | undefined;
};

/** What each growth figure is of. */
export const GROWTH_KINDS: { readonly [id in GrowthFigureId]: GrowthKind } = {
  'weight-for-age': {
    title: '体重',
    line: '体重',
    unit: 'kg',
    decimals: 1,
    indicator: 'weight-for-age',
    last: 81,
    valueOf: ({ weight }) => weight,
  },
  'length-for-age': {
    title: '身长',
    line: '身长',
    unit: 'cm',
    decimals: 1,
    indicator: 'length-height-for-age',
    last: 81,
    valueOf: ({ length }) => length,
  },
  'head-for-age': {
    title: '头围',
    line: '头围',
    unit: 'cm',
    decimals: 1,
    indicator: 'head-circumference-for-age',
    last: 36,
    valueOf: ({ head }) => head,
  },
  'weight-for-length': {
    title: '身长别体重',
    line: '体重',
    unit: 'kg',
    decimals: 1,
    indicator: 'weight-for-length',
    last: 100,
    valueOf: ({ weight }) => weight,
  },
  'bmi-for-age': {
    title: '体质指数',
    line: '体质指数',
    unit: 'kg/m²',
    decimals: 1,
    indicator: 'bmi-for-age',
    last: 81,
    valueOf: ({ weight, length }) => childBodyMass(weight, length),
  },
};
