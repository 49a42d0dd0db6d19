export * from './lock.screen.tsx';
