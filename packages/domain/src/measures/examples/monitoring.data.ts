import type { MeasureExample } from '../measure-example.ts';
import type { JsonObject } from '../../shared/index.ts';

const pressure = (day: string, warningLevel: string, more: JsonObject = {}): JsonObject => ({ measuredAt: `${day}T07:00:00`, '@occurredOn': day, warningLevel, valid: true, ...more });
const glucose = (day: string, glucoseLevel: string, warningLevel: string, more: JsonObject = {}): JsonObject => ({ measuredAt: `${day}T07:00:00`, '@occurredOn': day, timePoint: '1', value: 7, glucoseLevel, warningLevel, valid: true, ...more });
const followed = (...readings: readonly JsonObject[]): JsonObject => ({ '@occurredOn': '2026-01-10', forms: { 'blood-pressure-reading': readings } });
const sweet = (...readings: readonly JsonObject[]): JsonObject => ({ '@occurredOn': '2026-01-10', forms: { 'blood-glucose-reading': readings } });
const HIGH = '2级：血压高于目标，3 日内联系';
const GOOD = '0级：血压达标';
const CRITICAL = '4级：血压危急升高，休息 5～10 分钟复测，仍高立即联系并紧急转诊';
/** A plan of a department: fasting and after breakfast, on Mondays to Wednesdays. */
const PLAN: JsonObject = { '@occurredOn': '2026-01-01', department: '92', timePoints: ['1', '2', '0'], measureDaysPerWeek: 3 };
const planned = (day: string, at: string, more: JsonObject = {}, others: readonly JsonObject[] = []): JsonObject => ({
  ...{ measuredAt: `${day}T${at}:00`, '@occurredOn': day, timePoint: '1', department: '92', valid: true, ...more },
  forms: { 'blood-glucose-patient': [PLAN], 'blood-glucose-reading': others },
});
const told = (level: string): JsonObject => ({ glucoseLevel: level, warningLevel: '2级：3 日内联系', valid: true });

export const examples: readonly MeasureExample[] = [
  { id: 'bp-managed', given: followed(), counts: 'numerator' },
  { id: 'bp-managed', given: { ...followed(), state: '2', stateOn: '2026-03-01' }, counts: 'numerator' },
  { id: 'bp-managed', given: { ...followed(), state: '3', stateOn: '2026-12-31' }, counts: 'not in population' },
  { id: 'bp-managed', given: { ...followed(), state: '3', stateOn: '2027-01-01' }, counts: 'numerator' },
  { id: 'bp-managed', given: { ...followed(), status: '3' }, counts: 'not in population' },
  { id: 'bp-managed', given: { ...followed(), planStart: '2027-01-02' }, counts: 'not in population' },
  { id: 'bp-coverage', given: followed(pressure('2026-05-01', GOOD)), counts: 'numerator' },
  { id: 'bp-coverage', given: followed(pressure('2025-12-31', GOOD)), counts: 'denominator' },
  { id: 'bp-coverage', given: followed(pressure('2026-05-01', GOOD, { valid: false })), counts: 'denominator' },
  { id: 'monitoring-bp-target-rate', given: followed(pressure('2026-05-01', HIGH), pressure('2026-05-02', GOOD)), counts: 'numerator' },
  { id: 'monitoring-bp-target-rate', given: followed(pressure('2026-05-02', HIGH), pressure('2026-05-01', GOOD)), counts: 'denominator' },
  { id: 'monitoring-bp-target-rate', given: followed(), counts: 'not in denominator' },
  { id: 'bp-high-persons', given: followed(pressure('2026-05-01', HIGH)), counts: 'numerator' },
  { id: 'bp-high-persons', given: followed(pressure('2026-05-01', CRITICAL)), counts: 'no' },
  { id: 'bp-low-persons', given: followed(pressure('2026-05-01', '3级：血压过低，当日联系')), counts: 'numerator' },
  { id: 'bp-critical-persons', given: followed(pressure('2026-05-01', CRITICAL), pressure('2026-06-01', GOOD)), counts: 'numerator' },
  // Two of one sitting and one alone are two times.
  { id: 'bp-average-times', given: followed(pressure('2026-05-01', GOOD, { groupId: 'a' }), pressure('2026-05-01', GOOD, { groupId: 'a', measuredAt: '2026-05-01T07:02:00' }), pressure('2026-05-02', GOOD)), counts: '2' },
  { id: 'bg-average-times', given: sweet(glucose('2026-05-01', '达标', '0级：达标'), glucose('2026-05-01', '达标', '0级：达标', { controlSolution: true })), counts: '1' },
  { id: 'bg-control-rate', given: sweet(glucose('2026-05-01', '偏低（提示）', '1级：提示，不报警')), counts: 'numerator' },
  { id: 'bg-control-rate', given: sweet(glucose('2026-05-01', '高于目标', '2级：3 日内联系')), counts: 'denominator' },
  { id: 'bg-high-persons', given: sweet(glucose('2026-05-01', '显著高血糖', '3级：查酮体，当日联系')), counts: 'numerator' },
  { id: 'bg-high-persons', given: sweet(glucose('2026-05-01', '危急高血糖', '4级：立即联系，紧急转诊')), counts: 'no' },
  { id: 'bg-low-persons', given: sweet(glucose('2026-05-01', '1级低血糖', '3级：补糖后复测，当日联系')), counts: 'numerator' },
  { id: 'bg-low-persons', given: sweet(glucose('2026-05-01', '2级低血糖', '4级：立即处理低血糖并联系')), counts: 'no' },
  { id: 'bg-critical-persons', given: sweet(glucose('2026-05-01', '2级低血糖', '4级：立即处理低血糖并联系')), counts: 'numerator' },
  { id: 'bp-readings', given: { ...pressure('2026-05-01', GOOD, { groupId: 'b' }) }, counts: 'numerator' },
  { id: 'bp-readings', given: { ...pressure('2026-05-01', GOOD, { groupId: 'b', measuredAt: '2026-05-01T07:05:00' }), forms: { 'blood-pressure-reading': [pressure('2026-05-01', GOOD, { groupId: 'b' })] } }, counts: 'no' },
  { id: 'glucose-total', given: told('达标'), counts: 'numerator' },
  { id: 'glucose-total', given: { ...told('达标'), valid: false }, counts: 'not in population' },
  { id: 'glucose-total', given: { ...told('达标'), sampleSite: '4' }, counts: 'not in population' },
  { id: 'glucose-warn-rate', given: told('高于目标'), counts: 'numerator' },
  { id: 'glucose-warn-rate', given: told('偏低（提示）'), counts: 'denominator' },
  { id: 'glucose-warn-rate', given: { valid: true }, counts: 'not in denominator' },
  { id: 'glucose-in-target-rate', given: told('达标'), counts: 'numerator' },
  { id: 'glucose-hypo-rate', given: told('3级低血糖（意识改变或需他人救助）'), counts: 'numerator' },
  { id: 'glucose-hypo-3', given: told('3级低血糖（意识改变或需他人救助）'), counts: 'numerator' },
  { id: 'glucose-very-high', given: told('危急高血糖'), counts: 'no' },
  { id: 'glucose-warn-handle-rate', given: { ...told('高于目标'), handled: true }, counts: 'numerator' },
  { id: 'glucose-warn-handle-rate', given: told('高于目标'), counts: 'denominator' },
  { id: 'glucose-warn-handle-rate', given: { ...told('偏低（提示）'), warningLevel: '1级：提示，不报警' }, counts: 'not in denominator' },
  { id: 'department-readings', given: { ...told('达标'), department: '92' }, counts: 'numerator' },
  { id: 'department-readings', given: told('达标'), counts: 'not in population' },
  ...(['lowest', 'lower-quartile', 'median', 'upper-quartile', 'highest'] as const).map((one): MeasureExample => (
    { id: `department-${one}`, given: { ...told('达标'), department: '92', value: 8.4 }, counts: '8.4' })),
  { id: 'department-median', given: { ...told('达标'), department: '92', value: 1, outOfRange: '1' }, counts: 'not in denominator' },
  { id: 'monitored-glucose-mean', given: { ...told('达标'), value: 8.4 }, counts: '8.4' },
  { id: 'monitored-glucose-mean', given: told('达标'), counts: 'not in denominator' },
  { id: 'department-mean', given: { ...told('达标'), department: '92', value: 8.4 }, counts: '8.4' },
  // 2026-06-01 is a Monday, the 4th a Thursday.
  { id: 'department-planned-done', given: planned('2026-06-01', '06:10'), counts: 'numerator' },
  { id: 'department-planned-done', given: planned('2026-06-04', '06:10'), counts: 'no' },
  { id: 'department-planned-done', given: planned('2026-06-01', '11:00', { timePoint: '3' }), counts: 'no' },
  { id: 'department-planned-done', given: planned('2026-06-01', '06:10', { department: '94' }), counts: 'no' },
  { id: 'department-planned-done', given: planned('2026-06-01', '06:40', {}, [planned('2026-06-01', '06:10')]), counts: 'no' },
  { id: 'department-planned-done', given: planned('2025-12-29', '06:10'), counts: 'no' },
  { id: 'department-on-time-rate', given: planned('2026-06-01', '06:30'), counts: 'numerator' },
  { id: 'department-on-time-rate', given: planned('2026-06-01', '06:29'), counts: 'denominator' },
  { id: 'department-on-time-rate', given: planned('2026-06-01', '07:30'), counts: 'numerator' },
  // Two times on three days a week. The year up to yesterday (30 December, a Wednesday): 52 whole weeks from 5 January and three days, before them Thursday to Sunday.
  { id: 'department-planned', given: PLAN, counts: '312' },
  // The last day of the year is a Thursday, and it is over.
  { id: 'department-missed', given: { ...PLAN, measureDaysPerWeek: 4 }, counts: 'numerator' },
  { id: 'department-missed', given: PLAN, counts: 'no' },
  { id: 'department-missed', given: { ...PLAN, measureDaysPerWeek: 4, state: '2', stateOn: '2026-12-01' }, counts: 'no' },
  { id: 'department-missed', given: { ...PLAN, measureDaysPerWeek: 4, timePoints: ['1'], forms: { 'blood-glucose-reading': [planned('2026-12-31', '06:10')] } }, counts: 'no' },
  { id: 'department-planned', given: { ...PLAN, planStart: '2026-06-02', planEnd: '2026-06-08' }, counts: '6' },
  { id: 'department-planned', given: { ...PLAN, planStart: '2026-06-01', state: '2', stateOn: '2026-06-03' }, counts: '4' },
  { id: 'department-planned', given: { ...PLAN, planStart: '2027-01-01' }, counts: '0' },
  { id: 'strip-in', given: { kind: '1', qty: 200, time: '2026-06-01T09:00:00' }, counts: '200' },
  { id: 'strip-issued', given: { kind: '5', qty: 20, time: '2026-06-01T09:00:00' }, counts: '-20' },
  { id: 'strip-loss', given: { kind: '4', qty: 47, bookQty: 50, difference: -3, time: '2026-06-01T09:00:00' }, counts: '3' },
  { id: 'strip-store', given: { kind: '2', qty: 30, department: '92', expire: '2030-03-31', time: '2026-06-01T09:00:00' }, counts: '-30' },
  { id: 'strip-store', given: { kind: '3', qty: 3, department: '92', reason: '1', time: '2026-06-01T09:00:00' }, counts: 'not in denominator' },
  { id: 'strip-expiring', given: { kind: '2', qty: 30, department: '92', expire: '2027-03-31', time: '2026-06-01T09:00:00' }, counts: '-30' },
];
