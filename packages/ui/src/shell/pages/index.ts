/** Pages of the shell that few open: apart from the frame, so that each comes when it is asked for. */
export { EmbeddedPageScreen } from '../embedded-page.screen.tsx';
export { PersonalCentreScreen } from '../personal-centre.screen.tsx';
