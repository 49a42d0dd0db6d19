export { ContractServicesWindow } from './contract-services.part.tsx';
