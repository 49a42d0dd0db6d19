export { HeaderInfoScreen } from './header-info.screen.tsx';
export { HomeScreen } from './home.screen.tsx';
