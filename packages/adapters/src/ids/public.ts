export { createUuidV7Source } from './uuid-v7.ts';
