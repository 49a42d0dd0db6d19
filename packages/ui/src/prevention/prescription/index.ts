export { PrescriptionTemplateWindow } from './prescription-template.part.tsx';
