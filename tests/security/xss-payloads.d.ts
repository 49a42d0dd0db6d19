/** More than 200 texts that must be shown as they are and never run. */
export declare const XSS_PAYLOADS: readonly string[];
