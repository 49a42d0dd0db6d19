export { createHttpGateway } from '../http-gateway.ts';
