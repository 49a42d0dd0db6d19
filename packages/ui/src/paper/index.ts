export * from './print.screen.tsx';
