import 'reflect-metadata';
import '@gongwei/ui/shared/tokens.css';
import '@gongwei/ui/shared/base.css';
import '@gongwei/ui/shared/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createContainer } from './composition/index.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App locate={createContainer()} />
  </StrictMode>,
);
