export {
  Analyses,
  groupsOf,
  type AnalysisSession,
  type AnalysisState,
  type AnalysisView,
  type PaperFormat,
  type PaperState,
  type PopulationsState,
  type PullState,
  type SnapshotsState,
} from './analyses.service.ts';
export { AnalysisGateway, type ComparedPlace, type Pulled, type RegisteredPeople } from './analysis-gateway.port.ts';
export { createWall, openWall } from './create-wall.ts';
export { WallGateway } from './wall-gateway.port.ts';
export { Walls, type Wall, type WallAge, type WallState } from './wall.service.ts';
export { createAnalyses } from './create-analyses.ts';
export { createNumbers, type NumbersOf, type NumbersState } from './create-numbers.ts';
export { createStrip } from './create-strip.ts';
export { stripNews } from './strip-news.ts';
