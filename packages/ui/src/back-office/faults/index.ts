export { CopyFault } from './copy-fault.part.tsx';
