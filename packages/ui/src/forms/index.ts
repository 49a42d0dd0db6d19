export * from './form.screen.tsx';
export * from './people/form-people.ts';
export * from './form-view.part.tsx';
export * from './resident-form.part.tsx';
