export * from './own-signature.service.ts';
export { createOwnSignature } from './own-signature.ts';
