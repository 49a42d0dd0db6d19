export {
  CHECK_UP,
  NEWBORN_VISIT,
  planOf,
  planWords,
  sheetOfStage,
  stageOf,
  stageToOpen,
  type PlanRow,
} from './child-plan.rules.ts';
