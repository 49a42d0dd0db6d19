export { LocalListRows } from '../local-list.part.tsx';
