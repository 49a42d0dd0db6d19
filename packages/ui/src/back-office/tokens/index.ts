export { NewToken } from './new-token.part.tsx';
export { TokenUses } from './token-uses.part.tsx';
