export { ThemeProvider } from './theme-provider.part.tsx';
