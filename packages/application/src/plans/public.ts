export { RoundGateway } from './round-gateway.port.ts';
