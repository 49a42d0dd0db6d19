export type {
  AnalysisAnswer,
  AnalysisCell,
  AnalysisCells,
  AnalysisCloud,
  AnalysisQuestion,
  AnalysisRow,
  AnalysisLabels,
  CloudPoint,
  MeasureLabels,
} from './analysis-answer.ts';
export {
  BY_AUTHOR,
  BY_BRAND,
  BY_DAY,
  BY_DOCTOR,
  BY_INSTITUTION,
  BY_YEAR,
  MOST_MEASURES,
  MOST_POINTS,
  brandOfCode,
  codeOfBrand,
  groupConditions,
  groupOfKey,
  isBrand,
  measuresOfTable,
  tablesOf,
  waysOf,
  type AnalysisChart,
  type AnalysisColumn,
  type AnalysisPage,
  type AnalysisTable,
  type ChartLimit,
  type Breakdown,
  type GroupKey,
  type MeasureGroup,
} from './analysis-page.ts';
export {
  hasMoved,
  meansElse,
  questionOfSnapshot,
  type AnalysisSnapshot,
  type FrozenMeasure,
  type SnapshotLine,
} from './analysis-snapshot.ts';
export {
  YEARS,
  byYears,
  daysApart,
  lastYears,
  wholeMonth,
  wholeYear,
  yearsEarlier,
  type Days,
} from './analysis-periods.rules.ts';
export { writeOut } from './write-out.ts';
export { ANALYSIS_IDS, isAnalysisId, loadAnalysisPage, type AnalysisId } from './load-analysis-page.ts';
export { namesOfMeasure } from './names-of-measure.ts';
export { codesOfNumber, numberOfCodes, type NumberName } from './number-name.ts';
export { MEASURES } from './all-measures.ts';
export { tellsPsychosis } from './tells-psychosis.rules.ts';
export { answerMeasure, type CellFigures, type CountedPerson, type MeasureGround } from './answer-measure.ts';
export type { WallEvent, WallFeeds, WallNumbers, WallPlace, WallWarning } from './big-screen.ts';
export { AS_NOW, changesOf, hintOf, meantElseOn, measuresFor } from './meant-then.rules.ts';
export { limitSettings, type ItemVersion } from './monitored-limits.rules.ts';
export { OWN_ONLY, cellOfNumber, isAlike, narrowedFor } from './cell-of-number.ts';
export { chartShape, cloudShape } from './chart-shape.rules.ts';
export { PENDING, changeOf, isUnfinished, madeOf, saidOf } from './format-number.rules.ts';
export {
  compileMeasure,
  countedRows,
  countingSteps,
  formOf,
  hasRows,
  peopleOf,
  rowsOfCell,
  type CompiledMeasure,
  type CountingStep,
  type MeasureCell,
  type MeasurePart,
} from './compile-measure.ts';
export { hasArchive, placeOf, tellingDayOf, tellsAge } from './counted.rules.ts';
export { countedFor, valueOf, type Figure, type Figures, type Measures, type Shown } from './figures.ts';
export {
  defineMeasures,
  defineRatios,
  defineRegistered,
  type Basis,
  type Condition,
  type Counted,
  type Counting,
  type Exclusion,
  type MeasureDefinition,
  type MeasureRow,
  type RegisteredNumber,
} from './measure-definition.ts';
export type { MeasureExample } from './measure-example.ts';
export type { Limit, LimitSetting, LimitValue, NamedCondition, NamedRule, Period } from './measure-terms.ts';
export {
  ROUNDED_NOTE,
  calendarPeriods,
  offsetOfDraws,
  roundedFigure,
  refusedToLookers,
  undisclosed,
  yearUntilMonthOf,
  type CalendarPeriod,
  type Disclosure,
  type OffsetOf,
} from './disclosure.rules.ts';
export { STRIP_PATHS } from './strip-paths.data.ts';
export { calendarNumber, type CalendarNumber } from './calendar-numbers.rules.ts';
export { NUMBER_STRIPS, daysOfStrip, pageOfStrip, stripAt, type NumberStrip } from './number-strips.data.ts';
export { begunMonths, pageOfYear, YEAR_NUMBERS, YEARS_OF_HOME, type YearNumbers } from './year-numbers.data.ts';
export { isOwnRow, ROW_KINDS, type OwnRows, type RowKind } from './row-kinds.data.ts';
