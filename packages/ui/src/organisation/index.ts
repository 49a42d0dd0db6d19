export { InstitutionSwitcher } from './institution-switcher.part.tsx';
export { InstitutionTree } from './institution-tree.part.tsx';
