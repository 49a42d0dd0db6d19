import type { Constitution } from '../seed-health.ts';
import { childSheets } from './child.ts';
import { contractSheets } from './contracts.ts';
import { diabetesSheets } from './diabetes.ts';
import { cardDay, hypertensionCard } from './hypertension.ts';
import { monitoringSheets } from './monitoring.ts';
import { premaritalSheets, prepregnancySheets } from './marriage.ts';
import { pregnancySheets } from './pregnancy.ts';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';
import { psychosisSheets } from './psychosis.ts';
import { screeningSheets } from './screenings.ts';
import { tcmSheets } from './tcm.ts';
import { tuberculosisSheets } from './tuberculosis.ts';

/** What the programmes hold of somebody: managed diseases, screenings, the elderly, mothers, children, couples. */
export function programmeSheets(life: ProgrammeLife, body: Constitution | undefined): readonly ProgrammeSheet[] {
  const { resident, age } = life;
  const has = (condition: (typeof resident.conditions)[number]): boolean => resident.conditions.includes(condition);
  return [
    ...(body && has('hypertension') ? [hypertensionCard(life, body, cardDay(life))] : []),
    ...(body && has('diabetes') ? diabetesSheets(life, body, cardDay(life)) : []),
    ...(has('psychosis') ? psychosisSheets(life, cardDay(life)) : []),
    ...(has('tuberculosis') ? tuberculosisSheets(life) : []),
    ...screeningSheets(life),
    ...(age >= 65 ? tcmSheets(life) : []),
    ...(age < 7 ? childSheets(life) : []),
    ...pregnancySheets(life),
    ...premaritalSheets(life),
    ...prepregnancySheets(life),
    // Last, so that what is drawn for it moves nothing of the others.
    ...(body ? monitoringSheets(life, body) : []),
    ...contractSheets(life),
  ];
}
