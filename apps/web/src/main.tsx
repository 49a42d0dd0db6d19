import './fetch-ahead.ts';
import 'reflect-metadata/lite';
import '@gongwei/ui/shared/tokens.css';
import '@gongwei/ui/shared/base.css';
import '@gongwei/ui/shared/controls.css';
import { LOGIN_PATH } from '@gongwei/domain/identity';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { catchTroubles } from './catch-troubles.ts';
import { createContainer } from './composition/index.ts';
import { dropEarlyLogIn } from './early-log-in/take-over.ts';
import { resumeSession } from './resume-session.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const locate = createContainer();
const troubles = catchTroubles(locate);
resumeSession(locate, routes);
if (location.pathname !== LOGIN_PATH) dropEarlyLogIn();

createRoot(root, troubles.root).render(
  <StrictMode>
    <App locate={locate} router={createBrowserRouter(routes)} onTrouble={troubles.ofRoute} />
  </StrictMode>,
);
