export {
  CHECK_UP,
  NEWBORN_VISIT,
  planOf,
  planLabel,
  sheetOfStage,
  stageOf,
  stageToOpen,
  type PlanRow,
} from './child-plan.rules.ts';
