import { controlLimits, numberOf } from '../clinical/index.ts';
import { DIABETIC_AIMS, type IndividualAim } from '../chronic/individual-aims.rules.ts';
import { fullYears } from '../shared/index.ts';
import { answerOf, childOf, dayOnSheet, type ChartFacts, type ChartSheet } from './chart-sheet.ts';
import { glucoseVisits, growthVisits, higherArm, pregnancyVisits, trendVisits } from './chart-visits.rules.ts';
import type { Figure, FigureId } from './figure.ts';
import type { FormChart, GlucoseChart, PressureChart } from './form-chart.ts';
import { growthFigure, type GrowthFigureId } from './growth-figures.rules.ts';
import { fundalHeightFigure, gainFigure } from './pregnancy-figures.rules.ts';
import {
  DIABETIC_RANGE,
  glucoseFigure,
  NORMAL_RANGE,
  pressureFigure,
  type GlucoseRange,
} from './trend-figures.rules.ts';

/** Draws one of `figuresFor`. Missing as long as an answer it cannot do without is missing. */
export function drawFigure(id: FigureId, chart: FormChart, facts: ChartFacts): Figure | undefined {
  switch (chart.kind) {
    case 'growth': {
      const child = childOf(chart, facts);
      return (
        child &&
        facts.reference &&
        growthFigure(id as GrowthFigureId, facts.reference, { child, visits: growthVisits(chart, child, facts) })
      );
    }
    case 'pregnancy': {
      const visits = pregnancyVisits(chart, facts);
      if (id === 'fundal-height') return fundalHeightFigure(visits);
      const { previous = {} } = facts.context;
      const [weightBefore, height] = [
        numberOf(previous['prePregnancyWeight']),
        answerOf(facts, chart.height) ?? numberOf(previous['height']),
      ];
      return weightBefore === undefined || height === undefined
        ? undefined
        : gainFigure({ weightBefore, height }, visits);
    }
    case 'pressure': {
      const { aim, words } = aimOf(chart, facts);
      return pressureFigure(trendVisits(chart, facts, higherArm(chart, facts)), aim, words);
    }
    case 'glucose':
      return glucoseFigure(glucoseVisits(chart, facts), glucoseRange(chart, facts));
  }
}

/** Diabetics are held to their aim, on whatever sheet it is measured; who measures at home is one or on the way to be. */
const glucoseRange = (chart: GlucoseChart, { context }: ChartSheet): GlucoseRange =>
  chart.timePoint !== undefined || context.resident?.known?.includes('diabetes') ? DIABETIC_RANGE : NORMAL_RANGE;

function aimOf(chart: PressureChart, facts: ChartFacts): { readonly aim: IndividualAim; readonly words: string } {
  const { resident, previous = {} } = facts.context;
  switch (chart.aim) {
    case 'diabetes':
      return { aim: DIABETIC_AIMS.pressure, words: '糖尿病患者目标' };
    case 'pregnancy':
      return { aim: controlLimits(0), words: '妊娠期' };
    case 'home': {
      const [systolic, diastolic] = [
        numberOf(previous['homeTargetSystolic']) ?? 135,
        numberOf(previous['homeTargetDiastolic']) ?? 85,
      ];
      return { aim: { systolic, diastolic }, words: '家庭目标' };
    }
    case 'by-age': {
      const age = resident?.birthDate ? fullYears(resident.birthDate, dayOnSheet(chart, facts)) : (resident?.age ?? 0);
      return { aim: controlLimits(age), words: age >= 65 ? '65 岁及以上目标' : '目标' };
    }
  }
}
