export { archiveFigures, type ArchivedPerson } from './archive-figures.rules.ts';
export { drawFigure } from './chart-figures.rules.ts';
export type { ChartFacts, ChartSheet } from './chart-sheet.ts';
export { dayOfNumber, numberOfDay } from './day-number.ts';
export {
  shortWordsOfMoment,
  wordsOfLast,
  wordsOfMoment,
  type Figure,
  type FigureAxis,
  type FigureBand,
  type FigureCurve,
  type FigureId,
  type FigureMoment,
  type XY,
} from './figure.ts';
export { figuresFor } from './figures-for.rules.ts';
export {
  conceptsOfChart,
  keysOfChart,
  type FormChart,
  type GlucoseChart,
  type GrowthChart,
  type PregnancyChart,
  type PressureChart,
} from './form-chart.ts';
export { FORM_CHARTS } from './form-charts.data.ts';
export {
  formatAge,
  growthAge,
  growthFigure,
  type GrowthAge,
  type GrowthChild,
  type GrowthFigureId,
  type GrowthVisit,
  type GrowthWindow,
} from './growth-figures.rules.ts';
export { nationalReference, whoReference, type GrowthPlace, type GrowthReference } from './growth-reference.rules.ts';
export { fundalHeightFigure, gainFigure, type PregnancyVisit, type PregnantWoman } from './pregnancy-figures.rules.ts';
export {
  DIABETIC_RANGE,
  NORMAL_RANGE,
  TREND_VISITS,
  bodyMassFigure,
  glucoseFigure,
  homeGlucoseFigure,
  pressureFigure,
  type DaysShown,
  type GlucoseRange,
  type HomeGlucoseVisit,
  type TrendVisit,
} from './trend-figures.rules.ts';
