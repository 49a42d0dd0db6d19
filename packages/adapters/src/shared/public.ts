export { OWN_WORKERS, trustOnly, type Trust } from './trusted-types.ts';
