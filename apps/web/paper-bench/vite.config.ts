import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Sheets without server and screens: `draw` on the page prints answers that a test hands in. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: process.env['PAPER_OUT'] ?? `${import.meta.dirname}/../../../node_modules/.cache/gongwei/paper`,
    emptyOutDir: true,
    target: ['chrome109', 'es2022'],
    reportCompressedSize: false,
  },
});
