import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The bench page: a form over memory adapters behind a button `#mount`, to be measured without server and network. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: process.env['BENCH_OUT'] ?? `${import.meta.dirname}/../../../dist/bench`,
    emptyOutDir: true,
    target: ['chrome109', 'es2022'],
    minify: !process.env['BENCH_PROFILE'],
  },
  ...(process.env['BENCH_PROFILE'] ? { resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } } } : {}),
});
