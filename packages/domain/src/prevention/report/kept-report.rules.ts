import type { JsonObject } from '../../shared/index.ts';

/** The kept numbers of a 健康报告, as the form's derivation hands them over. Input: `report`. */
export const keptReport = ({ report }: JsonObject): JsonObject =>
  typeof report === 'object' && report !== null && !Array.isArray(report) ? (report as JsonObject) : {};
