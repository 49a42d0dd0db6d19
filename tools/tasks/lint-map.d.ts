export declare function lintMap(): string;
