export { PasswordSlips } from './password-slips.part.tsx';
