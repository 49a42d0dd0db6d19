import { composeServices, finishWhenHidden, followServerTime, type ServiceLocator } from './create-container.ts';
import { browserSettings } from './settings.ts';

export { composeServices, type ServiceLocator };

/** The services of the page that is open. */
export function createContainer(): ServiceLocator {
  const settings = browserSettings();
  const locate = composeServices(settings);
  followServerTime(locate, settings);
  finishWhenHidden(locate, document);
  return locate;
}
