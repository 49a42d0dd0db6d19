export { ctResult } from './ct-result.rules.ts';
export {
  PCR_COLUMNS,
  PCR_MUST,
  RESULT_LABELS,
  formatCt,
  readPcrFile,
  readingDifference,
  type PcrWell,
} from './pcr-file.rules.ts';
export { poolMembers } from './pool-members.rules.ts';
export { keptSerial, serialNumberOf, serialPrefix, serialText, type SerialNumber } from './serial-number.rules.ts';
export {
  addToPool,
  personOf,
  personOfNumber,
  sampleAnswers,
  type Pooled,
  type TestedPerson,
} from './tested-person.rules.ts';
export { transportDelay } from './transport-delay.rules.ts';
export { TUBE_FORMS, tubeCodeOf, tubeTakenMessage, type TubeTaken } from './tube.rules.ts';
export {
  TUBE_STATES,
  tubeLife,
  undoReceiveOf,
  type TubeEvent,
  type TubeEventType,
  type TubeFacts,
  type TubeResult,
  type TubeState,
} from './tube.machine.ts';
export { URGE_QUIET_MINUTES, URGE_STAGES, urgeStageOf, type UrgeStage } from './tube-urge.rules.ts';
export { tubeEventLabel, tubeWay, type TubeStage } from './tube-way.rules.ts';
export { BOX_STATES, boxLife, type BoxEvent, type BoxEventType, type BoxFacts, type BoxState } from './box.machine.ts';
export { limitHours, mayBePooled, wellsFrom } from './sampling-limits.rules.ts';
export { retestCounts, standingOf, type RetestCounts, type RetestMember } from './retest-members.rules.ts';
export { retestFollows, retestLife, type RetestState } from './retest.machine.ts';
export { sampledTodayHint, type SampleOfDay } from './sampled-today.rules.ts';
