export { InstitutionDirectory } from './institution-directory.port.ts';
export { NameDirectory, type NamesWanted } from './name-directory.port.ts';
export { RegionDirectory } from './region-directory.port.ts';
export { createInstitutionsBelow } from './institutions-below.service.ts';
export { createFoundNames, type FoundNames } from './found-names.service.ts';
export { createInstitutionTree, type InstitutionTree, type InstitutionTreeState } from './institution-tree.service.ts';
export { createRegionChoice, type OpenList, type RegionChoice } from './region-list.service.ts';
