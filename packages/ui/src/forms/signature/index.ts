export { SignatureAnswer } from './signature-answer.part.tsx';
