export { InstallCode } from '../install-code.part.tsx';
export { RunningVersions } from '../running-versions.part.tsx';
