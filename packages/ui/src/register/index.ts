export { RegisterScreen, type RegisterPart } from './register.screen.tsx';
