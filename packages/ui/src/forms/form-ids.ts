import { createContext, use } from 'react';

/** What the ids of a form's elements begin with: nothing, unless two forms stand on one page and ask the same things. */
export const FormIdsContext = createContext('');
export const useFormIds = (): string => use(FormIdsContext);
